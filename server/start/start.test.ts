import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { freePort } from '#test/base/free-port.ts';
import { createDatabase, openSeededDatabase } from '#test/server/databases.ts';
import { jpeg } from '#test/server/photos.ts';
import { Run } from '#test/server/run.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { TEMPLATE } from '#test/server/template.ts';
import { prepareDataFolder } from '../base/data-folder.ts';
import { StartError } from '../base/errors.ts';
import { lockDataDir } from '../db/lock.ts';
import { type Db, openEmbedded, openPostgres, rowsOf } from '../db/open.ts';
import { seed } from '../db/seed/seed.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-start-'));
  // The PostgreSQL of a server that was killed still writes for a moment.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}

/** Made once; a start on it is a second start. */
let seeded: string;
beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'tk-seeded-'));
  await prepareDataFolder(seeded);
  const database = await openEmbedded(seeded);
  await database.migrate();
  await seed(database.db, () => {});
  await database.close();
});
afterAll(() => rm(seeded, { recursive: true, force: true }));

async function seededFolder(): Promise<string> {
  const folder = await temporaryFolder();
  // With their owners, which the copy of Node does not keep.
  await promisify(execFile)('cp', ['-a', `${seeded}/.`, folder]);
  return folder;
}

describe('an operator starts the server', () => {
  it('reads what it does, finds the form’s calls, and stops it after open calls are finished', async () => {
    const [port, folder] = [String(await freePort()), await seededFolder()];
    const first = new Run({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'info' });
    await first.says('is ready: ');
    expect(first.output).toMatch(/database: embedded PostgreSQL \d+ at /);
    const ofPostgres = first.lines.filter(({ of }) => of === 'PostgreSQL').map(({ msg }) => msg);
    expect(ofPostgres).toContain('database system is ready to accept connections');
    const answer = await fetch(`http://localhost:${port}${CALLS.prefectures.path}`);
    expect(answer.status).toBe(200);

    const form = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg(500_000) }] }],
    });
    const half = form.payload.length / 2;
    const socket = connect({ port: Number(port), host: 'localhost' });
    socket.write(
      `POST ${CALLS.submitRequest.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${form.payload.length}\r\n\r\n`,
    );
    socket.write(form.payload.subarray(0, half));
    await vi.waitFor(async () => expect(await readdir(join(folder, 'photos', '.incoming'))).toHaveLength(1));
    first.kill('SIGTERM');
    await first.says('SIGTERM: finishing open calls');
    socket.write(form.payload.subarray(half));
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await first.ended()).toBe(0);
    expect(first.output).toContain('stopped');
  });

  it('after a crash it starts again at once', async () => {
    const folder = await seededFolder();
    const first = new Run({ PORT: '0', DATA_DIR: folder });
    await first.says('is ready: ');
    first.kill('SIGKILL');
    await first.ended();
    const second = new Run({ PORT: '0', DATA_DIR: folder });
    await second.says('is ready: ');
    second.kill('SIGINT');
    expect(await second.ended()).toBe(0);
  });

  it('a second server on the same folder is refused, and the first goes on', async () => {
    const [port, folder] = [String(await freePort()), await seededFolder()];
    const first = new Run({ PORT: port, DATA_DIR: folder });
    await first.says('is ready: ');
    const second = new Run({ PORT: '0', DATA_DIR: folder });
    expect(await second.ended()).toBe(1);
    expect(second.output).toMatch(/The data folder .* is in use by process \d+ on .*\.\n.*DATA_DIR/);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  });

  it('a port that is taken is named, with the way out', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as { port: number };
    const run = new Run({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: await seededFolder() });
    expect(await run.ended()).toBe(1);
    expect(run.output).toContain(`Port ${port} on 127.0.0.1 is taken`);
    expect(run.output).toContain(`PORT=${port + 1}`);
    expect(run.output).not.toContain('defect');
  });

  test.each([
    ['a bad setting', { PORT: 'http' }, 'PORT is "http", should be: a port number'],
    ['a host that is not of this machine', { HOST: '192.0.2.1', PORT: '0' }, 'HOST=192.0.2.1 is no address'],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      'Check DATABASE_URL',
    ],
  ])('%s is explained', async (_name, env, text) => {
    const needsDatabase = 'HOST' in env;
    const run = new Run({ DATA_DIR: await (needsDatabase ? seededFolder() : temporaryFolder()), ...env });
    expect(await run.ended()).toBe(1);
    expect(run.output).toContain(text);
    expect(run.output).not.toContain('defect');
    expect(run.output).not.toContain('secret');
  });

  it('works on PostgreSQL from an empty database', async () => {
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const run = new Run({ PORT: '0', DATA_DIR: await temporaryFolder(), DATABASE_URL: url, SEED: 'demo' });
    await run.says('is ready: ');
    expect(run.output).toMatch(/database: PostgreSQL \d+ at 127\.0\.0\.1/);
    expect(run.output).toMatch(
      new RegExp(`seeded catalogue: \\d+ entries in ${CATEGORY_KEYS.length} categories`),
    );
    expect(run.output).toMatch(/seeded addresses: 47 prefectures, 1\d{3} municipalities, \d{6} towns/);
    expect(run.output).toMatch(/seeded shops: 8\d\d/);
    run.kill('SIGTERM');
    expect(await run.ended()).toBe(0);
  });
});

describe('data folder and database', () => {
  it('that do not belong together refuse to start, and no photo is touched', async () => {
    const { url, drop } = await createDatabase(TEMPLATE);
    const other = await createDatabase(TEMPLATE);
    onTestFinished(async () => {
      await drop();
      await other.drop();
    });
    const folder = await temporaryFolder();
    const env = { PORT: '0', DATA_DIR: folder };
    const first = new Run({ ...env, DATABASE_URL: url });
    await first.says('is ready: ');
    first.kill('SIGTERM');
    await first.ended();
    const photo = join(folder, 'photos', '00000000-0000-4000-8000-000000000001', 'a.jpg');
    await mkdir(dirname(photo));
    await writeFile(photo, jpeg());

    const second = new Run({ ...env, DATABASE_URL: other.url });
    expect(await second.ended()).toBe(1);
    expect(second.output).toMatch(/belong to another database than the one that is set\.\nSet DATABASE_URL/);
    expect(await readdir(dirname(photo))).toEqual(['a.jpg']);

    const third = new Run({ ...env, DATABASE_URL: url });
    await third.says('is ready: ');
    expect(third.output).toMatch(/set aside the photos of 1 request\(s\) that the database does not have/);
  });

  it('the folder of an earlier release is refused with the way on', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db', 'PG_VERSION'), '18\n');
    const run = new Run({ PORT: '0', DATA_DIR: folder });
    expect(await run.ended()).toBe(1);
    expect(run.output).toContain('npm run convert');
  });

  it('are readable by their owner only', async () => {
    const folder = await seededFolder();
    await chmod(folder, 0o777);
    await writeFile(join(folder, 'of-an-earlier-release'), '', { mode: 0o644 });
    const run = new Run({ PORT: '0', DATA_DIR: folder });
    await run.says('is ready: ');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const readable: string[] = [];
    for (const path of [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]) {
      const stats = await stat(path).catch(() => undefined);
      if (stats && (stats.mode & 0o077) !== 0) readable.push(path);
    }
    expect(entries.length).toBeGreaterThan(100);
    expect(readable).toEqual([]);
  });
});

describe('the lock on the data folder', () => {
  it('is refused to a second holder and free after the first let go', async () => {
    const folder = await temporaryFolder();
    const release = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(StartError);
    await release();
    const again = await lockDataDir(folder);
    await again();
  });
});

describe('seeding', () => {
  const contents = async (db: Db) =>
    rowsOf(
      db,
      sql`select (select md5(string_agg(t::text, ';' order by code)) from catalogue_entries t) as catalogue,
                 (select md5(string_agg(t::text, ';' order by id)) from towns t) as towns,
                 (select md5(string_agg(t::text, ';' order by id)) from cities t) as cities,
                 (select md5(string_agg(t::text, ';' order by uuid)) from shops t) as shops,
                 (select md5(string_agg(t::text, ';' order by uuid)) from media t) as media`,
    );

  it('twice changes nothing, and the second time nothing is done', async () => {
    const { database, remove } = await openSeededDatabase();
    onTestFinished(remove);
    const before = await contents(database.db);
    const lines: string[] = [];
    await database.migrate();
    await seed(database.db, (line) => lines.push(line));
    expect(lines).toEqual([]);
    // An update of the data does the same: every row is written again.
    await database.db.execute(sql`update seed_versions set version = 'old'`);
    await seed(database.db, (line) => lines.push(line));
    expect(lines).toHaveLength(8);
    expect(await contents(database.db)).toEqual(before);
  });
});

describe('one database', () => {
  const databases: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const database of databases.splice(0)) await database.close();
  });

  it('two servers that start on it at once seed it once', async () => {
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const lines: string[] = [];
    await Promise.all(
      [1, 2].map(async () => {
        const database = await openPostgres(url);
        databases.push(database);
        await database.alone(async () => {
          await database.migrate();
          await seed(database.db, (line) => lines.push(line));
        });
      }),
    );
    expect(lines.filter((line) => line.startsWith('seeded shops'))).toHaveLength(1);
  });
});
