import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../base/free-port.ts';
import { openSeededDatabase, type TestDatabase } from '../databases.ts';
import { type SpawnedServer, spawnTestServer } from '../spawn-server.ts';
import { hasTool } from './tools.ts';

/** Varnish without configuration of its own: the headers of our pages have to be enough. */
class Varnish {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(folder: string, behind: number): Promise<Varnish> {
    const port = await freePort();
    const child = spawn(
      'varnishd',
      ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-b', `127.0.0.1:${behind}`, '-s', 'malloc,32m'],
      { stdio: 'ignore' },
    );
    const varnish = new Varnish(`http://127.0.0.1:${port}`, child);
    while (child.exitCode === null) {
      if (await fetch(`${varnish.url}/health`).catch(() => null)) return varnish;
      await wait(50);
    }
    throw new Error(`varnishd ended with ${child.exitCode}`);
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
  }
}

describe.skipIf(!hasTool('varnishd', 'varnish'))('Behind Varnish, as it comes', () => {
  let database: TestDatabase;
  let server: SpawnedServer;
  let varnish: Varnish;
  let folder: string;

  beforeAll(async () => {
    if (!existsSync(join(import.meta.dirname, '..', '..', '..', 'dist', 'host', 'server', 'index.js')))
      throw new Error('The site is not built: npm run build');
    database = await openSeededDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tk-varnish-'));
    server = await spawnTestServer({
      DATABASE_URL: database.url,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'data'),
    });
    varnish = await Varnish.start(join(folder, 'varnish'), server.port);
  });
  afterAll(async () => {
    await varnish?.stop();
    server?.child.kill('SIGKILL');
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** The answer that a visitor gets. A hit of Varnish also names the request that filled its cache. */
  async function visit(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(varnish.url + path, { headers, redirect: 'manual' });
    const isKept = (answer.headers.get('x-varnish') ?? '').includes(' ');
    return { status: answer.status, headers: answer.headers, isKept, text: await answer.text() };
  }

  it.each(['/', '/about', '/lp/tokei', '/column?page=1', '/partners?page=1', '/about.data'])(
    '%s comes from the cache for later visitors, with its policy, compressed or not',
    async (path) => {
      expect(await visit(path)).toMatchObject({ status: 200, isKept: false });
      // A visitor who comes while the page is made for the first time may get one of their own.
      await expect.poll(async () => (await visit(path)).isKept).toBe(true);
      const [first, second] = [await visit(path), await visit(path)];
      expect(second).toMatchObject({ status: 200, isKept: true, text: first.text });
      const policy = 'content-security-policy';
      expect(second.headers.get(policy)).toBe(first.headers.get(policy));
      expect((await visit(path, { 'accept-encoding': 'identity' })).text).toBe(first.text);
    },
  );

  it('a browser that has the page is told that it has not changed', async () => {
    const { headers } = await visit('/terms');
    const again = await visit('/terms', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, isKept: true, text: '' });
  });

  it.each(['/contact', '/store', '/no-such-page', '/partners?page=1&keyword=x'])(
    '%s is made for each visitor',
    async (path) => {
      await visit(path);
      expect((await visit(path)).isKept).toBe(false);
    },
  );
});
