import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, MIGRATIONS, rowsOf } from './open.ts';
import { requiredMigrations } from './schema.ts';
import { RESTORING_TABLE } from './unfinished-restore.ts';

/** How the schema of a database stands to a release. */
export interface SchemaState {
  /** Migrations of the release that the database did not have yet, oldest first. */
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

/** In the order in which they run. The database stores `when` of each. */
const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** @param folder the migrations of the release */
export async function schemaState(db: Db, folder = MIGRATIONS): Promise<SchemaState> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  const { entries } = journal.parse(JSON.parse(text));
  const applied = await appliedMigrations(db);
  const known = new Set(entries.map(({ when }) => when));
  const tags = new Set(entries.map(({ tag }) => tag));
  return {
    missing: entries.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
    isBeforeFirst: applied.size > 0 && !applied.has(entries[0]?.when ?? 0),
    isLater: [...applied].some((when) => !known.has(when)),
    unknown: (await neededMigrations(db)).filter((tag) => !tags.has(tag)),
    isHalfRestored: await isThere(db, RESTORING_TABLE),
  };
}

/** By the moment at which each was made. */
async function appliedMigrations(db: Db): Promise<Set<number>> {
  if (!(await isThere(db, 'drizzle.__drizzle_migrations'))) return new Set();
  const rows = await rowsOf<{ created_at: string }>(
    db,
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  return new Set(rows.map((row) => Number(row.created_at)));
}

async function neededMigrations(db: Db): Promise<string[]> {
  if (!(await isThere(db, 'required_migrations'))) return [];
  return (await db.select().from(requiredMigrations)).map(({ tag }) => tag);
}

async function isThere(db: Db, table: string): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(db, sql`select to_regclass(${table}) is not null as is`);
  return row?.is === true;
}
