import { createWriteStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import type { Config } from '../../base/config.ts';
import { StartError } from '../../base/errors.ts';
import { appliedThere } from '../../db/apply-migrations.ts';
import { connect } from '../../db/primary.ts';
import { reachDatabase } from '../../db/reach.ts';
import { openPhotoStore } from '../../photos/open-photo-store.ts';
import type { PhotoSettings, PhotoStore } from '../../photos/photo-store.ts';
import { FORMAT, type Manifest, photoOfBackup, sha256, tableFile } from './manifest.ts';
import { type Amounts, Progress } from './progress.ts';
import { RowTally } from './row-tally.ts';
import { type BackupTable, copyOut, tablesOf, WRITES_ALIKE } from './tables.ts';

type Say = (line: string) => void;

/** Everything in the store of photos that a row names. */
const PHOTOS = `(select path, bytes from request_photos union all select path, bytes from case_photos) photos`;

/**
 * Copies the database, as it is at one moment, and the photos of the requests in it. The server may run meanwhile.
 * @param folder is made
 * @param say is called with a line for each notice and for the progress
 * @throws StartError if the folder exists already
 */
export async function backUp(
  config: Pick<Config, 'databaseUrl'> & PhotoSettings,
  folder: string,
  say: Say = () => {},
): Promise<Manifest> {
  const { connection, release } = await reachDatabase(config);
  const client = connect(connection);
  const photos = await openPhotoStore(config);
  try {
    await makeFolder(folder);
    await client.connect();
    await client.query(WRITES_ALIKE);
    await client.query('begin transaction isolation level repeatable read read only');
    const progress = new Progress(await amountsOf(client), say);
    const manifest: Manifest = {
      format: FORMAT,
      migrations: [...(await appliedThere(client))].sort((a, b) => a - b),
      takenAt: new Date().toISOString(),
      tables: [],
      photos: [],
    };
    for (const table of await tablesOf(client))
      manifest.tables.push(await copyTable(client, table, folder, progress));
    const { rows } = await client.query<{ path: string }>(`select path from ${PHOTOS} order by path`);
    for (const { path } of rows) {
      const photo = await copyPhoto(photos, folder, path, progress);
      if (photo) manifest.photos.push(photo);
      else say(`not there any more: ${path} (erased since the backup began, or lost)`);
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1), {
      mode: 0o600,
      flush: true,
    });
    await client.query('commit');
    // The alarm of an old backup goes by it. A database that cannot be written to has no such alarm.
    await client
      .query('insert into backups (taken_at) values ($1)', [manifest.takenAt])
      .catch((error: Error) => say(`not noted in the database that it has a backup: ${error.message}`));
    return manifest;
  } finally {
    await client.end();
    await release();
  }
}

/** The estimated amounts to copy: PostgreSQL updates its row counts from time to time. */
async function amountsOf(client: Client): Promise<Amounts> {
  const { rows } = await client.query<Record<keyof Amounts, string>>(`
    select sum(greatest(reltuples, 0))::bigint as rows,
      (select count(*) from ${PHOTOS}) as photos,
      sum(pg_relation_size(c.oid)) + coalesce((select sum(bytes) from ${PHOTOS}), 0) as bytes
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return { rows: Number(rows[0]?.rows), photos: Number(rows[0]?.photos), bytes: Number(rows[0]?.bytes) };
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
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
}

async function copyTable(
  client: Client,
  table: BackupTable,
  folder: string,
  progress: Progress,
): Promise<Manifest['tables'][number]> {
  const file = tableFile(folder, table.name);
  const counter = new RowTally((rows, bytes) => progress.add({ rows, bytes }));
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(copyOut(client, table), counter, createGzip(), target);
  return { ...table, rows: counter.tally.rows, sha256: await sha256(file) };
}

/** Undefined if there is no such photo. */
async function copyPhoto(
  photos: PhotoStore,
  folder: string,
  path: string,
  progress: Progress,
): Promise<Manifest['photos'][number] | undefined> {
  const copy = photoOfBackup(folder, path);
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  if (!(await photos.copyOut(path, copy))) return undefined;
  progress.add({ photos: 1, bytes: (await stat(copy)).size });
  return { path, sha256: await sha256(copy) };
}
