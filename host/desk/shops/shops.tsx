import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { CATEGORY_OPTIONS } from '../parts/options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import { State, type TableColumn } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/shops.ts';
import { SHOPS_WORDS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = '/desk/shops';

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const filters = filtersIn(query, ['text', 'state', 'category']);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readShops', { ...filters, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, isFirst, done, filters, mayImport: may.includes('importShops') };
}

const COLUMNS: readonly TableColumn<AnswerOfAct<'readShops'>['shops'][number]>[] = [
  { label: WORDS.name, cell: ({ uuid, name }) => <Link to={`${PATH}/${uuid}`}>{name}</Link> },
  { label: WORDS.area, cell: ({ prefecture }) => prefecture },
  { label: WORDS.state, cell: ({ state }) => <State state={state}>{WORDS.states[state]}</State> },
  { label: WORDS.leads, cell: ({ leads }) => leads.toLocaleString('ja'), isNumber: true },
  {
    label: WORDS.answered,
    cell: ({ answered }) => (answered === null ? '–' : WORDS.percent(answered)),
    isNumber: true,
  },
  { label: WORDS.quotes, cell: ({ quotes }) => quotes.toLocaleString('ja'), isNumber: true },
  { label: WORDS.deals, cell: ({ deals }) => deals.toLocaleString('ja'), isNumber: true },
  {
    label: WORDS.hours,
    cell: ({ hours }) => (hours === null ? '–' : WORDS.hoursText(hours)),
    isNumber: true,
  },
  { label: WORDS.cases, cell: ({ cases }) => cases.toLocaleString('ja'), isNumber: true },
];

/** The shops, the newest first. */
export default function Shops({ loaderData }: Route.ComponentProps) {
  const { shops, next, isFirst, done, filters, mayImport } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done && <DoneNotice>{WORDS.imported(done)}</DoneNotice>}
      <form action={PATH} className={parts.search}>
        <FilterText name="text" label={WORDS.search} value={filters.text} />
        <Select name="state" label={WORDS.state} options={WORDS.states} chosen={filters.state} />
        <Select name="category" label={WORDS.category} options={CATEGORY_OPTIONS} chosen={filters.category} />
        <button type="submit" className={buttonClass('ink', 'small')}>
          {WORDS.find}
        </button>
        {mayImport && (
          <Link className={buttonClass('line', 'small')} to={DESK_PAGES.importShops}>
            {WORDS.import}
          </Link>
        )}
        <p className={parts.note}>{WORDS.lead}</p>
      </form>
      <List
        path={PATH}
        query={filters}
        next={next}
        isFirst={isFirst}
        columns={COLUMNS}
        rows={shops}
        keyOf={({ uuid }) => uuid}
      />
    </>
  );
}
