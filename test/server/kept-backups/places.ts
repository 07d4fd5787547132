import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { restore } from '#server/commands/backup/restore.ts';
import { schemaState } from '#server/db/migrations.ts';
import { type Database, openPostgres, rowsOf } from '#server/db/open.ts';
import { createDatabase } from '../databases.ts';
import { compare, contentsOfBackup, keptBackups } from './compare.ts';

/** @throws Error if there is no such backup */
async function keptBackup(version: string): Promise<string> {
  const backup = (await keptBackups()).find((one) => one.version === version);
  if (!backup) throw new Error(`there is no backup of ${version}`);
  return backup.folder;
}

/** The oldest that somebody may have: older than the first release, and with a first backup's few tables. */
export const OLDEST = await keptBackup('2eb53c4');
/** Older than the first release too, with rows in every table of its time. */
export const EARLIER = await keptBackup('75100cf8');
/** Backups of releases, oldest first: rows in every table. */
export const RELEASES = (await keptBackups()).filter(({ version }) => /^\d+\.\d+\.\d+$/.test(version));
export const RELEASED = RELEASES.at(-1)?.folder ?? '';

/** Moments of migrations that are one since the first release. */
export const EARLIER_MIGRATIONS = [1_795_575_878_926, 1_795_647_094_349, 1_795_886_317_587];

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-kept-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database, and a folder for photos. */
export async function emptyPlace(): Promise<{ databaseUrl: string; dataDir: string }> {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { databaseUrl: url, dataDir: await emptyFolder() };
}

/** Closed when the test ends. */
export async function openedDatabase(url: string): Promise<Database> {
  const database = await openPostgres(url);
  onTestFinished(() => database.close());
  return database;
}

interface Written {
  format: number;
  migrations?: number[];
  tables: { name: string; columns: string[] }[];
}

/** A copy of a backup whose list says something else. */
export async function changed(backup: string, change: (manifest: Written) => void): Promise<string> {
  const folder = join(await emptyFolder(), 'backup');
  await cp(backup, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Written;
  change(manifest);
  await writeFile(path, JSON.stringify(manifest));
  return folder;
}

/** A copy of a backup that lacks tables. */
export const backupWithout = (backup: string, names: readonly string[]) =>
  changed(backup, (manifest) => {
    manifest.tables = manifest.tables.filter(({ name }) => !names.includes(name));
  });

/** The tables of one kept backup that an older one does not have. */
export async function youngerTables(older: string, newer: string): Promise<string[]> {
  const old = (await contentsOfBackup(older)).tables.map(({ name }) => name);
  return (await contentsOfBackup(newer)).tables.map(({ name }) => name).filter((name) => !old.includes(name));
}

/** Restores a backup without some of its tables: all others are there, row by row, and those are empty. */
export async function restoresWithout(backup: string, names: readonly string[]): Promise<void> {
  const place = await emptyPlace();
  const folder = await backupWithout(backup, names);
  await restore(place, folder);
  const { differing } = await compare(folder, place.databaseUrl, place.dataDir);
  expect(differing, names.join()).toEqual([]);
  const { db, close } = await openPostgres(place.databaseUrl);
  for (const name of names)
    expect(await rowsOf(db, sql`select 1 from ${sql.identifier(name)}`), name).toEqual([]);
  expect((await schemaState(db)).missing).toEqual([]);
  await close();
}
