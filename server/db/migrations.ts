import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { appliedMigrations } from './apply-migrations.ts';
import { functionsOf, missingFunctions } from './functions.ts';
import { type Db, MIGRATIONS, rowsOf } from './open.ts';
import { RESTORING_TABLE } from './unfinished-restore.ts';

/** How the schema of a database stands to a release. */
export interface SchemaState {
  /** Migrations of the release that the database does not have yet, oldest first, and functions with their numbers. */
  missing: string[];
  /** Whether a version before the first release has made the database. */
  isBeforeFirst: boolean;
  /** Whether a later release has changed the schema. */
  isLater: boolean;
  /** Migrations that the release does not know and would have to. */
  unknown: string[];
  /** A restore that fills the database has not finished. */
  isHalfRestored: boolean;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** A migration; the database stores `when` of each. */
export type Migration = z.infer<typeof journal>['entries'][number];

/** The migrations of a release, in the order in which they run. */
export async function migrationsOf(folder = MIGRATIONS): Promise<Migration[]> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries;
}

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({ name: z.string(), columns: z.record(z.string(), z.object({ name: z.string() })) }),
  ),
});

/** The columns of each table, after a migration. */
export type TablesAt = ReadonlyMap<string, ReadonlySet<string>>;

/** The tables of a database that has had a migration and all before it. */
export async function tablesAfter({ tag }: Migration, folder = MIGRATIONS): Promise<TablesAt> {
  const [number] = tag.split('_');
  const text = await readFile(join(folder, 'meta', `${number}_snapshot.json`), 'utf8');
  const { tables } = snapshot.parse(JSON.parse(text));
  return new Map(
    Object.values(tables).map(({ name, columns }) => [
      name,
      new Set(Object.values(columns).map((column) => column.name)),
    ]),
  );
}

/** @param folder the migrations of the release */
export async function schemaState(db: Db, folder = MIGRATIONS): Promise<SchemaState> {
  const entries = await migrationsOf(folder);
  const ask = (statement: string) => rowsOf(db, sql.raw(statement));
  const applied = await appliedMigrations(ask);
  const functions = await missingFunctions(ask, await functionsOf());
  const times = new Set(entries.map(({ when }) => when));
  const tags = new Set(entries.map(({ tag }) => tag));
  return {
    missing: [
      ...entries.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
      ...functions.map(({ name, number }) => `${name} ${number}`),
    ],
    isBeforeFirst: applied.size > 0 && !applied.has(entries[0]?.when ?? 0),
    isLater: [...applied].some((when) => !times.has(when)),
    unknown: (await neededMigrations(db)).filter((tag) => !tags.has(tag)),
    isHalfRestored: await isThere(db, RESTORING_TABLE),
  };
}

async function neededMigrations(db: Db): Promise<string[]> {
  if (!(await isThere(db, 'required_migrations'))) return [];
  const rows = await rowsOf<{ tag: string }>(db, sql`select tag from required_migrations`);
  return rows.map(({ tag }) => tag);
}

async function isThere(db: Db, table: string): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(db, sql`select to_regclass(${table}) is not null as is`);
  return row?.is === true;
}
