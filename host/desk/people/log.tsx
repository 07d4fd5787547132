import { DESK_PAGES } from '#contract/desk/desk.ts';
import { LIST_FILTERS } from '#contract/desk/lists.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Filter } from '../parts/filter.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { daysIn, filtersIn, listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { namedOptions } from '../parts/named-options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import type { TableColumn } from '../parts/table.tsx';
import { ThingLink } from '../parts/thing-link.tsx';
import { wordOf } from '../parts/word-of.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/log.ts';
import { LOG_COLUMNS } from './log-columns.tsx';
import { LOG } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LOG.title);

const PATH = DESK_PAGES.log;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const filters = filtersIn(query, LIST_FILTERS.log);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readLog', { ...filters, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, filters, isFirst, may };
}

type Entry = AnswerOfAct<'readLog'>['entries'][number];

/** The things of entries lead to their pages. */
const columnsOf = (may: readonly string[]): readonly TableColumn<Entry>[] => {
  const [at, by, act, subject, lines] = LOG_COLUMNS;
  const cell = ({ about, thing }: Entry) => (
    <>
      <ThingLink thing={thing} may={may} otherwise={about} />
      {thing.name ? <small>{about}</small> : null}
    </>
  );
  return [at, by, act, { ...subject, cell }, lines];
};

const personOptions = (people: Parameters<typeof namedOptions>[0]) => ({
  ...namedOptions(people),
  seller: LOG.seller,
  system: LOG.self,
});

/** The acts of people, the newest first. */
export default function Log({ loaderData }: Route.ComponentProps) {
  const { entries, next, total, people, actions, filters, isFirst, may } = loaderData;
  const persons = personOptions(people);
  const words = [
    wordOf(persons, filters.person),
    wordOf(actions, filters.action),
    daysIn(filters.from, filters.until),
  ];
  return (
    <>
      <h1>{LOG.title}</h1>
      <p className={parts.note}>{LOG.lead}</p>
      <Filter path={PATH} chosen={words}>
        <Select name="person" label={LOG.person} options={persons} chosen={filters.person} />
        <Select name="action" label={LOG.action} options={actions} chosen={filters.action} />
        <FilterText name="from" label={PARTS_WORDS.from} value={filters.from} type="date" />
        <FilterText name="until" label={PARTS_WORDS.until} value={filters.until} type="date" />
      </Filter>
      <section className={parts.tooled}>
        <ListTools list="log" filters={filters} total={total} />
        <List
          path={PATH}
          query={filters}
          next={next}
          isFirst={isFirst}
          columns={columnsOf(may)}
          rows={entries}
          keyOf={({ uuid }) => uuid}
        />
      </section>
    </>
  );
}
