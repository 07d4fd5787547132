import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from '../logging.ts';
import type { Database } from './open.ts';

/** Work that is done from time to time, by one process of all that share a database. */
export interface Task {
  name: string;
  /** When, in the time of Japan: minute, hour, day, month, weekday. */
  cron: string;
  work(): Promise<void>;
}

/** How long a task may take to finish when the server stops. It is done again later if it does not. */
const FINISH_MS = 5_000;

const placeOf = (pool: Database['pool']): ConstructorOptions => ({
  db: { executeSql: (text, values) => pool.query(text, values) },
  schema: 'queue',
});

/** Makes the tables of the queue, or brings them to this release, so that servers find them so. */
export async function prepareQueue({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const boss = new PgBoss({ ...placeOf(pool), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Starts a queue in the database (its tables are in a schema of its own), which calls each task at its time. A task that
 * fails is tried again, later each time.
 * @returns a function that stops it
 */
export async function startQueue(
  { pool }: Pick<Database, 'pool'>,
  tasks: readonly Task[],
  log: Logger,
): Promise<() => Promise<void>> {
  const boss = new PgBoss(placeOf(pool));
  boss.on('error', (err) => log.error({ err }, 'the queue'));
  await boss.start();
  for (const { name, cron, work } of tasks) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 5, retryDelay: 60, retryBackoff: true });
    await boss.schedule(name, cron, null, { tz: 'Asia/Tokyo' });
    await boss.work(name, () =>
      work().catch((err) => {
        log.error({ err, task: name }, 'a task failed; it is tried again');
        throw err;
      }),
    );
  }
  return () => boss.stop({ graceful: true, timeout: FINISH_MS });
}
