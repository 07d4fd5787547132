import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { OWNER, socketFolderOf, startCluster } from '../db/embedded/cluster.ts';
import { lockDataDir } from '../db/lock.ts';

export interface Reached {
  connection: ClientConfig;
  release(): Promise<void>;
}

/**
 * The database of the settings. The embedded one is that of the running server; if none runs, it is started for the
 * moment.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Reached> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, release: async () => {} };
  const folder = join(dataDir, 'postgres');
  const connection = (host: string) => ({ host, user: OWNER, database: 'postgres' });
  const host = socketFolderOf(folder);
  if (existsSync(join(folder, 'postmaster.pid')))
    return { connection: connection(host), release: async () => {} };
  const unlock = await lockDataDir(dataDir);
  const cluster = await startCluster(folder);
  return {
    connection: connection(cluster.host),
    release: async () => {
      await cluster.stop();
      await unlock();
    },
  };
}
