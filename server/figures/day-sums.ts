import { type SQL, sql } from 'drizzle-orm';
import { LIFE_DAYS } from '#contract/life/clocks.ts';
import type { Dimension } from '#contract/life/figures.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { beginOf } from '../db/records/day-sql.ts';
import { asItIs } from './as-it-is.ts';
import { countedRequests } from './counted-requests.ts';

/* The sums of each day (`day_sums`): read in the place of requests, and kept when these are gone. */

/** Any number that no other lock of the product has. */
const LOCK = 741_852_003;

/** Days, the first and the last. */
export interface Period {
  from: string;
  to: string;
}

/** Quotes of a request from here on count as so many. */
export const MOST_QUOTES = 10;

/** The values of a request `c` in each dimension. A request counts once for each of its categories. */
const VALUES: Readonly<Record<Dimension | '', SQL>> = {
  '': sql`select ''`,
  medium: sql`select c.medium_uuid`,
  area: sql`select coalesce(c.prefecture_id, 0)::text`,
  theme: sql`select coalesce(c.theme, '')`,
  category: sql`select distinct unnest(c.categories)`,
};

const places = sql.join(
  Object.entries(VALUES).map(
    ([dimension, of]) =>
      sql`select c.uuid, ${dimension}::text as dimension, v.value from counted c, lateral (${of}) v (value)`,
  ),
  sql` union all `,
);

/** Requests of the day. The others are there for the deals that came about on it. */
const NEW = sql`filter (where c.is_new)`;

const bins = sql.join(
  Array.from(
    { length: MOST_QUOTES + 1 },
    (_, quotes) => sql`count(*) filter (where c.is_new and least(c.quotes, ${MOST_QUOTES}) = ${quotes})`,
  ),
  sql`, `,
);

/** Makes the sums of a day again. Rows that stay the same are not written. */
function sumDay(day: string): SQL {
  const [begin, end] = [beginOf(day), beginOf(sql`${day}::date + 1`)];
  const requests = countedRequests({
    living: sql`r.uuid in (
      select uuid from requests where created_at >= ${begin} and created_at < ${end}
      union select request_uuid from outcomes where result = 'sold' and at >= ${begin} and at < ${end})`,
    erased: sql`(e.day = ${day} or e.deal_days @> array[${day}::date])`,
  });
  return sql`with counted as materialized (
      select *, day = ${day} as is_new, cardinality(array_positions(deal_days, ${day}::date)) as made
      from (${requests}) each),
    places as materialized (${places}),
    first_quotes as (
      select v.dimension, v.value, c.hours::integer as hour, count(*)::integer as count
      from places v join counted c using (uuid) where c.is_new and c.hours is not null group by 1, 2, 3),
    hours as (
      select dimension, value, array_agg(coalesce(count, 0) order by hour) as hours
      from (select dimension, value, generate_series(0, max(hour)) as hour from first_quotes group by 1, 2) all_hours
        left join first_quotes using (dimension, value, hour)
      group by 1, 2),
    sums as materialized (
      select f.dimension as filter, f.value as filter_value, b.dimension as breakdown, b.value as breakdown_value,
        count(*) ${NEW} as requests, count(*) filter (where c.is_new and c.quotes > 0) as quoted,
        coalesce(sum(c.quotes) ${NEW}, 0) as quotes, coalesce(sum(c.releases) ${NEW}, 0) as releases,
        coalesce(sum(c.deals) ${NEW}, 0) as deals, sum(c.made) as deals_made,
        case when b.dimension = '' then array[${bins}]::integer[] end as quotes_each
      from counted c join places f using (uuid) join places b using (uuid) group by 1, 2, 3, 4
      -- A day without requests has a row too: it was summed.
      union all select '', '', '', '', 0, 0, 0, 0, 0, 0, '{}' where not exists (select from counted)),
    gone as (delete from day_sums s where s.day = ${day} and not exists (select from sums n
      where (n.filter, n.filter_value, n.breakdown, n.breakdown_value)
        = (s.filter, s.filter_value, s.breakdown, s.breakdown_value)))
    insert into day_sums as s (day, filter, filter_value, breakdown, breakdown_value, requests, quoted, quotes, releases,
      deals, deals_made, hours, quotes_each)
    select ${day}::date, filter, filter_value, breakdown, breakdown_value, requests, quoted, quotes, releases, deals,
      deals_made, case when breakdown = '' then coalesce(hours, '{}') end, quotes_each
    from sums left join hours on hours.dimension = sums.filter and hours.value = sums.filter_value
    order by filter, filter_value, breakdown, breakdown_value
    on conflict (filter, filter_value, day, breakdown, breakdown_value) do update set
      (requests, quoted, quotes, releases, deals, deals_made, hours, quotes_each)
        = (excluded.requests, excluded.quoted, excluded.quotes, excluded.releases, excluded.deals, excluded.deals_made,
          excluded.hours, excluded.quotes_each)
      where (s.requests, s.quoted, s.quotes, s.releases, s.deals, s.deals_made, s.hours, s.quotes_each)
        is distinct from (excluded.requests, excluded.quoted, excluded.quotes, excluded.releases, excluded.deals,
          excluded.deals_made, excluded.hours, excluded.quotes_each)`;
}

/**
 * Makes the sums of a day again if something of it has changed before it was closed. A day is closed when nothing that
 * comes later counts for it: its sums stay, whatever happens to its requests. One that has no sums is summed once.
 */
const renew = (db: Db, day: string): Promise<void> =>
  asItIs(db, async (tx) => {
    // First, so that the statements below see what the one who held it has written.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${day}::date - date '2000-01-01')`);
    const [row] = await rowsOf<{ isDue: boolean | null }>(
      tx,
      sql`with marks as (delete from stale_days where day = ${day} returning at)
        select bool_or(at < ${beginOf(sql`${day}::date + ${LIFE_DAYS}::integer`)})
          or not exists (select from day_sums where day = ${day}) as "isDue" from marks`,
    );
    if (row?.isDue) await tx.execute(sumDay(day));
  });

/**
 * Makes the sums of all days again of which something has changed. A change that is not committed yet keeps its mark for
 * the next time.
 * @param period only of these days
 */
export async function renewSums(db: Db, period?: Period): Promise<void> {
  const within = period ? sql`where day between ${period.from} and ${period.to}` : sql``;
  const days = await rowsOf<{ day: string }>(
    db,
    sql`select distinct day::text as day from stale_days ${within} order by 1`,
  );
  for (const { day } of days) await renew(db, day);
}
