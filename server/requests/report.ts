import { type SQL, sql } from 'drizzle-orm';
import { dayInJapan } from '#contract/japanese-days.ts';
import { isKeyOf, keysOf } from '#contract/keys.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { erasedRequests, media, requestItems, requests } from '../db/schema.ts';

/**
 * The columns by which requests can be counted. Days are Japan's. A medium that is not in the list of media has its
 * uuid.
 */
const COLUMNS = {
  day: sql`to_char(counted.day, 'YYYY-MM-DD')`,
  medium: sql`coalesce(${media.name}, counted.medium_uuid)`,
  inflow: sql`counted.inflow`,
  category: sql`counted.category`,
} as const satisfies Record<string, SQL>;

export type Column = keyof typeof COLUMNS;
export const ALL_COLUMNS = keysOf(COLUMNS);

export const isColumn = (name: string): name is Column => isKeyOf(COLUMNS, name);

/** Counts, under the columns that were asked for. */
export type ReportRow = Partial<Record<Column, string>> & { requests: number; items: number };

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** The month that it is in Japan: `2026-11`. */
export const monthOf = (now: Date): string => dayInJapan(now).slice(0, '2026-11'.length);

/**
 * The requests of a month and their items. A request with items of two categories counts once in the row of each.
 * Requests that were erased are counted by their remaining row.
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
    sql`with counted as (
          select ${requests.uuid} as uuid, (${requests.createdAt} at time zone 'Asia/Tokyo')::date as day,
            ${requests.mediumUuid} as medium_uuid, ${requests.inflow} as inflow, ${requestItems.category} as category
          from ${requests}
          left join ${requestItems} on ${requestItems.requestUuid} = ${requests.uuid}
          where ${requests.createdAt} >= ${start} and ${requests.createdAt} < ${end}
          union all
          select uuid, day, medium_uuid, inflow, category
          from ${erasedRequests} left join unnest(categories) as category on true
          where day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month')
        select ${sql.join(columns)} count(distinct counted.uuid)::int as requests,
          count(counted.category)::int as items
        from counted
        left join ${media} on ${media.uuid}::text = counted.medium_uuid
        ${by.length > 0 ? sql`group by ${places} order by ${places}` : sql``}`,
  );
}
