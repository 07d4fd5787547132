import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { type Client, type ClientBase, Pool, type PoolConfig } from 'pg';
import { protectionOf } from '../base/connection.ts';
import { isSilence } from '../base/database-trouble.ts';
import { StartError } from '../base/errors.ts';
import type { Logger } from '../base/logging.ts';
import { applyMigrations } from './apply-migrations.ts';
import { connectionTo, startCluster } from './embedded/cluster.ts';
import { applyFunctions, functionsOf } from './functions.ts';
import { connect, isReadOnly, primaryOf } from './primary.ts';
import * as schema from './schema.ts';
import { refuseUnfinishedFolder } from './unfinished-restore.ts';

/** The type for queries, also within transactions. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  /** Shown to the operator while the server starts. */
  readonly description: string;
  /**
   * Runs the migrations that the database does not have yet, and makes its functions those of the release: all, or none
   * if one fails.
   * @param folder by default the migrations of this release
   * @param rooms by default the rooms of this release, with the texts of its functions
   */
  migrate(folder?: string, rooms?: string): Promise<void>;
  /**
   * Runs work that two servers must not do at the same time on one database, migrations and seeding, on a connection
   * without time limits.
   */
  alone(work: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The migrations of this release. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');

const drizzleOptions = { schema, casing: 'snake_case' } as const;
const OLDEST_POSTGRES = 15;

/** Any number that no other application on the same database is likely to use. */
const ALONE_LOCK = 741_852_001;

const CONNECT_MS = 5_000;

/** A migration that waits for a table makes all calls wait that come after it, so it gives up soon. */
const MIGRATION_LOCK_MS = 5_000;

/**
 * How long a call waits before it is refused. A caller who is gone, or a forgotten lock, must not hold a connection
 * without end. If the network is gone, no answer comes at all, so this side has a limit too: below the ten seconds that
 * the form waits.
 */
const PATIENCE: PoolConfig = {
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
};

/** An operator's command may read and write everything, without a time limit. */
export const OPERATORS_PATIENCE: PoolConfig = {
  ...PATIENCE,
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * Starts the PostgreSQL that comes with the product and connects to it. The caller must hold the lock of the data folder.
 * @param dataDir the data folder
 * @param options.log gets the lines of PostgreSQL
 * @param options.pool settings of the connections, where they are not those of a server
 * @throws StartError if it cannot run here
 */
export async function openEmbedded(
  dataDir: string,
  { log, pool = {} }: { log?: Logger; pool?: PoolConfig } = {},
): Promise<Database> {
  if (existsSync(join(dataDir, 'db', 'PG_VERSION')) && !existsSync(join(dataDir, 'postgres')))
    throw ofEarlierRelease(dataDir);
  refuseUnfinishedFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  const cluster = await startCluster(folder, { log });
  const connection = { ...pool, ...connectionTo(cluster.host) };
  const database = await openConnection(connection, folder).catch(async (error) => {
    await cluster.stop();
    throw error;
  });
  return {
    ...database,
    description: `embedded ${database.description}`,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}

/**
 * Connects to a PostgreSQL server, or to the one of several that takes writes.
 * @param pool settings of the connections, where they are not those of a server
 * @throws StartError if it cannot be reached or is too old
 */
export const openPostgres = async (url: string, pool: PoolConfig = {}): Promise<Database> =>
  openConnection({ ...pool, ...primaryOf(url) }, url);

/**
 * Connects to a PostgreSQL server.
 * @param where its URL or folder, for messages
 * @throws StartError if it cannot be reached or is too old
 */
export async function openConnection(connection: PoolConfig, where: string): Promise<Database> {
  const place = withoutSecrets(where);
  const pool = new Pool({ ...PATIENCE, ...connection });
  pool.on('error', () => {});
  pool.on('connect', survive);
  const db = drizzle(pool, drizzleOptions);
  db.transaction = (work) => transaction(pool, work as (tx: Db) => ReturnType<typeof work>);
  const version = await postgresVersion(db, place).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    db,
    pool,
    description: `PostgreSQL ${version} at ${place}${protectionOf(connection)}`,
    migrate: async (migrationsFolder = MIGRATIONS, rooms) => {
      const functions = await functionsOf(rooms);
      await onOwnConnection(connection, async (client) => {
        await client.query(`set lock_timeout = ${MIGRATION_LOCK_MS}`);
        await client.query('begin');
        await applyMigrations(client, migrationsFolder).catch((error) => {
          throw isLockTimeout(error) ? busy(error) : error;
        });
        await applyFunctions(client, functions);
        await client.query('commit');
      });
    },
    alone: (work) =>
      onOwnConnection(connection, async (client) => {
        // The lock ends with the connection.
        await client.query(`select pg_advisory_lock(${ALONE_LOCK})`);
        await work(drizzle(client, drizzleOptions));
      }),
    close: () => pool.end(),
  };
}

/** A connection may break while it is idle; without a listener that would end the process. */
const survive = (client: ClientBase) => client.on('error', () => {});

/** Without a time limit for statements: a migration may build an index on many rows. */
async function onOwnConnection(
  connection: PoolConfig,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = connect({ ...connection, connectionTimeoutMillis: CONNECT_MS });
  survive(client);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A transaction within another one: it is undone alone, and done only with the one around it. */
async function within<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint inner_work');
  try {
    const result = await work();
    await client.query('release savepoint inner_work');
    return result;
  } catch (error) {
    // Without a connection, the transaction around it ends too.
    await client.query('rollback to savepoint inner_work').catch(() => undefined);
    throw error;
  }
}

/**
 * Replaces drizzle's own transaction, which never releases the connection if the first statement fails: after ten
 * outages the pool would be empty.
 */
async function transaction<Result>(pool: Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzleOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that does not answer would not answer this either.
    if (isSilence(error) || isReadOnly(error)) failure = error as Error;
    else
      await client.query('rollback').catch((cause: Error) => {
        failure = cause;
      });
    throw error;
  } finally {
    client.release(failure);
  }
}

const instances = new WeakMap<ClientBase, Db>();

/** One for each connection: making it takes longer than most statements. */
function drizzleOn(client: ClientBase): Db {
  const known = instances.get(client);
  if (known) return known;
  const db: Db = drizzle(client as Client, drizzleOptions);
  // Drizzle's own would commit the transaction around it.
  db.transaction = (work) => within(client, () => (work as (tx: Db) => ReturnType<typeof work>)(db));
  instances.set(client, db);
  return db;
}

async function postgresVersion(db: Db, place: string): Promise<number> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select current_setting('server_version_num') as version`,
  ).catch((cause) => {
    throw new StartError(
      `The database ${place} cannot be used: ${reason(cause)}`,
      'Check DATABASE_URL (also sslmode and sslrootcert) and that the server runs, or unset DATABASE_URL to use the embedded database.',
      { cause },
    );
  });
  const version = Math.floor(Number(row?.version) / 10_000);
  if (version < OLDEST_POSTGRES) {
    throw new StartError(
      `The database ${place} is PostgreSQL ${version}.`,
      `Use version ${OLDEST_POSTGRES} or later.`,
    );
  }
  return version;
}

/** The rows of a handwritten statement. */
export async function rowsOf<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}

function reason(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause) innermost = innermost.cause;
  if (innermost instanceof AggregateError && innermost.errors[0]) innermost = innermost.errors[0];
  return innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
}

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03';

const busy = (cause: unknown) =>
  new StartError(
    'A migration waited too long for a table that is in use. Nothing is changed.',
    'Try again; if it stays so, see pg_stat_activity for a transaction that does not end.',
    { cause },
  );

/** A URL may contain a password. */
function withoutSecrets(where: string): string {
  if (!/^postgres(ql)?:/.test(where)) return where;
  try {
    const { host, pathname } = new URL(where);
    return `${host}${pathname}`;
  } catch {
    return '(DATABASE_URL)';
  }
}

const ofEarlierRelease = (dataDir: string) =>
  new StartError(
    `${join(dataDir, 'db')} holds the database of an earlier release, which this one cannot open.`,
    'Convert it with "npm run convert" (nothing is removed), or choose another DATA_DIR to start from nothing.',
  );
