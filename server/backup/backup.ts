import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config.ts';
import { reachDatabase } from '../db/reach.ts';
import { StartError } from '../errors.ts';
import { openPhotoStore, type PhotoSettings, type PhotoStore } from '../photos/photo-store.ts';
import { type Manifest, photoFile, sha256, tableFile } from './manifest.ts';
import { columnList, quoted, type Table, tablesOf } from './tables.ts';

/**
 * Copies the database, as it is at one moment, and the photos of the requests in it. The server may go on meanwhile.
 * @param folder is made
 * @param say is called with a line for what an operator should know
 * @throws StartError if the folder is there already
 */
export async function backUp(
  config: Pick<Config, 'databaseUrl'> & PhotoSettings,
  folder: string,
  say: (line: string) => void = () => {},
): Promise<Manifest> {
  const { connection, release } = await reachDatabase(config);
  const client = new Client(connection);
  const photos = await openPhotoStore(config);
  try {
    await makeFolder(folder);
    await client.connect();
    await client.query('begin transaction isolation level repeatable read read only');
    const manifest: Manifest = {
      format: 1,
      takenAt: new Date().toISOString(),
      tables: [],
      photos: [],
    };
    for (const table of await tablesOf(client)) manifest.tables.push(await copyTable(client, table, folder));
    const { rows } = await client.query<{ path: string }>('select path from request_photos order by path');
    for (const { path } of rows) {
      const photo = await copyPhoto(photos, folder, path);
      if (photo) manifest.photos.push(photo);
      else say(`not there any more: ${path} (erased since the backup began, or lost)`);
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
    await release();
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((cause) => {
    throw new StartError(
      `${folder} cannot be made: ${cause.message}`,
      'Name a folder that is not there yet.',
      { cause },
    );
  });
  await mkdir(join(folder, 'tables'));
}

async function copyTable(client: Client, table: Table, folder: string): Promise<Manifest['tables'][number]> {
  const file = tableFile(folder, table.name);
  const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { ...table, rows: rows.rowCount, sha256: await sha256(file) };
}

/** Undefined if there is no such photo. */
async function copyPhoto(
  photos: PhotoStore,
  folder: string,
  path: string,
): Promise<Manifest['photos'][number] | undefined> {
  const copy = photoFile(folder, path);
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  return (await photos.copyOut(path, copy)) ? { path, sha256: await sha256(copy) } : undefined;
}
