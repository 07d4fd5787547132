import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveFolder } from '../../base/http/serve-folder.ts';
import { keepRelease } from './kept-files.ts';

const DAY_MS = 24 * 60 * 60_000;

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-releases-'));
  target = join(folder, 'kept', 'assets');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, ...files: string[]): Promise<string> {
  const assets = join(folder, name, 'assets');
  await mkdir(assets, { recursive: true });
  for (const file of files) await writeFile(join(assets, file), `${file} of ${name}`);
  return assets;
}

describe('A seller whose page was opened before a release', () => {
  it('still gets the parts of the form that they need next, and nobody gets old files that have no hash', async () => {
    await keepRelease(await build('first', 'thanks-1a.js', 'same-3c.js'), target);
    const second = await build('second', 'thanks-2b.js', 'same-3c.js');
    await keepRelease(second, target);
    const app = Fastify();
    await serveFolder(app, {
      prefix: '/widget/',
      folder: join(folder, 'second'),
      earlier: join(folder, 'kept'),
      crossOrigin: true,
    });
    const get = (path: string) => app.inject({ url: `/widget/${path}` });
    const old = await get('assets/thanks-1a.js');
    expect(old.body).toBe('thanks-1a.js of first');
    expect(old.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect((await get('assets/thanks-2b.js')).body).toBe('thanks-2b.js of second');
    expect((await get('assets/never.js')).statusCode).toBe(404);
    await app.close();
  });

  it('is not waited for longer than 30 days', async () => {
    const start = new Date('2026-11-01');
    const later = (days: number) => new Date(start.getTime() + days * DAY_MS);
    await keepRelease(await build('first', 'thanks-1a.js', 'same-3c.js'), target, start);
    const second = await build('second', 'same-3c.js');
    await keepRelease(second, target, later(29));
    expect(await readdir(target)).toEqual(['same-3c.js', 'thanks-1a.js']);
    await keepRelease(second, target, later(31));
    expect(await readdir(target)).toEqual(['same-3c.js']);
  });
});
