import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRequestIds } from './request-id.ts';
import { serveFolder } from './serve-folder.ts';

const LARGE = 'x'.repeat(300 * 1024);

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-files-'));
  await mkdir(join(folder, 'assets'));
  await write('assets/part-1a.js', 'never changes');
  await write('form.js', 'first build');
  await write('form.js.br', 'first build, packed');
  await write('large.js', LARGE);
  app = Fastify();
  sendRequestIds(app);
  await serveFolder(app, { prefix: '/widget/', folder });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/widget/${name}`, headers });

/** Moves the clock by which files are kept. */
function later(ms: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + ms);
}

describe('A file of a folder', () => {
  it('whose name has its hash is read once, and sent again with the same headers', async () => {
    const first = await get('assets/part-1a.js');
    await rm(join(folder, 'assets/part-1a.js'));
    later(60_000);
    const second = await get('assets/part-1a.js');
    expect(second.body).toBe('never changes');
    const { 'x-request-id': one, date: _, ...headers } = first.headers;
    const { 'x-request-id': other } = second.headers;
    expect(second.headers).toMatchObject(headers);
    expect(other).not.toBe(one);
  });

  it('that may change is the new one a second after it has changed', async () => {
    expect((await get('form.js')).body).toBe('first build');
    await write('form.js', 'second build');
    later(1_001);
    expect((await get('form.js')).body).toBe('second build');
  });

  it('goes to each browser in an encoding that it accepts', async () => {
    for (let time = 0; time < 2; time += 1) {
      const packed = await get('form.js', { 'accept-encoding': 'gzip, br' });
      expect(packed.body).toBe('first build, packed');
      expect(packed.headers['content-encoding']).toBe('br');
      const plain = await get('form.js', { 'accept-encoding': 'identity' });
      expect(plain.body).toBe('first build');
      expect(plain.headers['content-encoding']).toBeUndefined();
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await get('form.js')).headers;
    const again = await get('form.js', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    expect((await get('form.js', { 'if-none-match': 'W/"other"' })).body).toBe('first build');
  });

  it('is sent in part, and asked for without its body, as before', async () => {
    await get('form.js');
    const part = await get('form.js', { range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, 'first']);
    const head = await app.inject({ method: 'HEAD', url: '/widget/form.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '11']);
  });

  it('that is large is sent whole and takes no memory', async () => {
    expect((await get('large.js')).body).toBe(LARGE);
    await write('large.js', 'changed');
    expect((await get('large.js')).body).toBe('changed');
  });

  it('that is not there is looked for again', async () => {
    expect((await get('assets/late-2b.js')).statusCode).toBe(404);
    await write('assets/late-2b.js', 'came later');
    expect((await get('assets/late-2b.js')).body).toBe('came later');
  });
});
