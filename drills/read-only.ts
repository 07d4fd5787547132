import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '#test/bench/bench.ts';
import { descendants } from '#test/bench/processes.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers, type SoakPlace } from './sellers.ts';
import { SmallDisk } from './small-disk.ts';

const REQUESTS = 20;
/** Longer than the lock of the data folder may go without being renewed. */
const FROZEN_MS = 25_000;
/** From the moment at which the disk can be written again until a request is taken. */
const LONGEST_MS = 60_000;
/** The server starts its database again a second after its end. */
const RESTART_MS = 900;

/** The answers that say what is wrong, and that the same call may succeed later. */
const IN_WORDS = [200, 503, 507];

/** The disk under a running server becomes read-only, and later writable again: with the database elsewhere, and on it. */
export async function measureReadOnly(bench: Bench): Promise<Figure[]> {
  if (!SmallDisk.isPossible()) {
    bench.say('no disk turns read-only: that needs root on Linux');
    return [];
  }
  await bench.closeBrowser();
  const postgres = await Postgres.start(bench.file('read-only-postgres'));
  try {
    const databaseUrl = await postgres.createDatabase('readonly');
    return [
      ...(await freeze(bench, 'read-only', databaseUrl, 'Read-only disk with the photos')),
      ...(await freeze(bench, 'read-only-embedded', '', 'Read-only disk with photos and database')),
    ];
  } finally {
    await postgres.stop();
  }
}

async function freeze(bench: Bench, name: string, databaseUrl: string, what: string): Promise<Figure[]> {
  const disk = new SmallDisk(bench.file(name));
  const settings = { DISK_RESERVE_MB: '10' };
  const place: SoakPlace = { dataDir: disk.folder, databaseUrl };
  const server = await ServerProcess.start(disk.folder, databaseUrl, settings);
  const sellers = new Sellers(() => server.url, { perSecond: 20 });
  try {
    await sellers.more(REQUESTS);
    if (databaseUrl && !(await disk.freeze(LONGEST_MS))) throw new Error('files are written all the time');
    if (!databaseUrl) await freezeUnderDatabase(server, disk);
    const isAcknowledged = sellers.acknowledged;
    await wait(FROZEN_MS);
    const health = await fetch(`${server.url}/health`).catch(() => undefined);
    const [during, alive] = [sellers.acknowledged - isAcknowledged, server.isRunning];
    disk.thaw();
    const again = alive ? await secondsUntilTaken(sellers) : Number.NaN;
    bench.say(`${what}: ${sellers.answers}`);
    await sellers.stop();
    const strange = [...sellers.statuses].filter(([status]) => !IN_WORDS.includes(status));
    await server.stop();
    return [
      ...(await lossRows(what, sellers, place)),
      {
        what: `${what}: the process ended`,
        value: alive ? 0 : 1,
        unit: '',
        bar: { most: 0 },
        detail: `/health said ${health?.status ?? 'nothing'} after ${FROZEN_MS / 1000} s`,
      },
      {
        what: `${what}: answers other than 200, 503 and 507, or none`,
        value: strange.reduce((sum, [, count]) => sum + count, 0),
        unit: '',
        bar: { most: 0 },
        detail: `${sellers.answers}; ${during} acknowledged meanwhile`,
      },
      {
        what: `${what}: until a request is taken when it can be written again`,
        value: again,
        unit: 's',
        bar: { most: LONGEST_MS / 1000 },
        detail: 'without a restart',
      },
    ];
  } finally {
    await sellers.stop();
    await server.stop();
    disk.remove();
  }
}

/**
 * A database keeps files open for writing, and Linux makes no such disk read-only. One that a fault makes so ends it, so
 * it is ended, and the disk turns before it has started again.
 */
async function freezeUnderDatabase(server: ServerProcess, disk: SmallDisk): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    for (const pid of descendants(server.pid)) kill(pid);
    if (await disk.freeze(RESTART_MS)) return;
  }
  throw new Error('the database was always faster');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended with the one before.
  }
}

async function secondsUntilTaken(sellers: Sellers): Promise<number> {
  const startedAt = performance.now();
  const { acknowledged } = sellers;
  while (sellers.acknowledged === acknowledged) {
    if (performance.now() - startedAt > LONGEST_MS) return Number.NaN;
    await wait(50);
  }
  return (performance.now() - startedAt) / 1000;
}
