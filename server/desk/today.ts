import { sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { WAITING } from '#contract/desk/waiting.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { OFFICE, view } from './act.ts';
import { countWaiting, daysBack } from './waiting.ts';

/** The figures that somebody who begins the day wants to see. Alarms are those of this process. */
async function countToday(db: Db, alarms: readonly string[], asker: { person: string; now: Date }) {
  const { today, first } = daysBack(asker.now);
  const [days, hours, counts] = await Promise.all([
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
    countWaiting(db, keysOf(WAITING), asker),
  ]);
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
    read: ({ db, alarms, life, by }) =>
      countToday(db, alarms?.raised ?? [], { person: by.id, now: life.now() }),
  }),
};
