import { sql } from 'drizzle-orm';
import { TODAY_DAYS } from '#contract/desk/desk.ts';
import type { RequestGroup } from '#contract/life/request-states.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inRequestGroup, momentSql } from '../db/records/condition-sql.ts';
import { contactEnquiries, reviews } from '../db/schema.ts';
import { waits } from '../life/reviews.ts';
import { OFFICE, view } from './act.ts';
import { openCasesSql } from './cases.ts';
import { isOpen } from './enquiries.ts';

/** The things that wait for somebody. */
interface Waiting {
  /** Requests of the last days that still wait for a first quote, and those that no shop was told of. */
  unquoted: number;
  unplaced: number;
  /** Shops whose mail came back. */
  bounced: number;
  registrations: number;
  /** Enquiries that nobody has answered, and reviews that nobody has read. */
  enquiries: number;
  reviews: number;
  /** Cases that have not ended, and those of them that wait for too long. */
  cases: number;
  overdue_cases: number;
  dead: number;
  waiting: number;
}

/** The figures that somebody who begins the day wants to see. Alarms are those of this process. */
async function countToday(db: Db, alarms: readonly string[], now: Date) {
  /** The beginning of the day in Japan, without a zone. */
  const today = sql`date_trunc('day', ${momentSql(now)} at time zone 'Asia/Tokyo')`;
  const first = sql`(${today} - make_interval(days => ${TODAY_DAYS - 1}))`;
  const recent = (group: RequestGroup) => sql`(select count(*)::integer from requests r
    where created_at >= ${first} at time zone 'Asia/Tokyo' and ${inRequestGroup(group, momentSql(now))})`;
  const openCases = openCasesSql(now);
  const [days, hours, [counts]] = await Promise.all([
    rowsOf<{ day: string; count: number }>(
      db,
      sql`select day::date::text as day, (select count(*)::integer from requests
          where created_at >= day at time zone 'Asia/Tokyo'
            and created_at < (day + interval '1 day') at time zone 'Asia/Tokyo') as count
        from generate_series(${first}, ${today}, interval '1 day') day
        order by day`,
    ),
    rowsOf<{ hour: number; count: number }>(
      db,
      sql`select extract(hour from created_at at time zone 'Asia/Tokyo')::integer as hour, count(*)::integer as count
        from requests where created_at >= ${today} at time zone 'Asia/Tokyo' group by 1`,
    ),
    rowsOf<Waiting>(
      db,
      sql`select
          ${recent('waiting')} as unquoted, ${recent('unplaced')} as unplaced,
          (select count(*)::integer from shops where unreachable_at is not null or email = '') as bounced,
          (select count(*)::integer from shop_registrations s where refused_at is null
            and not exists (select from shops where shops.uuid = s.uuid)) as registrations,
          (select count(*)::integer from ${contactEnquiries} where ${isOpen}) as enquiries,
          (select count(*)::integer from ${reviews} where ${waits}) as reviews,
          ${openCases.open} as cases, ${openCases.overdue} as overdue_cases,
          (select count(*)::integer from deliveries where state = 'dead') as dead,
          (select count(*)::integer from deliveries where state = 'waiting') as waiting`,
    ),
  ]);
  if (!counts) throw new Error('the database has counted nothing');
  const at = new Map(hours.map(({ hour, count }) => [hour, count]));
  return {
    ...counts,
    days,
    hours: Array.from({ length: 24 }, (_, hour) => at.get(hour) ?? 0),
    alarms: [...alarms],
  };
}

export const todayActs = {
  readToday: view({
    may: OFFICE,
    read: ({ db, alarms, life }) => countToday(db, alarms?.raised ?? [], life.now()),
  }),
};
