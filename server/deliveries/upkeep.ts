import { sql } from 'drizzle-orm';
import type { Logger } from '../base/logging.ts';
import { type Db, rowsOf } from '../db/open.ts';
import type { Task } from '../db/queue.ts';
import { SteadyClock } from '../db/steady-clock.ts';
import { withStored } from '../db/with-stored.ts';
import { Outbox } from './outbox.ts';
import { IS_OURS, LINE } from './relay.ts';
import { NO_ADDRESS } from './undeliverable.ts';

/** A delivery that waits this long waits for something that is gone, such as a webhook that was removed. */
const LONGEST_WAIT_DAYS = 7;

/** Upkeep tasks: hand over lost deliveries, give up those that waited too long, report dead ones. */
export function upkeepTasks(db: Db, log: Logger): Task[] {
  const clock = new SteadyClock(db);
  // From here on, before anything can leap.
  clock.hasLeapt().catch(() => undefined);
  return [
    { name: 'find-lost-deliveries', cron: '*/10 * * * *', work: () => findLost(db, log, clock) },
    { name: 'tell-of-dead-deliveries', cron: '*/15 * * * *', work: () => tellOfDead(db) },
  ];
}

/**
 * Hands over again the deliveries whose job is gone: a backup, for example, holds deliveries and no queue. Gives up
 * those that have waited too long, unless nobody knows what time it is.
 */
export async function findLost(
  db: Db,
  log: Logger,
  clock: Pick<SteadyClock, 'hasLeapt'> = new SteadyClock(db),
): Promise<void> {
  const rows = await rowsOf(
    db,
    sql`update deliveries d set job = null
      where state = 'waiting' and job is not null and not exists (
        select from queue.job j where j.id = d.job and j.name = ${LINE})
      returning uuid`,
  );
  if (rows.length > 0)
    log.warn(`${rows.length} deliveries had no job in the queue; they are carried out now`);
  if (await clock.hasLeapt()) return;
  await db.execute(
    sql`update deliveries set state = 'dead', error = coalesce(error, 'nobody_there'), settled_at = now()
      where state = 'waiting' and created_at < now() - make_interval(days => ${LONGEST_WAIT_DAYS})
        and (attempted_at is null or attempted_at < now() - make_interval(days => ${LONGEST_WAIT_DAYS}))`,
  );
}

/**
 * Writes to the operator, if something was given up since the last time. Partners and shops see calls to their programs
 * at their desks; of a device that was not told nobody has to know.
 */
export async function tellOfDead(db: Db): Promise<void> {
  const first = sql`(select uuid from deliveries
    where state = 'dead' and error <> ${NO_ADDRESS} and event <> 'delivery.dead' and ${IS_OURS}
      and settled_at > coalesce(
        (select max(created_at) from deliveries where event = 'delivery.dead'), '-infinity')
    order by settled_at limit 1)`;
  await withStored(db, first, { announced: new Outbox().announce(['delivery.dead']) });
}
