import { DESK_PAGES, SHOP_SORTS, type ShopSort } from '#contract/desk/desk.ts';
import { LIST_FILTERS } from '#contract/desk/lists.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { Filter } from '../parts/filter.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { List } from '../parts/list.tsx';
import { addressOf, filtersIn, listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { CATEGORY_OPTIONS } from '../parts/options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import type { ColumnSort, TableColumn } from '../parts/table.tsx';
import { wordOf } from '../parts/word-of.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/shops.ts';
import { SHOPS_WORDS as WORDS } from './messages.ts';
import { type ListedShop, SHOP_COLUMNS } from './shop-columns.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.shops;

type Filters = Partial<Record<(typeof LIST_FILTERS.shops)[number], string>>;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const filters = filtersIn(query, LIST_FILTERS.shops);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readShops', { ...filters, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, isFirst, done, filters, mayImport: may.includes('importShops') };
}

/** A press sorts by a column in its first order, the next one turns the order round. */
function sortOf(by: ShopSort, { sort, order, ...filters }: Filters): ColumnSort {
  const first = SHOP_SORTS[by];
  const now = sort !== by ? undefined : order === 'up' || order === 'down' ? order : first;
  const next = now === first ? { order: first === 'up' ? 'down' : 'up' } : {};
  return { to: addressOf(PATH, { ...filters, sort: by, ...next }), order: now };
}

const columnsFor = (filters: Filters): readonly TableColumn<ListedShop>[] =>
  SHOP_COLUMNS.map(({ by, ...column }) => ({ ...column, sort: by && sortOf(by, filters) }));

/** The choices in words. */
const chosenIn = ({ text, state, category }: Filters) => [
  text,
  wordOf(WORDS.states, state),
  wordOf(CATEGORY_OPTIONS, category),
];

/** The shops, the newest first, or sorted by a figure. */
export default function Shops({ loaderData }: Route.ComponentProps) {
  const { shops, next, total, isFirst, done, filters, mayImport } = loaderData;
  // Sorted lists stay sorted by another filter.
  const { sort, order } = filters;
  const sorting = { ...(sort && { sort }), ...(sort && order && { order }) };
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done && <DoneNotice>{WORDS.imported(done)}</DoneNotice>}
      <Filter path={PATH} chosen={chosenIn(filters)} besides={sorting}>
        <FilterText name="text" label={WORDS.search} value={filters.text} />
        <Select name="state" label={WORDS.state} options={WORDS.states} chosen={filters.state} />
        <Select name="category" label={WORDS.category} options={CATEGORY_OPTIONS} chosen={filters.category} />
      </Filter>
      <section className={parts.tooled}>
        <ListTools list="shops" filters={filters} total={total}>
          <small>{WORDS.lead}</small>
          {mayImport && <Link to={DESK_PAGES.importShops}>{WORDS.import}</Link>}
        </ListTools>
        <List
          path={PATH}
          query={filters}
          next={next}
          isFirst={isFirst}
          columns={columnsFor(filters)}
          rows={shops}
          keyOf={({ uuid }) => uuid}
        />
      </section>
    </>
  );
}
