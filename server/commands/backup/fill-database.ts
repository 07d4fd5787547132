import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../base/errors.ts';
import { appliedThere, applyMigrations } from '../../db/apply-migrations.ts';
import { applyFunctions, functionsOf } from '../../db/functions.ts';
import { type Database, MIGRATIONS } from '../../db/open.ts';
import { seedsOf } from '../../db/seed/seed.ts';
import { RESTORING_TABLE } from '../../db/unfinished-restore.ts';
import { whileBare } from './bare-tables.ts';
import { columnNow, whileEarlier } from './before-first.ts';
import { type Manifest, tableFile } from './manifest.ts';
import type { Progress } from './progress.ts';
import { isSame, RowTally, type Tally } from './row-tally.ts';
import { type SchemaOfBackup, sortTables } from './schema-of-backup.ts';
import { columnList, copyOut, isOfTheDatabase, quoted, WRITES_ALIKE } from './tables.ts';

type TableOfBackup = Manifest['tables'][number];

/** A backup that is restored. */
export interface RestoredBackup {
  folder: string;
  manifest: Manifest;
  schema: SchemaOfBackup;
}

/**
 * Puts the rows of a backup into a database, all or none: into the schema that the backup was taken of (or the first
 * one, if it is older than that), which is then migrated as by an upgrade. Until it is done, a mark in the database says that it is half restored, so that no server
 * starts on it.
 * @param before is awaited before the rows can be seen
 * @throws StartError if rows differ from the manifest
 */
export async function fillDatabase(
  { pool }: Pick<Database, 'pool'>,
  source: RestoredBackup,
  progress: Progress,
  before: () => Promise<void>,
): Promise<void> {
  await pool.query(`create table if not exists ${RESTORING_TABLE} ()`);
  const client = await pool.connect();
  try {
    await client.query(WRITES_ALIKE);
    await client.query('begin');
    await client.query(`drop table ${RESTORING_TABLE}`);
    await applyMigrations(client, MIGRATIONS, source.schema.migrations.at(-1)?.when);
    const fill = () => fillTables(client, source, progress);
    if (source.schema.isEarlier) await whileEarlier(client, source.manifest, fill);
    else await fill();
    await applyMigrations(client, MIGRATIONS);
    await applyFunctions(client, await functionsOf());
    await before();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

/** @throws StartError if somebody's requests are in a database, or a schema that cannot become that of the backup */
export async function requireEmptyDatabase(
  { pool }: Pick<Database, 'pool'>,
  { migrations }: SchemaOfBackup,
): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('public.requests') is not null as is`);
  const { rowCount } = rows[0]?.is ? await pool.query('select from requests limit 1') : { rowCount: 0 };
  if (rowCount) throw notEmpty('The database is not empty.');
  const applied = await appliedThere(pool);
  for (const { when } of migrations) applied.delete(when);
  if (applied.size > 0)
    throw notEmpty('The database is not empty: it has tables of a later version than the backup.');
}

const notEmpty = (why: string) => new StartError(why, 'Name an empty one with DATABASE_URL.');

/** Tables that the backup does not have become empty; those that servers fill by themselves are filled at the start. */
async function fillTables(client: PoolClient, source: RestoredBackup, progress: Progress): Promise<void> {
  const { restored } = sortTables(source.manifest, source.schema);
  const names = restored.map(({ name }) => name);
  const lacking = [...source.schema.tables.keys()].filter((name) => !names.includes(name));
  const targets = [
    ...names,
    ...lacking.filter((name) => !(isOfTheDatabase(name) || name === 'installation')),
  ];
  await whileBare(client, names.map(quoted), async () => {
    await client.query(`truncate ${targets.map(quoted).join(', ')}`);
    for (const table of restored)
      await fillTable(
        client,
        source.schema.isEarlier ? withNamesOfNow(table) : table,
        source.folder,
        progress,
      );
  });
  await client.query('delete from seed_versions where name = any ($1)', [seedsOf(lacking)]);
  await client.query('insert into installation default values on conflict do nothing');
}

/** Columns that are gone keep their names: they are there until the rows that come from them are made. */
const withNamesOfNow = (table: TableOfBackup): TableOfBackup => ({
  ...table,
  columns: table.columns.map((column) => columnNow(table.name, column) ?? column),
});

/** @throws StartError if the rows that the table has afterwards are not those of the backup */
async function fillTable(
  client: PoolClient,
  table: TableOfBackup,
  backup: string,
  progress: Progress,
): Promise<void> {
  const inFile = new RowTally((rows, bytes) => progress.add({ rows, bytes }));
  const into = client.query(
    copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin with (freeze)`),
  );
  await pipeline(createReadStream(tableFile(backup, table.name)), createGunzip(), inFile, into);
  requireRows(table, inFile.tally.rows);
  const inTable = new RowTally();
  await pipeline(copyOut(client, table), inTable, nowhere());
  requireRows(table, inTable.tally.rows);
  requireSame(table, inFile.tally, inTable.tally);
}

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });

function requireRows({ name, rows }: TableOfBackup, count: number): void {
  if (count !== rows) throw new StartError(`${name}: ${count} of ${rows} rows.`, 'Use another backup.');
}

function requireSame({ name }: TableOfBackup, inFile: Tally, inTable: Tally): void {
  if (isSame(inFile, inTable)) return;
  throw new StartError(
    `${name}: the rows in the database differ from those in the backup.`,
    'Look at the disk and the log of the database, then try again.',
  );
}
