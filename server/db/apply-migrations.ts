import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase, Pool } from 'pg';

/** The table in which drizzle's own tools look, too. */
const TABLE = 'drizzle.__drizzle_migrations';

/**
 * The migrations that a database has, by the moment at which each was made.
 * @param ask gives the rows of a statement
 */
export async function appliedMigrations(
  ask: (statement: string) => Promise<readonly object[]>,
): Promise<Set<number>> {
  const [table] = await ask(`select to_regclass('${TABLE}') is not null as is`);
  if (!(table && 'is' in table && table.is === true)) return new Set();
  const rows = (await ask(`select created_at from ${TABLE}`)) as { created_at: string }[];
  return new Set(rows.map((row) => Number(row.created_at)));
}

/** The migrations of a database that is reached by a connection. */
export const appliedThere = (client: Pick<ClientBase | Pool, 'query'>): Promise<Set<number>> =>
  appliedMigrations(async (statement) => (await client.query(statement)).rows);

/**
 * Runs the migrations that a database does not have yet, in the transaction of the caller. The migrator of drizzle
 * commits by itself, and a restore has to fill tables between two migrations.
 * @param folder the migrations of a release
 * @param last the moment of the last one that is run; all of them if it is left out
 */
export async function applyMigrations(
  client: Pick<ClientBase, 'query'>,
  folder: string,
  last = Number.POSITIVE_INFINITY,
): Promise<void> {
  const applied = await appliedThere(client);
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis: when } of readMigrationFiles({ migrationsFolder: folder })) {
    if (when > last || applied.has(when)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
  }
}
