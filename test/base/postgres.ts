import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { OWNER, startCluster } from '#server/db/embedded/cluster.ts';
import { freePort } from './free-port.ts';

/** The PostgreSQL that comes with the product, reachable by URL. Its data is removed when it stops. */
export interface TestPostgres {
  /** The URL of a database on it. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const cluster = await startCluster(join(folder, 'postgres'), { testPort: port });
  const url = (database: string) => `postgres://${OWNER}@127.0.0.1:${port}/${database}`;
  // A run that is cut short stops nothing in order, and PostgreSQL is in a session of its own.
  const kill = () => {
    if (cluster.pid) process.kill(cluster.pid, 'SIGQUIT');
  };
  process.once('exit', kill);
  return {
    url,
    createDatabase: (name) => asAdmin(url('postgres'), `create database ${name}`),
    stop: async () => {
      process.off('exit', kill);
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement that cannot run in a transaction. */
export async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
