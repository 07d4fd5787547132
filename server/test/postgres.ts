import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';

/** A PostgreSQL server from the distribution's package. Its data is removed when it stops. */
export interface TestPostgres {
  /** The URL of a database on it. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The seeded database from which others are copied. */
export const TEMPLATE = 'seeded';

const USER = 'takakurabe';

/**
 * Starts PostgreSQL in a temporary folder.
 * @throws Error when PostgreSQL is not installed
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-postgres-'));
  const bin = findBinaries();
  const owner = await dropRoot(folder);
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(bin, program), args, { ...owner, cwd: folder });
  const data = join(folder, 'data');
  const port = await freePort();

  await run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -F -c max_connections=200 -c shared_buffers=64MB`;
  await run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start');

  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const admin = postgres(url('postgres'), { max: 1, onnotice: () => {} });
  return {
    url,
    createDatabase: async (name) => {
      await admin`create database ${admin(name)}`;
    },
    stop: async () => {
      await admin.end({ timeout: 1 });
      await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const ofDistribution = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const found = [...ofDistribution, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
  if (!found)
    throw new Error('PostgreSQL is not installed: apt-get install postgresql (version 15 or later)');
  return found;
}

/** PostgreSQL refuses to run as root; the distribution's package creates a user for it. */
async function dropRoot(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [numberOf('-u'), numberOf('-g')];
  await chown(folder, uid, gid);
  return { uid, gid };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
