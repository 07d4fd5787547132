import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, inArray, sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { releasesOf } from '#test/base/releases.ts';
import { compare, contentsOfBackup, keptBackups } from '#test/server/kept-backups/compare.ts';
import {
  backupWithout,
  changed,
  EARLIER,
  EARLIER_MIGRATIONS,
  emptyFolder,
  emptyPlace,
  OLDEST,
  openedDatabase,
  RELEASED,
  RELEASES,
  restoresWithout,
  youngerTables,
} from '#test/server/kept-backups/places.ts';
import { emptyTables } from '#test/server/kept-backups/thin.ts';
import { readLead, readOwnRequest } from '#test/server/link-calls.ts';
import { Run } from '#test/server/run.ts';
import { IS_THOROUGH } from '#test/server/thorough.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { ACT_CALLS } from '../../calls/desk/act-calls.ts';
import { migrationsOf, schemaState, tablesAfter } from '../../db/migrations.ts';
import { type Database, rowsOf } from '../../db/open.ts';
import { matches, requests, seedVersions } from '../../db/schema.ts';
import { openLinks } from '../../deliveries/links/links.ts';
import { backUp } from './backup.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { isKept } from './tables.ts';
import { verify } from './verify.ts';

const KEPT = await keptBackups();

/** All columns, keys and indexes, as PostgreSQL writes them. */
const schemaOf = ({ db }: Database) =>
  rowsOf<{ part: string }>(
    db,
    sql`select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
        coalesce(column_default, '') || coalesce(generation_expression, '') as part
      from information_schema.columns where table_schema = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select indexdef from pg_indexes where schemaname = 'public'
      order by 1`,
  );

/** The parts of answers that are read here. */
interface Answer {
  session: string;
  shops: unknown[];
}

const answerOf = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Answer };
};

/** A view is asked for with an empty input. */
const READING = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

/** The oldest and that of the newest release; all of them in `npm run test:all`. */
const RESTORED = KEPT.filter(({ folder }) => IS_THOROUGH || [OLDEST, RELEASED].includes(folder));

const KEEP_IT = 'npm run keep-backup';

describe('Of each release there is a backup', () => {
  it('of this version, and of all that are tagged', () => {
    const versions = RELEASES.map(({ version }) => version);
    expect(versions, KEEP_IT).toEqual(
      expect.arrayContaining([packageFile.version, ...releasesOf(join(import.meta.dirname, '../../..'))]),
    );
  });

  it.each(RELEASES)(
    'with the migrations of $version, which are the first ones of now',
    async ({ folder }) => {
      const { migrations = [] } = await readManifest(folder);
      const now = (await migrationsOf()).map(({ when }) => when);
      expect(migrations, KEEP_IT).toEqual(now.slice(0, Math.max(migrations.length, 1)));
    },
  );

  it.each(RELEASES)('with rows in all tables of $version', async ({ folder }) => {
    const { migrations = [], tables } = await readManifest(folder);
    const last = (await migrationsOf())[migrations.length - 1];
    if (!last) throw new Error('it names migrations that are not there');
    const names = [...(await tablesAfter(last)).keys()].filter(isKept);
    expect(tables.map(({ name }) => name).sort(), KEEP_IT).toEqual(names.sort());
    expect(emptyTables({ tables })).toEqual([]);
  });
});

describe.each(RESTORED)('A backup of version $version', ({ folder }) => {
  it('is small, and has requests with shops, photos and mails', async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    const bytes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await readFile(join(parentPath, name))).length),
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(300_000);
    const { tables } = await contentsOfBackup(folder);
    const full = tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
    expect(full).toEqual(expect.arrayContaining(['requests', 'matches', 'request_photos', 'deliveries']));
  });

  it('is restored into the present schema row by row, and a server gives out what is in it', async () => {
    const place = await emptyPlace();
    await restore(place, folder);
    const comparison = await compare(folder, place.databaseUrl, place.dataDir);
    expect(comparison.differing).toEqual([]);
    expect(comparison.rows).toBeGreaterThan(800);
    expect(comparison.photos).toBeGreaterThan(0);

    const database = await openedDatabase(place.databaseUrl);
    const fresh = await openedDatabase((await emptyPlace()).databaseUrl);
    await fresh.migrate();
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
    expect(await schemaState(database.db)).toMatchObject({ missing: [], unknown: [], isHalfRestored: false });

    const server = new Run({
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      PORT: '0',
      SEED: 'demo',
    });
    const base = await server.base();
    await givesOut(base, database);
    await hasItsSeeds(base, database);
    server.kill('SIGTERM');
    await server.ended();
  }, 180_000);

  it('is verified beside a server of this one', async () => {
    const place = await emptyPlace();
    const beside = await openedDatabase(place.databaseUrl);
    await beside.migrate();
    const lines: string[] = [];
    await verify(place, folder, (line) => lines.push(line));
    expect(lines).toContainEqual(expect.stringMatching(/^requests: -\d+ rows since /));
    expect(await readdir(place.dataDir)).toEqual([]);
  }, 120_000);
});

/** To the seller, a shop and the desk. */
async function givesOut(base: string, { db }: Database): Promise<void> {
  const { links } = await openLinks(db, { siteUrl: '' });
  const [match] = await db.select().from(matches).orderBy(desc(matches.createdAt)).limit(1);
  const [request] = await db
    .select()
    .from(requests)
    .where(inArray(requests.uuid, [match?.requestUuid ?? '']));
  if (!match || !request) throw new Error('there is no request');
  const { uuid, linkVersion } = request;
  const own = links.token({ kind: 'request', uuids: [uuid], version: linkVersion }, new Date());
  const seller = await answerOf(urlOf(readOwnRequest, base, { params: { token: own } }), READING);
  expect(seller).toMatchObject({ status: 200, body: { created_at: request.createdAt.toISOString() } });
  expect(seller.body.shops.length).toBeGreaterThan(0);
  const of = links.token(
    { kind: 'lead', uuids: [uuid, match.shopUuid], version: match.linkVersion },
    new Date(),
  );
  expect(await answerOf(urlOf(readLead, base, { params: { token: of } }), READING)).toMatchObject({
    status: 200,
  });
  const { body } = await answerOf(urlOf(ACT_CALLS.enterSample, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'staff' }),
  });
  const answer = await answerOf(urlOf(ACT_CALLS.showContact, base), {
    method: ACT_CALLS.showContact.method,
    headers: { authorization: `Bearer ${body.session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid }),
  });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  expect(JSON.stringify(answer.body)).toContain(request.email);
}

/** The addresses and the catalogue of this release, which the backup does not have. */
async function hasItsSeeds(base: string, { db }: Database): Promise<void> {
  const zip = urlOf(CALLS.zipcodeAddresses, base, { params: { zip: '1620801' } });
  expect((await fetch(zip)).status).toBe(200);
  expect((await db.select().from(seedVersions)).map(({ name }) => name).sort()).toEqual([
    'addresses',
    'catalogue',
    'media',
    'shops',
  ]);
  const [row] = await rowsOf<object>(
    db,
    sql`select (select count(*) > 100000 from towns) as towns, (select count(*) > 4000 from catalogue_entries) as entries,
      (select count(*) from prefectures where latitude is null)::int as nowhere,
      (select count(*) from shops where search_text = '')::int as unfound`,
  );
  expect(row).toEqual({ towns: true, entries: true, nowhere: 0, unfound: 0 });
}

test('A server on what was restored of an older version makes backups of its own, which are restored', async () => {
  const place = await emptyPlace();
  await restore(place, OLDEST);
  const folder = await emptyFolder();
  const server = new Run({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    PORT: '0',
    SEED: 'none',
    LOG_LEVEL: 'info',
    BACKUP_EVERY: '1',
    BACKUP_TO: folder,
  });
  await server.says('made a backup');
  server.kill('SIGTERM');
  await server.ended();
  const [name = ''] = await readdir(folder);
  const next = await emptyPlace();
  await restore(next, join(folder, name));
  const { differing, rows } = await compare(join(folder, name), next.databaseUrl, next.dataDir);
  expect(differing).toEqual([]);
  expect(rows).toBeGreaterThan(800);
}, 120_000);

test('A backup of before the ledger gets the ledger that an upgrade would have made', async () => {
  const place = await emptyPlace();
  await restore(place, OLDEST);
  const { db } = await openedDatabase(place.databaseUrl);
  const rows = await rowsOf<object>(
    db,
    sql`select request_uuid as request, shop_uuid::text as shop from disclosures where what = 'goods' order by 1, 2`,
  );
  const pairs = await rowsOf<object>(
    db,
    sql`select distinct subject_uuid as request, recipient_key as shop from deliveries
      where recipient = 'shop' and state = 'sent' and event in ('request.created', 'lead.passed_on') order by 1, 2`,
  );
  expect(rows).toEqual(pairs);
  expect(pairs.length).toBeGreaterThan(100);
});

describe('A backup of before the first release', () => {
  it('has in it that endpoints are stopped for which nobody works any more', async () => {
    const place = await emptyPlace();
    const lonely = await changed(EARLIER, ({ tables }) => {
      const people = tables.findIndex(({ name }) => name === 'desk_people');
      tables.splice(people, 1);
    });
    await restore(place, lonely);
    const { db } = await openedDatabase(place.databaseUrl);
    const query = sql`select from medium_endpoints where stopped_at is null`;
    expect(await rowsOf(db, sql`select from medium_endpoints`)).toHaveLength(2);
    expect(await rowsOf(db, query)).toHaveLength(0);
    const peopled = await emptyPlace();
    await restore(peopled, EARLIER);
    expect(await rowsOf((await openedDatabase(peopled.databaseUrl)).db, query)).toHaveLength(2);
  });

  it('is restored as it is, once it has all tables and columns', async () => {
    const place = await emptyPlace();
    const folder = await changed(RELEASED, (manifest) => {
      manifest.migrations = EARLIER_MIGRATIONS;
    });
    await restore(place, folder);
    const { differing } = await compare(folder, place.databaseUrl, place.dataDir);
    expect(differing).toEqual([]);
  });

  it('may name some or all of the migrations of that time', async () => {
    for (const count of IS_THOROUGH ? [1, 2, 3] : [2]) {
      const place = await emptyPlace();
      const folder = await changed(EARLIER, (manifest) => {
        manifest.format = 2;
        manifest.migrations = EARLIER_MIGRATIONS.slice(0, count);
      });
      await restore(place, folder);
      const { differing } = await compare(folder, place.databaseUrl, place.dataDir);
      expect(differing).toEqual([]);
    }
  }, 60_000);

  it('that names a later migration besides is one of a later version', async () => {
    const folder = await changed(RELEASED, (manifest) => {
      manifest.migrations = [...EARLIER_MIGRATIONS, 4_000_000_000_000];
    });
    await expect(restore(await emptyPlace(), folder)).rejects.toThrow('had the schema of 2096-10-02');
  });
});

describe('A backup that lacks younger tables', () => {
  it('is restored without several, and without all of them', async () => {
    const younger = await youngerTables(OLDEST, EARLIER);
    expect(younger.length).toBeGreaterThanOrEqual(10);
    for (let first = 0; IS_THOROUGH && first < younger.length; first += 4)
      await restoresWithout(EARLIER, younger.slice(first, first + 4));
    await restoresWithout(EARLIER, younger);
  }, 180_000);

  it('is refused in words if rows that are left refer to them', async () => {
    const folder = await backupWithout(EARLIER, ['deliveries']);
    const place = await emptyPlace();
    await expect(restore(place, folder)).rejects.toThrow(
      /^sent_mails: rows refer to others that the backup does not have \(.*\)\.$/,
    );
  });

  it('lets the first server fill those that it seeds', async () => {
    const place = await emptyPlace();
    const full = join(await emptyFolder(), 'full');
    const { databaseUrl, dataDir } = await emptyPlace();
    const { db, migrate } = await openedDatabase(databaseUrl);
    await migrate();
    await db.insert(seedVersions).values([
      { name: 'media', version: 'of now' },
      { name: 'catalogue', version: 'of now' },
    ]);
    await backUp({ databaseUrl, dataDir }, full);
    await restore(place, await backupWithout(full, ['media']));
    const database = await openedDatabase(place.databaseUrl);
    expect((await database.db.select().from(seedVersions)).map(({ name }) => name)).toEqual(['catalogue']);
  });
});

test('A restore ends with what the operator has to look at, because it was ended or erased since', async () => {
  const { databaseUrl, dataDir } = await emptyPlace();
  const run = new Run({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, 'commands/backup/run.ts', [
    'restore',
    EARLIER,
  ]);
  expect(await run.ended(), run.output).toBe(0);
  const [, after = ''] = run.output.split('agree with the backup.');
  expect(after).toContain('All that was ended, taken away or erased since then is back.');
  expect(after).toContain('owner: 見本 一郎 <owner@example.jp>');
  expect(after).toContain('partner: 見本 媒体 <partner@example.jp>');
  expect(after).not.toContain('gone@example.jp');
  expect(after).toContain('2 endpoints of partners and shops are called:');
  expect(after).toContain('webhook at hooks.example, of ');
  expect(after).toContain('postback at asp.example, of ');
  expect(after).not.toContain('/conversions');
  expect(after).toContain('npm run requests -- erase --file FILE');
});
