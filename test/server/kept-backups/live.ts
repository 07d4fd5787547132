import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import { deliveries } from '#server/db/schema.ts';
import { makeSamples } from '#server/db/seed/samples/samples.ts';
import { spawnTestServer } from '../spawn-server.ts';
import { Callers } from './callers.ts';
import { breakOff, fillWithLife } from './fill.ts';

const SAMPLES = { requests: 40, days: 30 };

/**
 * Lets a server of these sources have a life in a data folder: everything that leaves rows or photos happens. It is
 * stopped at the end.
 * @param dataDir an empty folder that PostgreSQL can reach
 */
export async function live(dataDir: string): Promise<void> {
  const { child, port } = await spawnTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    await within(dataDir, async (db) => {
      await makeSamples(db, SAMPLES);
      await fillWithLife(new Callers(`http://localhost:${port}`, db), db);
      await mailsAreSent(db);
    });
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  // Nothing that a server does by its clock comes after.
  await within(dataDir, breakOff);
}

/** Works with the embedded database of a data folder. */
async function within(dataDir: string, work: (db: Db) => Promise<void>): Promise<void> {
  const database = await openReached({ databaseUrl: undefined, dataDir });
  await work(database.db).finally(() => database.close());
}

async function mailsAreSent(db: Db): Promise<void> {
  const isWaiting = and(eq(deliveries.channel, 'mail'), eq(deliveries.state, 'waiting'));
  while ((await db.$count(deliveries, isWaiting)) > 0) await wait(500);
}
