import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { PARTS_WORDS } from '../parts/messages.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import { type TableColumn, Time } from '../parts/table.tsx';
import { ThingLink } from '../parts/thing-link.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/log.ts';
import { changeText } from './change-text.ts';
import { LOG } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LOG.title);

const PATH = DESK_PAGES.log;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const filters = filtersIn(query, ['person', 'action', 'from', 'until']);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readLog', { ...filters, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, filters, isFirst, may };
}

type Entry = AnswerOfAct<'readLog'>['entries'][number];

const whoText = (by: string) => (by === 'seller' ? LOG.seller : by || LOG.self);

const columnsOf = (may: readonly string[]): readonly TableColumn<Entry>[] => [
  { label: LOG.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
  { label: LOG.by, cell: ({ by }) => whoText(by) },
  { label: LOG.action, cell: ({ act }) => act },
  {
    label: LOG.subject,
    cell: ({ about, thing }) => (
      <>
        {thing.name ? <small>{about}</small> : null}
        <ThingLink thing={thing} may={may} otherwise={about} />
      </>
    ),
  },
  {
    label: LOG.changed,
    cell: ({ changes }) =>
      changes.length > 0 && (
        <ul className={parts.lines}>
          {changes.map((line) => (
            <li key={line}>{changeText(line)}</li>
          ))}
        </ul>
      ),
  },
];

/** The acts of people, the newest first. */
export default function Log({ loaderData }: Route.ComponentProps) {
  const { entries, next, total, people, actions, filters, isFirst, may } = loaderData;
  const names = Object.fromEntries(people.map(({ uuid, name }) => [uuid, name]));
  return (
    <>
      <h1>{LOG.title}</h1>
      <p className={parts.note}>{LOG.lead}</p>
      <form action={PATH} className={parts.search}>
        <Select
          name="person"
          label={LOG.person}
          options={{ ...names, seller: LOG.seller, system: LOG.self }}
          chosen={filters.person}
        />
        <Select name="action" label={LOG.action} options={actions} chosen={filters.action} />
        <FilterText name="from" label={PARTS_WORDS.from} value={filters.from} type="date" />
        <FilterText name="until" label={PARTS_WORDS.until} value={filters.until} type="date" />
        <button type="submit" className={buttonClass('line', 'small')}>
          {PARTS_WORDS.filterNow}
        </button>
        {Object.keys(filters).length > 0 && (
          <Link className={parts.textButton} to={PATH}>
            {PARTS_WORDS.clear}
          </Link>
        )}
      </form>
      <List
        path={PATH}
        query={filters}
        next={next}
        isFirst={isFirst}
        total={total}
        columns={columnsOf(may)}
        rows={entries}
        keyOf={({ uuid }) => uuid}
      />
    </>
  );
}
