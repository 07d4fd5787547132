import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Client } from 'pg';
import { RESTORING } from '#server/db/unfinished-restore.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { jpeg } from '#test/server/photos.ts';
import { Postgres } from './postgres.ts';
import { fillWithRequests } from './scale-data.ts';

const REQUESTS = Number(process.env.SOAK_REQUESTS || 200_000);
const PHOTOS = Number(process.env.SOAK_PHOTOS || 20_000);
const PHOTO_BYTES = 100_000;
const COMMAND = join(import.meta.dirname, '..', 'server', 'commands', 'backup', 'run.ts');

interface Ran {
  seconds: number;
  /** The largest memory of the process itself. */
  peakMb: number;
  output: string;
}

/** The largest memory that a process has had, as the system counts it. */
function peakOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ran: Ran = { seconds: 0, peakMb: 0, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      ran.output += text;
    });
  return { child, ran };
}

async function run(program: string, args: readonly string[], env?: Readonly<Record<string, string>>) {
  const { child, ran } = start(program, args, env);
  const startedAt = performance.now();
  const looking = setInterval(() => {
    ran.peakMb = Math.max(ran.peakMb, peakOf(child));
  }, 50);
  const [code] = await once(child, 'close');
  clearInterval(looking);
  ran.seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${ran.output}`);
  return ran;
}

/** A place as an operator has it: the settings of a server. */
interface Place {
  DATA_DIR: string;
  DATABASE_URL: string;
}

/** A command of an operator. */
export const runCommand = (name: 'backup' | 'restore', args: readonly string[], place: Place) =>
  run(process.execPath, [COMMAND, name, ...args], { ...place });

/** Photos of all rows that name one. */
async function writePhotos(url: string, dataDir: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ path: string }>('select path from request_photos');
  await client.end();
  const atOnce = pLimit(16);
  await Promise.all(
    rows.map(({ path }, n) =>
      atOnce(async () => {
        const file = join(dataDir, 'photos', path);
        await mkdir(dirname(file), { recursive: true });
        const content = jpeg(PHOTO_BYTES);
        content.writeUInt32BE(n, PHOTO_BYTES / 2);
        await writeFile(file, content);
      }),
    ),
  );
}

/** A restore that is killed in its middle leaves nothing that disturbs a second one. */
async function breakOff(backup: string, place: Place, middle: () => Promise<boolean>): Promise<void> {
  const { child } = start(process.execPath, [COMMAND, 'restore', backup], { ...place });
  const close = once(child, 'close');
  while (!(await middle())) await wait(20);
  child.kill('SIGKILL');
  await close;
}

const tableExists = async (url: string): Promise<boolean> => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query("select to_regclass('public.restore_under_way') is not null as is");
  await client.end();
  return rows[0]?.is === true;
};

/** Rows of a table, counted in a place that no server uses. */
async function countIn(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*) from requests) as requests, (select count(*) from matches) as matches,
      (select count(*) from request_photos) as photos`,
  );
  await client.end();
  return JSON.stringify(rows[0]);
}

/** Makes the data once, on a PostgreSQL elsewhere, and a backup of it. */
class Original {
  readonly postgres: Postgres;
  readonly url: string;
  readonly dataDir: string;
  readonly backup: string;
  private constructor(postgres: Postgres, url: string, dataDir: string, backup: string) {
    this.postgres = postgres;
    this.url = url;
    this.dataDir = dataDir;
    this.backup = backup;
  }

  static async make(bench: Bench, name: string): Promise<Original> {
    const postgres = await Postgres.start(bench.file(`${name}-postgres`));
    const url = await postgres.createDatabase('original');
    const dataDir = bench.file(`${name}-data`);
    bench.say(`making ${REQUESTS} requests and ${PHOTOS} photos …`);
    await fillWithRequests(url, REQUESTS, PHOTOS);
    await writePhotos(url, dataDir);
    return new Original(postgres, url, dataDir, bench.file(`${name}-backup`));
  }

  get place(): Place {
    return { DATA_DIR: this.dataDir, DATABASE_URL: this.url };
  }
}

const row = (what: string, { seconds, peakMb }: Ran, more = ''): Figure => ({
  what,
  value: seconds,
  unit: 's',
  detail: `${(seconds / 60).toFixed(1)} min, at most ${Math.round(peakMb)} MB in the process${more}`,
});

const name = `${REQUESTS.toLocaleString('en')} requests, ${PHOTOS.toLocaleString('en')} photos`;

/** pg_dump and pg_restore of the system; they know no photos. */
async function peers(original: Original, bench: Bench): Promise<{ dump: Ran; restored: Ran } | undefined> {
  const bin = globSync('/usr/lib/postgresql/*/bin/pg_restore').sort().at(-1);
  if (!bin) return undefined;
  const file = bench.file('peer.dump');
  const dump = await run(join(dirname(bin), 'pg_dump'), ['-Fc', '-f', file, original.url]);
  const target = await original.postgres.createDatabase('peer');
  const restore = await run(bin, ['-j1', '--no-owner', '-d', target, file]);
  return { dump, restored: restore };
}

/** By the words of docs/operating/: a backup beside a server, its trial, and a restore into an empty place. */
async function drill(bench: Bench, original: Original, target: Place, isMiddle: () => Promise<boolean>) {
  const rows: Figure[] = [];
  const where = target.DATABASE_URL ? 'elsewhere' : 'embedded';
  const say = (ran: Ran, what: string) => {
    bench.say(`${what}: ${ran.seconds.toFixed(0)} s`);
    rows.push(row(`${name}, ${where}: ${what}`, ran));
    return ran;
  };
  say(await runCommand('backup', [original.backup], original.place), 'npm run backup');
  say(
    await runCommand('backup', ['--verify', original.backup], original.place),
    'npm run backup -- --verify',
  );
  await breakOff(original.backup, target, isMiddle);
  const restore = say(await runCommand('restore', [original.backup], target), 'npm run restore');
  const agrees = restore.output.includes('counts and checksums of rows and photos agree');
  rows.push({
    what: `${name}, ${where}: restores that do not agree, after one that was killed in its middle`,
    value: agrees ? 0 : 1,
    unit: '',
    bar: { most: 0 },
    detail: restore.output
      .split('\n')
      .filter((line) => /^(requests|matches|photos) /.test(line))
      .join('; '),
  });
  return { rows, restored: restore };
}

/** A restore without photos, beside pg_restore -j1 of the same rows. */
async function besidePeers(bench: Bench, original: Original, target: Place): Promise<Figure[]> {
  const client = new Client(original.url);
  await client.connect();
  await client.query('delete from request_photos');
  await client.end();
  const bare = `${original.backup}-rows`;
  await runCommand('backup', [bare], original.place);
  const ours = await runCommand('restore', [bare], target);
  const peer = await peers(original, bench);
  if (!peer) return [row(`${name}: rows alone (pg_restore is not installed)`, ours)];
  return [
    row(`${name}: pg_dump -Fc`, peer.dump),
    row(`${name}: pg_restore -j1`, peer.restored),
    {
      what: `${name}: npm run restore of the rows alone, beside pg_restore -j1`,
      value: ours.seconds / peer.restored.seconds,
      unit: '×',
      bar: { most: BARS.restoreRatio },
      detail: `${ours.seconds.toFixed(1)} s and at most ${Math.round(ours.peakMb)} MB, ${peer.restored.seconds.toFixed(1)} s`,
    },
  ];
}

/** A backup of real size is restored into the embedded database of an empty folder. */
export async function measureRestore(bench: Bench): Promise<Figure[]> {
  const original = await Original.make(bench, 'restore');
  try {
    const target = { DATA_DIR: bench.file('restored'), DATABASE_URL: '' };
    const filling = join(target.DATA_DIR, RESTORING, 'postgres', 'postmaster.pid');
    const { rows } = await drill(bench, original, target, async () => existsSync(filling));
    const without = { DATA_DIR: bench.file('restored-rows'), DATABASE_URL: '' };
    return [...rows, ...(await besidePeers(bench, original, without))];
  } finally {
    await original.postgres.stop();
  }
}

/** The same into an empty database elsewhere. */
export async function measureRestoreElsewhere(bench: Bench): Promise<Figure[]> {
  const original = await Original.make(bench, 'restore-elsewhere');
  try {
    const url = await original.postgres.createDatabase('restored');
    const target = { DATA_DIR: bench.file('restored-elsewhere'), DATABASE_URL: url };
    const { rows } = await drill(bench, original, target, () => tableExists(url));
    if ((await countIn(url)) !== (await countIn(original.url))) throw new Error('the rows differ');
    const other = await original.postgres.createDatabase('rows');
    const without = { DATA_DIR: bench.file('restored-elsewhere-rows'), DATABASE_URL: other };
    return [...rows, ...(await besidePeers(bench, original, without))];
  } finally {
    await original.postgres.stop();
  }
}
