import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataFolder } from '../../base/data-folder.ts';
import { removeCluster } from '../../db/embedded/cluster.ts';
import { lockDataDir } from '../../db/lock.ts';
import { connect } from '../../db/primary.ts';
import { reachDatabase } from '../../db/reach.ts';
import type { Manifest } from './manifest.ts';
import { type RestorePlace, restore } from './restore.ts';
import { quoted } from './tables.ts';

/** A backup is tried out in this folder of the data folder. */
const VERIFYING = '.verifying';

/**
 * Restores a backup into a folder of its own, beside a server that may run, and compares all rows and photos there with
 * the backup. The folder is removed at the end.
 * @param say is called with a line for the progress, and for the number of rows that the database has more since
 * @throws StartError if the backup cannot be restored
 */
export async function verify(
  { databaseUrl, dataDir }: RestorePlace,
  backup: string,
  say: (line: string) => void = () => {},
): Promise<Manifest> {
  await prepareDataFolder(dataDir);
  const place = join(dataDir, VERIFYING);
  await refuseAnother(place);
  await remove(place);
  try {
    const manifest = await restore({ databaseUrl: undefined, dataDir: place }, backup, say);
    for (const line of await changesSince(manifest, { databaseUrl, dataDir })) say(line);
    return manifest;
  } finally {
    await remove(place);
  }
}

/** @throws StartError if another one tries a backup out there */
async function refuseAnother(place: string): Promise<void> {
  const unlock = await lockDataDir(place);
  await unlock();
}

async function remove(place: string): Promise<void> {
  await removeCluster(join(place, 'postgres'));
  await rm(place, { recursive: true, force: true });
}

/** The tables whose rows are more or fewer now than in the backup. */
async function changesSince(
  { tables, takenAt }: Manifest,
  place: Pick<RestorePlace, 'databaseUrl' | 'dataDir'>,
): Promise<string[]> {
  const { connection, release } = await reachDatabase(place);
  const client = connect(connection);
  try {
    await client.connect();
    const lines: string[] = [];
    for (const { name, rows } of tables) {
      const there = await client.query('select from pg_tables where schemaname = $1 and tablename = $2', [
        'public',
        name,
      ]);
      if (there.rowCount === 0) {
        lines.push(`${name}: no table of the database any more`);
        continue;
      }
      const result = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted(name)}`);
      const more = Number(result.rows[0]?.rows) - rows;
      if (more !== 0) lines.push(`${name}: ${more > 0 ? '+' : ''}${more} rows since ${takenAt}`);
    }
    return lines;
  } finally {
    await client.end();
    await release();
  }
}
