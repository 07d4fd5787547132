import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '#test/base/postgres.ts';
import { databaseTrouble } from '../base/database-trouble.ts';
import { StartError } from '../base/errors.ts';
import { type Database, openPostgres, rowsOf } from './open.ts';
import { primaryOf } from './primary.ts';

/** Two places of a cluster. As with a real one, only one takes writes at a time. */
let first: TestPostgres;
let second: TestPostgres;

const hostOf = (postgres: TestPostgres) => new URL(postgres.url('postgres')).host;
const clusterUrl = (query = '') => {
  const url = first.url('postgres');
  return url.replace(hostOf(first), `${hostOf(first)},${hostOf(second)}`) + query;
};

async function asOperator(postgres: TestPostgres, ...statements: string[]): Promise<void> {
  const client = new Client({
    connectionString: postgres.url('postgres'),
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/**
 * Makes it a place that only reads, as a standby is, or one that takes writes, as if it were promoted.
 * A reload is only asked for, so it waits for it: the server tells open sessions before it lets in a new one that
 * sees the setting.
 */
async function makeReadOnly(postgres: TestPostgres, isReadOnly: boolean): Promise<void> {
  const setting = isReadOnly ? 'on' : 'off';
  await asOperator(
    postgres,
    `alter system set default_transaction_read_only = ${setting}`,
    'select pg_reload_conf()',
  );
  await vi.waitFor(async () => {
    const session = new Client({ connectionString: postgres.url('postgres') });
    await session.connect();
    const { rows } = await session.query('show default_transaction_read_only');
    await session.end();
    expect(rows).toEqual([{ default_transaction_read_only: setting }]);
  }, 10_000);
}

/** Only the owner comes in without one. */
const requirePassword = (postgres: TestPostgres) =>
  asOperator(
    postgres,
    `create role guarded login password 'secret'`,
    'grant insert on notes to guarded',
    `do $$ begin execute format('copy (select * from unnest(array[%L, %L])) to %L',
      'host all guarded all scram-sha-256', 'host all all all trust', current_setting('hba_file')); end $$`,
    'select pg_reload_conf()',
  );

async function makePrimary(primary: TestPostgres, standby: TestPostgres): Promise<void> {
  await makeReadOnly(standby, true);
  await makeReadOnly(primary, false);
}

const write = ({ db }: Database) => db.execute(sql`insert into notes values (1)`);
const portOf = async ({ db }: Database) =>
  (await rowsOf<{ port: number }>(db, sql`select inet_server_port() as port`))[0]?.port;

/** Writes until it succeeds. Until then each call is told to come back. */
async function writeSoon(database: Database): Promise<void> {
  await vi.waitFor(async () => {
    try {
      await write(database);
    } catch (error) {
      if (databaseTrouble(error) !== 'unavailable') throw new Error('a defect', { cause: error });
      throw error;
    }
  }, 10_000);
}

let database: Database | undefined;
const open = async (query?: string) => {
  database = await openPostgres(clusterUrl(query));
  return database;
};

beforeAll(async () => {
  [first, second] = await Promise.all([startPostgres(), startPostgres()]);
  for (const postgres of [first, second]) await asOperator(postgres, 'create table notes (n int)');
});

beforeEach(async () => {
  await database?.close();
  database = undefined;
});

afterAll(async () => {
  await database?.close();
  await first.stop();
  await second.stop();
});

describe('A database that is reached at several places', () => {
  it.each(['', '?target_session_attrs=read-write', '?target_session_attrs=primary'])(
    'is used where it takes writes, also if that is not the first one: %s',
    async (query) => {
      await makePrimary(second, first);
      const connection = await open(query);
      await write(connection);
      expect(await portOf(connection)).toBe(Number(new URL(second.url('postgres')).port));
    },
  );

  it('is reached with a password, also after the pool has hidden it', async () => {
    await makePrimary(second, first);
    for (const postgres of [first, second]) await requirePassword(postgres);
    const connection = await openPostgres(clusterUrl().replace(/\/\/[^@]*@/, '//guarded:secret@'));
    database = connection;
    await Promise.all([write(connection), write(connection)]);
    await makePrimary(first, second);
    await writeSoon(connection);
  });

  it('is followed to a standby that is promoted, also by a transaction, without a restart', async () => {
    await makePrimary(first, second);
    const connection = await open();
    await write(connection);
    await makePrimary(second, first);
    await vi.waitFor(
      () => connection.db.transaction((tx) => tx.execute(sql`insert into notes values (2)`)),
      10_000,
    );
    expect(await portOf(connection)).toBe(Number(new URL(second.url('postgres')).port));
  });

  it('tells callers to come back while no place takes writes, and goes on when one does', async () => {
    await makePrimary(first, second);
    const connection = await open();
    await write(connection);
    await makeReadOnly(first, true);
    for (let call = 0; call < 4; call += 1) {
      const error = await write(connection).catch((cause: unknown) => cause);
      expect(databaseTrouble(error)).toBe('unavailable');
    }
    await makeReadOnly(second, false);
    await writeSoon(connection);
    expect(connection.pool.totalCount).toBeLessThanOrEqual(2);
  });

  it('is refused at the start, with the reason, where no place takes writes', async () => {
    await makeReadOnly(first, true);
    await makeReadOnly(second, true);
    await expect(open()).rejects.toThrow(/takes no writes/);
  });

  it('is refused where the URL asks for a place that need not take writes', () => {
    expect(() => primaryOf(clusterUrl('?target_session_attrs=standby'))).toThrow(StartError);
    expect(() => primaryOf(clusterUrl('?target_session_attrs=any'))).toThrow(
      /does not ask for a place that takes writes/,
    );
  });
});

describe('A database at one place', () => {
  it('is asked whether it takes writes only if the URL says so', () => {
    expect(primaryOf('postgres://u:p%40@db:5433/name')).toMatchObject({
      host: 'db',
      port: 5433,
      password: 'p@',
    });
    expect(primaryOf('postgres://db/name')).not.toHaveProperty('Client');
    expect(primaryOf('postgres://db/name?target_session_attrs=read-write')).toHaveProperty('Client');
  });
});
