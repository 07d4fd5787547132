import { type SQL, sql } from 'drizzle-orm';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { RELEASED } from '#contract/life/place-states.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { holdsSql } from '../db/records/condition-sql.ts';
import { erasedRequests, media, requestItems, requests } from '../db/schema.ts';

/**
 * The columns by which requests can be counted. Days are Japan's. A medium that is not in the list of media has its
 * uuid. By shop, each request counts once for each shop that had it.
 */
const COLUMNS = {
  day: sql`to_char(counted.day, 'YYYY-MM-DD')`,
  medium: sql`coalesce(${media.name}, counted.medium_uuid)`,
  inflow: sql`counted.inflow`,
  category: sql`counted.category`,
  shop: sql`coalesce(shops.shop_name, '')`,
} as const satisfies Record<string, SQL>;

export type Column = keyof typeof COLUMNS;
export const ALL_COLUMNS = keysOf(COLUMNS);
/** The ones of a report that asks for none. */
export const USUAL_COLUMNS = ALL_COLUMNS.filter((name) => name !== 'shop');

export const isColumn = (name: string): name is Column => isKeyOf(COLUMNS, name);

/** Counts, under the columns that were asked for. */
export type ReportRow = Partial<Record<Column, string>> & {
  requests: number;
  items: number;
  /** Shops that named a price, that had price and contact, and with which both sides say that something was sold. */
  quotes: number;
  releases: number;
  deals: number;
  /** From the request to its first quote, the median, in days with one decimal; empty without a quote. */
  days: string;
};

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/**
 * The requests of a month, their items, and what became of them. A request with items of two categories counts once in
 * the row of each. Requests that were erased are counted by their remaining row; of their quotes nothing is left.
 * @param month by Japan's calendar, `2026-11`
 * @param by no column twice; without any, one row for the month
 */
export async function countRequests(db: Db, month: string, by: readonly Column[]): Promise<ReportRow[]> {
  const start = sql`(${`${month}-01`}::timestamp at time zone 'Asia/Tokyo')`;
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Tokyo')`;
  const byShop = by.includes('shop');
  const columns = sql.join(by.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(name)}, `));
  const names = sql.join(by.map((name) => sql`${sql.identifier(name)}, `));
  const places = sql.raw(by.map((_, index) => index + 1).join(', '));
  const shopUuid = byShop ? sql`m.shop_uuid` : sql`null::uuid`;
  return rowsOf<ReportRow>(
    db,
    sql`with counted as (
          select ${requests.uuid} as uuid, (${requests.createdAt} at time zone 'Asia/Tokyo')::date as day,
            ${requests.mediumUuid} as medium_uuid, ${requests.inflow} as inflow, ${requestItems.category} as category
          from ${requests}
          left join ${requestItems} on ${requestItems.requestUuid} = ${requests.uuid}
          where ${requests.createdAt} >= ${start} and ${requests.createdAt} < ${end}
          union all
          select uuid, day, medium_uuid, inflow, category
          from ${erasedRequests} left join unnest(categories) as category on true
          where day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'),
        facts as (
          select m.request_uuid as uuid, ${shopUuid} as shop_uuid, count(quoted.at)::int as quotes,
            count(*) filter (where ${holdsSql(RELEASED)})::int as releases,
            count(*) filter (where (select count(*) from outcomes said where said.request_uuid = m.request_uuid
              and said.shop_uuid = m.shop_uuid and said.result = 'sold') = 2)::int as deals,
            extract(epoch from min(quoted.at) - min(r.created_at)) / 86400 as days
          from ${requests} r join matches m on m.request_uuid = r.uuid
          left join lateral (select min(given_at) as at from quotes
            where request_uuid = m.request_uuid and shop_uuid = m.shop_uuid) quoted on true
          where r.created_at >= ${start} and r.created_at < ${end}
          group by 1, 2),
        each as (
          select ${columns} counted.uuid, ${byShop ? sql`m.shop_uuid` : sql`null::uuid as shop_uuid`},
            count(counted.category)::int as items
          from counted
          left join ${media} on ${media.uuid}::text = counted.medium_uuid
          ${byShop ? sql`left join matches m on m.request_uuid = counted.uuid left join shops on shops.uuid = m.shop_uuid` : sql``}
          group by ${by.length > 0 ? sql`${places}, ` : sql``} counted.uuid, shop_uuid)
        select ${names} count(*)::int as requests, coalesce(sum(items), 0)::int as items,
          coalesce(sum(quotes), 0)::int as quotes, coalesce(sum(releases), 0)::int as releases,
          coalesce(sum(deals), 0)::int as deals,
          coalesce(round(percentile_cont(0.5) within group (order by days)::numeric, 1)::text, '') as days
        from each left join facts on facts.uuid = each.uuid and facts.shop_uuid is not distinct from each.shop_uuid
        ${by.length > 0 ? sql`group by ${places} order by ${places}` : sql``}`,
  );
}
