import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Config } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { lockDataDir } from '../db/lock.ts';
import { type Database, openEmbedded, openPostgres } from '../db/open.ts';
import { StartError } from '../errors.ts';
import { requirePartner } from '../photos/partner.ts';
import { openPhotoStore, type PhotoSettings, type PhotoStore } from '../photos/photo-store.ts';
import { type Manifest, photoFile, readManifest, sha256, tableFile } from './manifest.ts';
import { columnList, quoted } from './tables.ts';

/**
 * Puts a backup into an empty data folder (or an empty store of photos), and into the embedded database there or an
 * empty one elsewhere.
 * @throws StartError if something is there already, or the backup is damaged
 */
export async function restore(
  { databaseUrl, dataDir, photoStore }: Pick<Config, 'databaseUrl'> & PhotoSettings,
  backup: string,
): Promise<Manifest> {
  const manifest = await readManifest(backup);
  await requireUndamaged(manifest, backup);
  await prepareDataFolder(dataDir);
  const unlock = await lockDataDir(dataDir);
  const photos = await openPhotoStore({ dataDir, ...(photoStore && { photoStore }) });
  try {
    await requireEmpty(dataDir, photos);
    const database = await (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir));
    try {
      await fill(database, manifest, backup);
      for (const { path } of manifest.photos) await photos.copyIn(photoFile(backup, path), path);
      await requirePartner(database.db, photos);
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
  return manifest;
}

async function requireUndamaged({ tables, photos }: Manifest, backup: string): Promise<void> {
  const files = [
    ...tables.map((table) => ({ file: tableFile(backup, table.name), wanted: table.sha256 })),
    ...photos.map((photo) => ({ file: photoFile(backup, photo.path), wanted: photo.sha256 })),
  ];
  for (const { file, wanted } of files) {
    if ((await sha256(file).catch(() => '')) !== wanted)
      throw new StartError(`${file} is missing or damaged.`, 'Use another backup.');
  }
}

async function requireEmpty(dataDir: string, photos: PhotoStore): Promise<void> {
  if (existsSync(join(dataDir, 'postgres')))
    throw new StartError(`${dataDir} is not empty.`, 'Name an empty folder with DATA_DIR.');
  for await (const _ of photos.kept())
    throw new StartError(
      `${photos.place} is not empty.`,
      'Name an empty place with DATA_DIR or PHOTO_STORE.',
    );
}

async function fill({ pool, migrate }: Database, manifest: Manifest, backup: string): Promise<void> {
  await migrate();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rowCount } = await client.query('select from requests limit 1');
    if (rowCount) throw new StartError('The database is not empty.', 'Name an empty one with DATABASE_URL.');
    const names = manifest.tables.map(({ name }) => quoted(name)).join(', ');
    await client.query(`truncate ${names}`);
    for (const table of manifest.tables) await fillTable(client, table, backup);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** Columns that this release has and the backup does not take their defaults. */
async function fillTable(
  client: PoolClient,
  table: Manifest['tables'][number],
  backup: string,
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
  await pipeline(createReadStream(tableFile(backup, table.name)), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new StartError(`${table.name}: ${rows.rowCount} of ${table.rows} rows.`, 'Use another backup.');
}
