import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../base/errors.ts';
import type { Database } from '../../db/open.ts';
import { RESTORING_TABLE } from '../../db/unfinished-restore.ts';
import { whileBare } from './bare-tables.ts';
import { type Manifest, tableFile } from './manifest.ts';
import type { Progress } from './progress.ts';
import { isSame, RowTally, type Tally } from './row-tally.ts';
import { columnList, copyOut, quoted, WRITES_ALIKE } from './tables.ts';

type TableOfBackup = Manifest['tables'][number];

/**
 * Puts the rows of a backup into a database, all or none. Until it is done, a mark in the database says that it is half
 * restored, so that no server starts on it.
 * @param before is awaited before the rows can be seen
 * @throws StartError if rows differ from the manifest
 */
export async function fillDatabase(
  { pool, migrate }: Pick<Database, 'pool' | 'migrate'>,
  manifest: Manifest,
  backup: string,
  progress: Progress,
  before: () => Promise<void>,
): Promise<void> {
  await pool.query(`create table if not exists ${RESTORING_TABLE} ()`);
  await migrate();
  const client = await pool.connect();
  try {
    await client.query(WRITES_ALIKE);
    await client.query('begin');
    await client.query(`drop table ${RESTORING_TABLE}`);
    const tables = manifest.tables.map(({ name }) => quoted(name));
    await whileBare(client, tables, async () => {
      await client.query(`truncate ${tables.join(', ')}`);
      for (const table of manifest.tables) await fillTable(client, table, backup, progress);
    });
    await before();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

/** @throws StartError if somebody's requests are in a database */
export async function requireEmptyDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('public.requests') is not null as is`);
  const { rowCount } = rows[0]?.is ? await pool.query('select from requests limit 1') : { rowCount: 0 };
  if (rowCount) throw new StartError('The database is not empty.', 'Name an empty one with DATABASE_URL.');
}

/** Columns that this release has and the backup does not take their defaults. */
async function fillTable(
  client: PoolClient,
  table: TableOfBackup,
  backup: string,
  progress: Progress,
): Promise<void> {
  const given = new RowTally((rows, bytes) => progress.add({ rows, bytes }));
  const into = client.query(
    copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin with (freeze)`),
  );
  await pipeline(createReadStream(tableFile(backup, table.name)), createGunzip(), given, into);
  requireRows(table, given.tally.rows);
  const stored = new RowTally();
  await pipeline(copyOut(client, table), stored, nowhere());
  requireRows(table, stored.tally.rows);
  requireSame(table, given.tally, stored.tally);
}

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });

function requireRows({ name, rows }: TableOfBackup, found: number): void {
  if (found !== rows) throw new StartError(`${name}: ${found} of ${rows} rows.`, 'Use another backup.');
}

function requireSame({ name }: TableOfBackup, given: Tally, stored: Tally): void {
  if (isSame(given, stored)) return;
  throw new StartError(
    `${name}: the rows in the database differ from those in the backup.`,
    'Look at the disk and the log of the database, then try again.',
  );
}
