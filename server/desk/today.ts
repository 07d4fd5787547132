import { sql } from 'drizzle-orm';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { TODAY_DAYS } from '#contract/desk/desk.ts';
import { WAITING } from '#contract/desk/waiting.ts';
import type { AlarmName } from '#contract/help/alarms.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { IS_COUNTED } from '../figures/counted-requests.ts';
import { EVERYTHING, readDays } from '../figures/read-sums.ts';
import { OFFICE, view } from './act.ts';
import { countWaiting, daysBack } from './waiting.ts';

/** The figures that somebody who begins the day wants to see. Alarms are those of this process. */
async function countToday(db: Db, alarms: readonly AlarmName[], asker: { person: string; now: Date }) {
  const { today } = daysBack(asker.now);
  const to = dayInJapan(asker.now);
  const from = daysLater(to, 1 - TODAY_DAYS);
  const [sums, hours, counts] = await Promise.all([
    readDays(db, EVERYTHING, { from, to }),
    rowsOf<{ hour: number; count: number }>(
      db,
      sql`select extract(hour from created_at at time zone 'Asia/Tokyo')::integer as hour, count(*)::integer as count
        from requests r where ${IS_COUNTED} and created_at >= ${today} at time zone 'Asia/Tokyo' group by 1`,
    ),
    countWaiting(db, keysOf(WAITING), asker),
  ]);
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
    read: ({ db, alarms, life, by }) =>
      countToday(db, alarms?.raised ?? [], { person: by.id, now: life.now() }),
  }),
};
