import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { freePort } from '#test/base/free-port.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { Run } from '#test/server/run.ts';
import { type Cluster, OWNER, startCluster } from './embedded/cluster.ts';
import { type Db, openPostgres, rowsOf } from './open.ts';
import { dataVersions, shops } from './schema.ts';
import { seed } from './seed/seed.ts';

const versionsOf = async (db: Db) =>
  Object.fromEntries((await db.select().from(dataVersions)).map(({ name, version }) => [name, version]));

describe('The version of data', () => {
  let testDatabase: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    testDatabase = await openSeededDatabase();
    ({ db } = testDatabase.database);
  });
  afterAll(() => testDatabase.remove());

  test.each([
    ['catalogue', sql`update catalogue_entries set name = name || '!' where level = 1`],
    ['addresses', sql`update towns set listed = not listed where id < 100`],
    ['addresses', sql`update cities set name = name || '!' where id = 1101`],
    ['shops', sql`update shops set pr_comment = ''`],
    ['shops', sql`update reviews set shown_at = now()`],
    ['shops', sql`delete from shops where uuid = (select uuid from shops limit 1)`],
  ])('of the %s changes with them, and no other does', async (name, statement) => {
    const before = await versionsOf(db);
    await db.execute(statement);
    const { [name]: version, ...others } = await versionsOf(db);
    const { [name]: versionBefore, ...othersBefore } = before;
    expect(version).not.toBe(versionBefore);
    expect(others).toEqual(othersBefore);
  });

  it('changes once in a transaction, and not in one that is undone', async () => {
    const before = await versionsOf(db);
    const versions = new Set<string | undefined>();
    const undone = db.transaction(async (tx) => {
      for (let count = 0; count < 3; count += 1) {
        await tx.execute(sql`update catalogue_entries set row_order = row_order + 1`);
        versions.add((await versionsOf(tx)).catalogue);
      }
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(versions.size).toBe(1);
    expect(versions).not.toContain(before.catalogue);
    expect(await versionsOf(db)).toEqual(before);
  });

  it('of the shops changes with each of their columns, but not when a shop gets a request', async () => {
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`select event_object_column as name from information_schema.triggered_update_columns
          where event_object_table = 'shops'`,
    );
    // No page shows them.
    const counters = [
      shops.matchCount,
      shops.lastMatchedAt,
      shops.turnsBefore,
      shops.turnShift,
      shops.responsiveness,
      shops.recentDeals,
      shops.dayOfCount,
      shops.dayCount,
      shops.specialties,
      shops.capacity,
      shops.holidays,
      shops.pausedAt,
      shops.stoppedAt,
      shops.templates,
      shops.unreachableAt,
      shops.unreachableWhy,
    ];
    const searchText = shops.searchText;
    const columns = Object.values(getTableColumns(shops)).filter(
      (column) => column !== searchText && !counters.some((counter) => counter === column),
    );
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(columns.map(({ name }) => snake(name))));
    const before = await versionsOf(db);
    await db.execute(sql`update shops set match_count = match_count + 1, last_matched_at = now()`);
    expect(await versionsOf(db)).toEqual(before);
  });
});

describe('Two servers on one database', () => {
  it('show a brand that was changed there, and answer all the time, also while the database is away', {
    timeout: 90_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tk-versions-'));
    await chmod(folder, 0o755);
    const testPort = await freePort();
    const url = `postgres://${OWNER}@127.0.0.1:${testPort}/postgres`;
    const startDatabase = (): Promise<Cluster> => startCluster(join(folder, 'postgres'), { testPort });
    let cluster = await startDatabase();
    onTestFinished(async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const database = await openPostgres(url);
    onTestFinished(() => database.close());
    await database.migrate();
    await seed(database.db, () => {}, 'reference');

    const env = { DATABASE_URL: url, PORT: '0', MIGRATE: 'check' };
    const servers = ['a', 'b'].map((name) => new Run({ ...env, DATA_DIR: join(folder, name) }));
    const bases = await Promise.all(servers.map((server) => server.base()));
    const brands = async (base: string) => {
      const answer = await fetch(base + CALLS.firstLevel.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
        body: JSON.stringify({ medium_uuid: CATEGORY_UUIDS.bag, group: 0 }),
      });
      expect(answer.status).toBe(200);
      const { item_masters } = (await answer.json()) as { item_masters: { name: string }[] };
      return item_masters.map(({ name }) => name);
    };
    const areAnswered = async () => {
      const answers = await Promise.all(
        bases.flatMap((base) => [brands(base), fetch(base + CALLS.prefectures.path)]),
      );
      return answers.map((answer) => (Array.isArray(answer) ? 200 : answer.status));
    };
    const [official] = await brands(bases[0] ?? '');
    const everywhere = async () => Promise.all(bases.map(async (base) => (await brands(base))[0]));
    const POLLED = { timeout: 10_000, interval: 50 };

    await database.db.execute(sql`update catalogue_entries set name = '改名' where name = ${official}`);
    await vi.waitFor(async () => expect(await everywhere()).toEqual(['改名', '改名']), POLLED);

    // `npm run migrate` does the same when a release has another catalogue.
    await database.db.execute(sql`update seed_versions set version = 'old' where name = 'catalogue'`);
    const command = new Run({ ...env, DATA_DIR: join(folder, 'a') }, 'commands/migrate.ts');
    expect(await command.ended()).toBe(0);
    expect(command.output).toContain('seeded catalogue');
    await cluster.stop();
    for (let count = 0; count < 20; count += 1) expect(new Set(await areAnswered())).toEqual(new Set([200]));
    cluster = await startDatabase();
    await vi.waitFor(async () => expect(await everywhere()).toEqual([official, official]), POLLED);
    expect(servers.map(({ output }) => /cannot be read|Error/.test(output))).toEqual([false, false]);
  });
});
