import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES, SHOP_SORTS, type ShopSort } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { addressOf, filtersIn, listQuery } from '../parts/list-query.ts';
import { CATEGORY_OPTIONS } from '../parts/options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import { type ColumnSort, State, type TableColumn } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/shops.ts';
import { SHOPS_WORDS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.shops;

const FILTERS = ['text', 'state', 'category', 'sort', 'order'] as const;
type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const filters = filtersIn(query, FILTERS);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readShops', { ...filters, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, isFirst, done, filters, mayImport: may.includes('importShops') };
}

type ListedShop = AnswerOfAct<'readShops'>['shops'][number];

const COLUMNS: readonly (TableColumn<ListedShop> & { by?: ShopSort })[] = [
  { label: WORDS.name, cell: ({ uuid, name }) => <Link to={`${PATH}/${uuid}`}>{name}</Link> },
  { label: WORDS.area, cell: ({ prefecture }) => prefecture },
  { label: WORDS.state, cell: ({ state }) => <State state={state}>{WORDS.states[state]}</State> },
  { label: WORDS.leads, cell: ({ leads }) => leads.toLocaleString('ja'), isNumber: true, by: 'leads' },
  {
    label: WORDS.answered,
    cell: ({ answered }) => (answered === null ? '–' : WORDS.percent(answered)),
    isNumber: true,
    by: 'answered',
  },
  { label: WORDS.quotes, cell: ({ quotes }) => quotes.toLocaleString('ja'), isNumber: true, by: 'quotes' },
  { label: WORDS.deals, cell: ({ deals }) => deals.toLocaleString('ja'), isNumber: true, by: 'deals' },
  {
    label: WORDS.hours,
    cell: ({ hours }) => (hours === null ? '–' : WORDS.hoursText(hours)),
    isNumber: true,
    by: 'hours',
  },
  { label: WORDS.cases, cell: ({ cases }) => cases.toLocaleString('ja'), isNumber: true, by: 'cases' },
];

/** A press sorts by a column in its first order, the next one turns the order round. */
function sortOf(by: ShopSort, { sort, order, ...filters }: Filters): ColumnSort {
  const first = SHOP_SORTS[by];
  const now = sort !== by ? undefined : order === 'up' || order === 'down' ? order : first;
  const next = now === first ? { order: first === 'up' ? 'down' : 'up' } : {};
  return { to: addressOf(PATH, { ...filters, sort: by, ...next }), order: now };
}

const columnsFor = (filters: Filters): readonly TableColumn<ListedShop>[] =>
  COLUMNS.map(({ by, ...column }) => ({ ...column, sort: by && sortOf(by, filters) }));

/** Sorted lists stay sorted by another filter. */
const Sorting = ({ sort, order }: Filters) => (
  <>
    {sort && isKeyOf(SHOP_SORTS, sort) && <input type="hidden" name="sort" value={sort} />}
    {sort && order && <input type="hidden" name="order" value={order} />}
  </>
);

/** The shops, the newest first, or sorted by a figure. */
export default function Shops({ loaderData }: Route.ComponentProps) {
  const { shops, next, total, isFirst, done, filters, mayImport } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done && <DoneNotice>{WORDS.imported(done)}</DoneNotice>}
      <form action={PATH} className={parts.search}>
        <FilterText name="text" label={WORDS.search} value={filters.text} />
        <Select name="state" label={WORDS.state} options={WORDS.states} chosen={filters.state} />
        <Select name="category" label={WORDS.category} options={CATEGORY_OPTIONS} chosen={filters.category} />
        <Sorting {...filters} />
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
        total={total}
        columns={columnsFor(filters)}
        rows={shops}
        keyOf={({ uuid }) => uuid}
      />
    </>
  );
}
