import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eraseOwnRequest, giveQuote } from '#contract/calls/follow-up.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { type Database, openEmbedded, openPostgres } from '../db/open.ts';
import { StartError } from '../errors.ts';
import { FolderStore } from '../photos/folder-store.ts';
import { requirePartner } from '../photos/partner.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { createDatabase, openSeededDatabase, type TestDatabase } from '../test/databases.ts';
import { QUOTE, Visitors } from '../test/follow-up.ts';
import { jpeg } from '../test/photos.ts';
import { backUp } from './backup.ts';
import { tableFile } from './manifest.ts';
import { restore } from './restore.ts';
import { tablesOf } from './tables.ts';

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
      const found = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, ';' order by t::text)) as all from ${name} t`,
      );
      rows[name] = found.rows[0];
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
  let opened: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    opened = await openSeededDatabase();
    server = await startTestApp({ opened });
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
    expect((await visitors.lead(giveQuote, uuid, shop, QUOTE)).status).toBe(200);
    const { uuid: erased } = (await server.submit()).body;
    expect((await visitors.own(eraseOwnRequest, erased)).status).toBe(200);
  });
  afterAll(() => server.close());

  const source = () => ({ databaseUrl: opened.url, dataDir });

  it('that is taken while requests come in is whole, and is restored into an empty data folder', async () => {
    const folder = join(await emptyFolder(), 'backup');
    let over = false;
    const coming = (async () => {
      while (!over)
        await server.submit({ items: [{ category: 'bag', photos: [{ name: 'c.jpg', content: jpeg() }] }] });
    })();
    const { photos, tables } = await backUp(source(), folder);
    over = true;
    await coming;

    const target = await emptyFolder();
    await restore({ databaseUrl: undefined, dataDir: target }, folder);
    const restored = await openEmbedded(target);
    onTestFinished(() => restored.close());
    const found = await contents(restored, target);
    expect(found.photos.map(([path]) => path)).toEqual(photos.map(({ path }) => path).sort());
    for (const { name, rows } of tables) expect(found.rows[name], name).toMatchObject({ rows });
    expect(photos.length).toBeGreaterThanOrEqual(4);
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
    const restored = await openPostgres(url);
    onTestFinished(() => restored.close());
    expect(await contents(restored, target)).toEqual(await contents(opened.database, dataDir));

    await expect(restore({ databaseUrl: url, dataDir: await emptyFolder() }, folder)).rejects.toThrow(
      'The database is not empty.',
    );
  });

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
