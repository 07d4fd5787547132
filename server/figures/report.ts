import { type SQL, sql } from 'drizzle-orm';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { beginOf } from '../db/records/day-sql.ts';
import { asItIs } from './as-it-is.ts';
import { countedRequests } from './counted-requests.ts';
import { histogramOf, medianHours } from './histogram.ts';

/**
 * The columns by which requests can be counted. Days are Japan's. A medium that is not in the list of media has its
 * uuid. By shop, each request counts once for each shop that had it.
 */
const COLUMNS = {
  day: sql`to_char(counted.day, 'YYYY-MM-DD')`,
  medium: sql`coalesce(media.name, counted.medium_uuid)`,
  inflow: sql`counted.inflow`,
  category: sql`category`,
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
  /** These four are defined in contract/life/figures.ts; deals are those by the day of the request. */
  quotes: number;
  releases: number;
  deals: number;
  /** The median of `hours`, in days with one decimal; empty without a quote. */
  days: string;
};

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/**
 * The requests of a month, their items, and what became of them. A request with items of two categories counts once in
 * the row of each; by shop, one that was erased names none.
 * @param month by Japan's calendar, `2026-11`
 * @param by no column twice; without any, one row for the month
 */
export async function countRequests(db: Db, month: string, by: readonly Column[]): Promise<ReportRow[]> {
  const start = `${month}-01`;
  const end = sql`(${start}::date + interval '1 month')::date`;
  const requests = countedRequests(
    {
      living: sql`r.created_at >= ${beginOf(start)} and r.created_at < ${beginOf(end)}`,
      erased: sql`e.day >= ${start} and e.day < ${end}`,
    },
    by.includes('shop'),
  );
  const columns = sql.join(by.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(name)}, `));
  const names = sql.join(by.map((name) => sql`${sql.identifier(name)}, `));
  const places = sql.raw(by.map((_, index) => index + 1).join(', '));
  const query = sql`with counted as materialized (${requests}),
        each as (
          select ${columns} counted.uuid, counted.shop_uuid, count(category)::integer as items, counted.quotes,
            counted.hours, counted.releases, counted.deals
          from counted left join unnest(categories) as category on true
          left join media on media.uuid::text = counted.medium_uuid
          left join shops on shops.uuid = counted.shop_uuid
          group by ${by.length > 0 ? sql`${places}, ` : sql``} counted.uuid, counted.shop_uuid, counted.quotes,
            counted.hours, counted.releases, counted.deals)
        select ${names} count(*)::integer as requests, coalesce(sum(items), 0)::integer as items,
          coalesce(sum(quotes), 0)::integer as quotes, coalesce(sum(releases), 0)::integer as releases,
          coalesce(sum(deals), 0)::integer as deals, array_agg(hours::integer) filter (where hours is not null) as hours
        from each ${by.length > 0 ? sql`group by ${places} order by ${places}` : sql``}`;
  const rows = await asItIs(db, (tx) =>
    rowsOf<Omit<ReportRow, 'days'> & { hours: number[] | null }>(tx, query),
  );
  return rows.map(({ hours, ...row }) => ({ ...row, days: daysOf(hours ?? []) }) as ReportRow);
}

/** The median of first quotes in days. @param hours as `countedRequests` counts them */
function daysOf(hours: readonly number[]): string {
  const median = medianHours(histogramOf(hours));
  return median === null ? '' : (median / 24).toFixed(1);
}
