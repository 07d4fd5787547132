/**
 * `npm run keep-backup -- NAME`: runs a server of these sources, does everything with it that leaves rows or photos,
 * and keeps its backup as NAME, small. `npm run keep-backup -- NAME --of FOLDER` keeps a backup that is there.
 */
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { backUp } from '#server/commands/backup/backup.ts';
import type { Db } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import { deliveries } from '#server/db/schema.ts';
import { makeSamples } from '#server/db/seed/samples/samples.ts';
import { spawnTestServer } from '../spawn-server.ts';
import { Callers } from './callers.ts';
import { fillWithLife } from './fill.ts';
import { thinOut } from './thin.ts';

const SAMPLES = { requests: 40, days: 30 };
const PHOTO_BYTES = 150_000;

/** Runs a server until it has had a life, and backs it up. */
async function backUpALife(folder: string): Promise<string> {
  const dataDir = join(folder, 'data');
  const { child, port } = await spawnTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    const database = await openReached({ databaseUrl: undefined, dataDir });
    await makeSamples(database.db, SAMPLES);
    await fillWithLife(new Callers(`http://localhost:${port}`, database.db), database.db);
    await mailsAreSent(database.db);
    await database.close();
    await backUp({ databaseUrl: undefined, dataDir }, join(folder, 'backup'), console.log);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  return join(folder, 'backup');
}

async function mailsAreSent(db: Db): Promise<void> {
  const isWaiting = and(eq(deliveries.channel, 'mail'), eq(deliveries.state, 'waiting'));
  while ((await db.$count(deliveries, isWaiting)) > 0) await wait(500);
}

const { values, positionals } = parseArgs({
  options: { of: { type: 'string' } },
  allowPositionals: true,
});
const [name] = positionals;
if (!name || !/^[\w.]+$/.test(name)) throw new Error('npm run keep-backup -- NAME [--of FOLDER]');
const folder = await mkdtemp(join(tmpdir(), 'tk-keep-'));
// PostgreSQL does not run as root.
await chmod(folder, 0o755);
try {
  const backup = values.of ? resolve(values.of) : await backUpALife(folder);
  await thinOut(backup, join(import.meta.dirname, name), PHOTO_BYTES);
} finally {
  await rm(folder, { recursive: true, force: true });
}
