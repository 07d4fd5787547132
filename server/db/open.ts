import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { StartError } from '../errors.ts';
import * as schema from './schema.ts';

/** The type for queries. It is the same for both databases, and for transactions. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  /** Shown to the operator while the server starts. */
  readonly description: string;
  /** Runs the migrations. */
  migrate(): Promise<void>;
  /** Runs work that two servers must not do at the same time on one database: migrations and seeding. */
  alone(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') };
const drizzleOptions = { schema, casing: 'snake_case' } as const;
const OLDEST_POSTGRES = 15;

/** Any number that no other application on the same database is likely to use. */
const ALONE_LOCK = 741_852_001;

/**
 * Opens the embedded database. The caller must hold the lock of the folder.
 *
 * @param dataDir its folder; undefined for a database in memory
 */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(dataDir ? join(dataDir, 'db') : 'memory://');
  const db = overPglite(client, drizzleOptions);
  return {
    db,
    description: dataDir ? `embedded PostgreSQL in ${join(dataDir, 'db')}` : 'embedded PostgreSQL in memory',
    migrate: () => migratePglite(db, migrations),
    alone: (work) => work(),
    close: () => client.close(),
  };
}

/**
 * Connects to a PostgreSQL server.
 * @throws StartError if it cannot be reached or is too old
 */
export async function openPostgres(url: string): Promise<Database> {
  const client = postgres(url, { onnotice: () => {}, connect_timeout: 10 });
  const db = overPostgres(client, drizzleOptions);
  const version = await postgresVersion(db, url).catch(async (error) => {
    await client.end({ timeout: 0 });
    throw error;
  });
  return {
    db,
    description: `PostgreSQL ${version} at ${withoutSecrets(url)}`,
    migrate: () => migratePostgres(db, migrations),
    alone: async (work) => {
      const connection = await client.reserve();
      try {
        await connection`select pg_advisory_lock(${ALONE_LOCK})`;
        await work();
      } finally {
        await connection`select pg_advisory_unlock(${ALONE_LOCK})`.catch(() => {});
        connection.release();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

async function postgresVersion(db: Db, url: string): Promise<number> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select current_setting('server_version_num') as version`,
  ).catch((cause) => {
    throw new StartError(
      `The database ${withoutSecrets(url)} cannot be used: ${reason(cause)}`,
      'Check DATABASE_URL and that the server runs, or unset DATABASE_URL to use the embedded database.',
      { cause },
    );
  });
  const version = Math.floor(Number(row?.version) / 10_000);
  if (version < OLDEST_POSTGRES) {
    throw new StartError(
      `The database ${withoutSecrets(url)} is PostgreSQL ${version}.`,
      `Use version ${OLDEST_POSTGRES} or later.`,
    );
  }
  return version;
}

/**
 * The rows of a handwritten statement. Needed because `db.execute` returns an array with postgres-js and `{ rows }`
 * with PGlite.
 */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows;
}

function reason(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause) innermost = innermost.cause;
  if (innermost instanceof AggregateError && innermost.errors[0]) innermost = innermost.errors[0];
  return innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
}

function withoutSecrets(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return '(DATABASE_URL)';
  }
}
