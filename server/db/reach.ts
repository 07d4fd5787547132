import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { Config } from '../base/config.ts';
import { prepareDataFolder } from '../base/data-folder.ts';
import { StartError } from '../base/errors.ts';
import { connectionTo, hasDatabase, runningCluster, startCluster } from './embedded/cluster.ts';
import { lockDataDir } from './lock.ts';
import { type Database, OPERATORS_PATIENCE, openConnection } from './open.ts';
import { primaryOf } from './primary.ts';

export interface Reached {
  connection: PoolConfig;
  release(): Promise<void>;
}

/**
 * The database of the settings. The embedded one is that of the running server; if no server runs, it is started for
 * this connection.
 * @param options.make makes an embedded one that does not exist yet
 * @throws StartError if there is none
 */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { make = false } = {},
): Promise<Reached> {
  if (databaseUrl) return { connection: primaryOf(databaseUrl), release: async () => {} };
  const folder = join(dataDir, 'postgres');
  if (make) await prepareDataFolder(dataDir);
  else if (!(await hasDatabase(folder)))
    throw new StartError(`There is no database in ${dataDir}.`, 'Check DATA_DIR, or set DATABASE_URL.');
  const running = await runningCluster(folder);
  if (running) return { connection: running, release: async () => {} };
  const unlock = await lockDataDir(dataDir);
  const cluster = await startCluster(folder).catch(async (error) => {
    await unlock();
    throw error;
  });
  return {
    connection: connectionTo(cluster.host),
    release: async () => {
      await cluster.stop();
      await unlock();
    },
  };
}

/** The same, ready for queries. Closing it also stops a database that was started for it. */
export async function openReached(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options?: { make?: boolean },
): Promise<Database> {
  const { connection, release } = await reachDatabase(config, options);
  const database = await openConnection(
    { ...OPERATORS_PATIENCE, ...connection },
    config.databaseUrl || config.dataDir,
  ).catch(async (error) => {
    await release();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await release();
    },
  };
}
