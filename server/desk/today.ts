import { sql } from 'drizzle-orm';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { TODAY_DAYS } from '#contract/desk/desk.ts';
import type { RequestGroup } from '#contract/life/request-states.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inRequestGroup, momentSql } from '../db/records/condition-sql.ts';
import { contactEnquiries, reviews } from '../db/schema.ts';
import { IS_COUNTED } from '../figures/counted-requests.ts';
import { EVERYTHING, readDays } from '../figures/read-sums.ts';
import { waits } from '../life/reviews.ts';
import { OFFICE, view } from './act.ts';
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
  const to = dayInJapan(now);
  const from = daysLater(to, 1 - TODAY_DAYS);
  const [sums, hours, [counts]] = await Promise.all([
    readDays(db, EVERYTHING, { from, to }),
    rowsOf<{ hour: number; count: number }>(
      db,
      sql`select extract(hour from created_at at time zone 'Asia/Tokyo')::integer as hour, count(*)::integer as count
        from requests r where ${IS_COUNTED} and created_at >= ${today} at time zone 'Asia/Tokyo' group by 1`,
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
          (select count(*)::integer from deliveries where state = 'dead') as dead,
          (select count(*)::integer from deliveries where state = 'waiting') as waiting`,
    ),
  ]);
  if (!counts) throw new Error('the database has counted nothing');
  const at = new Map(hours.map(({ hour, count }) => [hour, count]));
  return {
    ...counts,
    days: Array.from({ length: TODAY_DAYS }, (_, index) => {
      const day = daysLater(from, index);
      return { day, count: sums.find((row) => row.day === day)?.requests ?? 0 };
    }),
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
