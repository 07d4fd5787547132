import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { SHOP_SORTS, type ShopSort, type SortOrder } from '#contract/desk/desk.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { OFFICE, view } from './act.ts';
import { listed } from './inputs.ts';
import { countRows } from './most-counted.ts';
import { piece } from './piece.ts';
import { shopCasesSql } from './shop-cases.ts';

interface ListedShop {
  uuid: string;
  name: string;
  prefecture: string;
  /** The shop gets requests, is paused or on holiday, is full for today, or no mail reaches it. */
  state: 'open' | 'away' | 'full' | 'unreachable';
  /** The leads of the last 90 days. */
  leads: number;
  /** The part of them that it answered with a quote or a refusal, 0 to 1; null: it had none. */
  answered: number | null;
  quotes: number;
  deals: number;
  /** Hours until its quotes, the median; null: none. */
  hours: number | null;
  /** Cases about it that sellers have reported. */
  cases: number;
}

interface Found extends Omit<ListedShop, 'prefecture'> {
  prefecture_id: number;
  /** The value by which the list is ordered. */
  value: string;
}

const TODAY = `(now() at time zone 'Asia/Tokyo')::date`;

/** The state of a shop, by the columns that matching looks at. */
const STATE = sql.raw(`case
  when s.unreachable_at is not null or s.email = '' then 'unreachable'
  when s.paused_at is not null or s.holidays @> ${TODAY} then 'away'
  when s.capacity is not null and (case when s.day_of_count = ${TODAY} then s.day_count else 0 end) >= s.capacity
    then 'full'
  else 'open' end`);

/** The figures by which shops are sorted: counts that a task keeps (rate_shops), so that a list reads no requests. */
const FIGURES: Readonly<Record<ShopSort, SQL>> = {
  leads: sql`s.recent_asked`,
  answered: sql`s.recent_answers::float8 / nullif(s.recent_asked, 0)`,
  quotes: sql`s.recent_quotes`,
  deals: sql`s.recent_deals`,
  hours: sql`s.answer_hours`,
  cases: shopCasesSql(sql`s.uuid`),
};

const TABLE = sql`shops s cross join lateral (select ${STATE} as state) t`;

/** The order of a list of shops: the value, and what `piece` has to know of it. */
interface ShopOrder {
  value: SQL;
  of: 'moments' | 'numbers';
  isAscending: boolean;
}

const NEWEST: ShopOrder = { value: sql`s.created_at`, of: 'moments', isAscending: false };

/** A part of a figure that is smaller than any difference between two. */
const TIE = 1e-9;

/** Shops without a figure come last, whatever the order is. Of equal figures, the one with more requests says more. */
function orderBy(sort: string | undefined, order: string | undefined): ShopOrder {
  if (!sort || !isKeyOf(SHOP_SORTS, sort)) return NEWEST;
  const direction: SortOrder = order === 'up' || order === 'down' ? order : SHOP_SORTS[sort];
  const isAscending = direction === 'up';
  const last = isAscending ? 'infinity' : '-infinity';
  const tie = sql`${FIGURES.leads} * ${isAscending ? -TIE : TIE}::float8`;
  const value = sql`coalesce((${FIGURES[sort]})::float8 + ${tie}, ${last}::float8)`;
  return { value, of: 'numbers', isAscending };
}

const select = (where: SQL, limit: number, { value, isAscending }: ShopOrder = NEWEST) => {
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`
  select s.uuid, s.shop_name as name, s.prefecture_id, t.state, ${FIGURES.leads} as leads, ${FIGURES.answered} as answered,
    ${FIGURES.quotes} as quotes, ${FIGURES.deals} as deals, ${FIGURES.hours} as hours,
    ${FIGURES.cases} as cases, (${value})::text as value
  from ${TABLE} where ${where} order by ${value} ${direction}, s.uuid ${direction} limit ${limit}`;
};

function asListed({ prefecture_id, value: _, ...shop }: Found): ListedShop {
  return { ...shop, prefecture: PREFECTURES[prefecture_id - 1] ?? '' };
}

/** A shop as the list shows it; undefined if there is none. */
export async function listOneShop(db: Db, uuid: string): Promise<ListedShop | undefined> {
  const [row] = await rowsOf<Found>(db, select(sql`s.uuid = ${uuid}`, 1));
  return row && asListed(row);
}

const shopQuery = z.extend(listed, {
  text: askedText,
  state: askedText,
  category: askedText,
  sort: askedText,
  order: askedText,
});
type ShopQuery = z.output<typeof shopQuery>;

/** The shops of a filter; all given have to hold. Unknown values are no filter. */
function wantedBy({ text = '', state, category }: ShopQuery): SQL[] {
  const conditions = text
    .split(/\s/)
    .filter(Boolean)
    .map((word) => sql`position(search_text(${word}) in s.search_text) > 0`);
  if (state) conditions.push(sql`t.state = ${state}`);
  const key = CATEGORY_KEYS.find((one) => one === category);
  if (key) conditions.push(sql`s.categories @> array[${key}]`);
  return conditions;
}

export const shopLists = {
  /**
   * The shops, the newest first, or sorted by a figure (SHOP_SORTS). `text`: words of the name, the company or the
   * address. `order`: `up` or `down`.
   */
  readShops: view({
    may: OFFICE,
    asks: shopQuery,
    async read({ db }, query) {
      const { after, whole } = query;
      const which = wantedBy(query);
      const by = orderBy(query.sort, query.order);
      const [{ rows, next }, total] = await Promise.all([
        piece(
          { at: by.value, uuid: sql`s.uuid`, of: by.of, isAscending: by.isAscending },
          after,
          (where, limit) =>
            rowsOf<Found>(db, select(sql.join([where ?? sql`true`, ...which], sql` and `), limit, by)),
          ({ value, uuid }) => ({ at: value, uuid }),
          { whole },
        ),
        whole ? null : countRows(db, sql`from ${TABLE} where ${sql.join([sql`true`, ...which], sql` and `)}`),
      ]);
      return {
        shops: rows.map(asListed),
        next,
        /** Above MOST_COUNTED: there are more. */
        total,
      };
    },
  }),
};
