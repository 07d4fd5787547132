import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { createDatabase, openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { eraseOwnRequest, giveQuote, openContact, reportShop } from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { Run } from '#test/server/run.ts';
import { encodeForm } from '#test/server/submission.ts';
import { prepareDataFolder } from '../../base/data-folder.ts';
import { StartError } from '../../base/errors.ts';
import { type Database, openEmbedded, openPostgres } from '../../db/open.ts';
import { backups, casePhotos, cases } from '../../db/schema.ts';
import { FolderStore } from '../../photos/folder-store.ts';
import { requirePartner } from '../../photos/partner.ts';
import { backUp } from './backup.ts';
import { photoOfBackup, readManifest, tableFile } from './manifest.ts';
import { Progress } from './progress.ts';
import { restore } from './restore.ts';
import { tablesOf } from './tables.ts';
import { verify } from './verify.ts';

/** A folder that root's PostgreSQL can pass. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** All rows of all tables, and all photos with their bytes. */
async function contents({ pool }: Pick<Database, 'pool'>, dataDir: string) {
  const client = await pool.connect();
  try {
    const rows: Record<string, unknown> = {};
    for (const { name } of await tablesOf(client)) {
      const result = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, ';' order by t::text)) as all from ${name} t`,
      );
      rows[name] = result.rows[0];
    }
    const photos: [string, Buffer][] = [];
    for await (const uuid of new FolderStore(dataDir).kept()) {
      for (const name of await readdir(join(dataDir, 'photos', uuid)))
        photos.push([`${uuid}/${name}`, await readFile(join(dataDir, 'photos', uuid, name))]);
    }
    return { rows, photos: photos.sort(([a], [b]) => (a < b ? -1 : 1)) };
  } finally {
    client.release();
  }
}

describe('A backup', () => {
  let server: TestApp;
  let testDatabase: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    testDatabase = await openSeededDatabase();
    server = await startTestApp({ opened: testDatabase });
    dataDir = join(server.photos.folder, '..');
    await requirePartner(server.db, server.photos);
    const photos = [
      { name: 'a.jpg', content: jpeg(50_000) },
      { name: 'b.jpg', content: jpeg(9_000) },
    ];
    for (const category of ['bag', 'watch'] as const) await server.submit({ items: [{ category, photos }] });
    const { uuid } = (await server.submit()).body;
    const visitors = new Visitors(() => server);
    const [shop] = await visitors.shopsOf(uuid);
    expect((await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)).status).toBe(200);
    await visitors.lead(openContact, uuid, shop);
    await visitors.own(reportShop, uuid, { shop, reason: 'calls', text: '何度も電話が来ます。' });
    const [{ uuid: ofCase } = { uuid: '' }] = await server.db.select().from(cases);
    const form = await encodeForm([
      ['case', ofCase],
      ['photos', { name: 'case.jpg', content: jpeg(7_000) }],
    ]);
    const url = urlOf(addCasePhotos, '', { params: { token: visitors.ownToken(uuid) } });
    expect((await server.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200);
    const { uuid: erasedUuid } = (await server.submit()).body;
    expect((await visitors.own(eraseOwnRequest, erasedUuid)).status).toBe(200);
  });
  afterAll(() => server.close());

  const source = () => ({ databaseUrl: testDatabase.url, dataDir });

  it('is noted in the database, for the alarm of an old one', async () => {
    const before = await server.db.$count(backups);
    await backUp(source(), join(await emptyFolder(), 'noted'));
    expect(await server.db.$count(backups)).toBe(before + 1);
  });

  it('holds no session, key, link or device of a person, which a restore would revive', async () => {
    const { tables } = await backUp(source(), join(await emptyFolder(), 'desk'));
    const columns = tables.flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column}`));
    expect(columns).toContain('desk_people.email');
    const access = /\.(person_id|user_id|token|hash|credential|identifier)$/;
    expect(columns.filter((column) => access.test(column))).toEqual([]);
  });

  it('that is taken while requests come in is whole, and is restored into an empty data folder', async () => {
    const folder = join(await emptyFolder(), 'backup');
    let over = false;
    const arrivals = (async () => {
      while (!over)
        await server.submit({ items: [{ category: 'bag', photos: [{ name: 'c.jpg', content: jpeg() }] }] });
    })();
    const { photos, tables } = await backUp(source(), folder);
    over = true;
    await arrivals;

    const target = await emptyFolder();
    await restore({ databaseUrl: undefined, dataDir: target }, folder);
    const copy = await openEmbedded(target);
    onTestFinished(() => copy.close());
    const content = await contents(copy, target);
    expect(content.photos.map(([path]) => path)).toEqual(photos.map(({ path }) => path).sort());
    for (const { name, rows } of tables) expect(content.rows[name], name).toMatchObject({ rows });
    expect(photos.length).toBeGreaterThanOrEqual(5);
    const [ofCase] = await server.db.select().from(casePhotos);
    expect(photos.map(({ path }) => path)).toContain(ofCase?.path);
  });

  it('is taken of an embedded database that runs, that does not, and that a power cut stopped', async () => {
    const dataDir = await emptyFolder();
    const backup = async (name: string) => {
      const { tables } = await backUp({ databaseUrl: undefined, dataDir }, join(dataDir, name));
      return tables.map(({ rows }) => rows);
    };
    await expect(backup('none')).rejects.toThrow('There is no database');
    await prepareDataFolder(dataDir);
    const database = await openEmbedded(dataDir);
    await database.migrate();
    const running = await backup('running');
    await database.close();
    expect(await backup('stopped')).toEqual(running);
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), '1\n');
    expect(await backup('cut off')).toEqual(running);
  });

  it('restored into a PostgreSQL elsewhere holds the same rows and the same bytes', async () => {
    const folder = join(await emptyFolder(), 'backup');
    await backUp(source(), folder);
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const target = await emptyFolder();
    await restore({ databaseUrl: url, dataDir: target }, folder);
    const copy = await openPostgres(url);
    onTestFinished(() => copy.close());
    expect(await contents(copy, target)).toEqual(await contents(testDatabase.database, dataDir));

    await expect(restore({ databaseUrl: url, dataDir: await emptyFolder() }, folder)).rejects.toThrow(
      'The database is not empty.',
    );
  });

  it('is compared with what is restored of it beside the running server, and nothing of that stays', async () => {
    const folder = join(await emptyFolder(), 'backup');
    await backUp(source(), folder);
    await server.submit();
    const lines: string[] = [];
    const { tables } = await verify(source(), folder, (line) => lines.push(line));
    expect(lines).toContainEqual(expect.stringMatching(/^requests: \+1 rows since /));
    expect(tables.map(({ name }) => name)).toContain('requests');
    expect(await readdir(dataDir)).not.toContain('.verifying');
  });

  it('with a photo of other bytes, or rows that are missing, fails the comparison', async () => {
    const folder = join(await emptyFolder(), 'backup');
    const { photos } = await backUp(source(), folder);
    const photo = photoOfBackup(folder, photos[0]?.path ?? '');
    await writeFile(photo, (await readFile(photo)).reverse());
    await expect(verify(source(), folder)).rejects.toThrow(`${photo} is missing or damaged`);
    await rm(photo);
    await expect(verify(source(), folder)).rejects.toThrow(`${photo} is missing or damaged`);
    expect(await readdir(dataDir)).not.toContain('.verifying');
  }, 60_000);

  it('says how far it is, and how long the rest will take', () => {
    const lines: string[] = [];
    const progress = new Progress({ rows: 4_000, photos: 2, bytes: 2 ** 21 }, (line) => lines.push(line), 0);
    progress.add({ rows: 1_000, bytes: 2 ** 20 });
    expect(lines).toEqual([
      expect.stringMatching(/^1,000 of 4,000 rows, 0 of 2 photos, 1 of 2 MB, about \d+ s left$/),
    ]);
  });

  it('whose restore is killed leaves nothing that a server starts on, and is restored by the same command', async () => {
    const folder = join(await emptyFolder(), 'backup');
    await backUp(source(), folder);
    const target = await emptyFolder();
    const env = { DATA_DIR: target, PORT: '0' };
    const attempt = new Run(env, 'commands/backup/run.ts', ['restore', folder]);
    await vi.waitFor(() => access(join(target, '.restoring', 'postgres', 'postmaster.pid')), {
      timeout: 20_000,
    });
    attempt.kill('SIGKILL');
    await attempt.ended();
    const start = new Run(env);
    expect(await start.ended()).toBe(1);
    expect(start.output).toContain('did not finish');

    // Simulates a restore that was killed after the photos took their place.
    for (const { path } of (await readManifest(folder)).photos)
      await new FolderStore(target).copyIn(photoOfBackup(folder, path), path);
    const again = new Run(env, 'commands/backup/run.ts', ['restore', folder]);
    expect(await again.ended(), again.output).toBe(0);
    expect(again.output).toContain('counts and checksums of rows and photos agree');
    const copy = await openEmbedded(target);
    onTestFinished(() => copy.close());
    expect(await contents(copy, target)).toEqual(await contents(testDatabase.database, dataDir));
    expect(await readdir(target)).not.toContain('.restoring');
  }, 60_000);

  it('whose restore into a PostgreSQL elsewhere is killed is restored there by the same command', async () => {
    const folder = join(await emptyFolder(), 'backup');
    await backUp(source(), folder);
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const target = await emptyFolder();
    const env = { DATABASE_URL: url, DATA_DIR: target, PORT: '0', SEED: 'none' };
    const attempt = new Run(env, 'commands/backup/run.ts', ['restore', folder]);
    const watching = await openPostgres(url);
    onTestFinished(() => watching.close());
    await vi.waitFor(
      async () => {
        const { rows } = await watching.pool.query(
          "select to_regclass('restore_under_way') is not null as is",
        );
        expect(rows[0].is).toBe(true);
      },
      { timeout: 20_000, interval: 1 },
    );
    attempt.kill('SIGKILL');
    await attempt.ended();
    const start = new Run(env);
    expect(await start.ended()).toBe(1);
    expect(start.output).toContain('A restore into the database did not finish');

    const again = new Run(env, 'commands/backup/run.ts', ['restore', folder]);
    expect(await again.ended(), again.output).toBe(0);
    expect(await contents(watching, target)).toEqual(await contents(testDatabase.database, dataDir));
  }, 60_000);

  it('that is damaged or not complete is not restored', async () => {
    const folder = join(await emptyFolder(), 'backup');
    await backUp(source(), folder);
    const target = { databaseUrl: undefined, dataDir: await emptyFolder() };
    await writeFile(tableFile(folder, 'requests'), 'nonsense');
    await expect(restore(target, folder)).rejects.toThrow('is missing or damaged');
    await rm(join(folder, 'manifest.json'));
    await expect(restore(target, folder)).rejects.toThrow(StartError);
    expect(await readdir(target.dataDir)).toEqual([]);
  });
});
