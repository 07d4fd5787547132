import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open.ts';
import { media, requestItems, requests } from '../db/schema.ts';

/** What requests can be counted by. Days are Japan's. A medium that is not in the list of media has its uuid. */
const COLUMNS = {
  day: sql`to_char(${requests.createdAt} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`,
  medium: sql`coalesce(${media.name}, ${requests.mediumUuid})`,
  inflow: sql`${requests.inflow}`,
  category: sql`${requestItems.category}`,
} as const satisfies Record<string, SQL>;

export type Column = keyof typeof COLUMNS;
export const ALL_COLUMNS = Object.keys(COLUMNS) as Column[];

export const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

/** Counts, under the columns that were asked for. */
export type ReportRow = Partial<Record<Column, string>> & { requests: number; items: number };

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** The month that it is in Japan: `2026-11`. */
export const monthOf = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit' }).format(now);

/**
 * The requests of a month and their items. A request with items of two categories counts once in the row of each.
 * Requests that were erased are not counted.
 * @param month by Japan's calendar, `2026-11`
 * @param by no column twice; without any, one row for the month
 */
export async function countRequests(db: Db, month: string, by: readonly Column[]): Promise<ReportRow[]> {
  const start = sql`(${`${month}-01`}::timestamp at time zone 'Asia/Tokyo')`;
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Tokyo')`;
  const columns = by.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(name)}, `);
  const places = sql.raw(by.map((_, index) => index + 1).join(', '));
  return rowsOf<ReportRow>(
    db,
    sql`select ${sql.join(columns)} count(distinct ${requests.uuid})::int as requests,
          count(${requestItems.position})::int as items
        from ${requests}
        left join ${requestItems} on ${requestItems.requestUuid} = ${requests.uuid}
        left join ${media} on ${media.uuid}::text = ${requests.mediumUuid}
        where ${requests.createdAt} >= ${start} and ${requests.createdAt} < ${end}
        ${by.length > 0 ? sql`group by ${places} order by ${places}` : sql``}`,
  );
}
