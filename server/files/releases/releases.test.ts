import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formRelease } from '#contract/embed/release.ts';
import { buildApp } from '../../start/build-app.ts';
import { publish, rollBack, versionsFolder } from './releases.ts';
import { readFormRelease } from './version-answer.ts';

const DAY = new Date('2026-11-22T03:00:00Z');
const MANIFEST = {
  'widget/element/element.tsx': { file: 'form.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1a.js' },
};

let folder: string;
let releasesDir: string;
let app: FastifyInstance;

/** A build whose files say which one it is. */
async function build(name: string): Promise<string> {
  const buildFolder = join(folder, name);
  await mkdir(join(buildFolder, 'assets'), { recursive: true });
  await mkdir(join(buildFolder, '.vite'));
  await writeFile(join(buildFolder, '.vite', 'preact.json'), JSON.stringify(MANIFEST));
  for (const file of [
    'appraisal-form.js',
    'form.js',
    'teaser.js',
    'assets/shared-1a.js',
    `assets/thanks-${name}.js`,
  ])
    await writeFile(join(buildFolder, file), `${file} of ${name}`);
  return buildFolder;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-releases-'));
  releasesDir = join(folder, 'kept');
  const versions = versionsFolder(releasesDir);
  app = await buildApp({
    config: { logLevel: 'silent', demo: false, trustProxy: false },
    form: { version: '1.4.0', read: () => readFormRelease(versions, '1.4.0') },
    folders: [
      {
        prefix: '/widget/',
        folder: await build('running'),
        earlier: join(releasesDir, 'widget'),
        releases: { versions, major: '1' },
        crossOrigin: true,
      },
    ],
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string) => app.inject({ url: `/widget/${path}` });
const bodyOf = async (path: string) => (await get(path)).body;
const cachingOf = async (path: string) => (await get(path)).headers['cache-control'];
const release = async () => formRelease.parse((await get('version.json')).json());
const MOVING = ['appraisal-form.js', '1/appraisal-form.js'];

describe('Before the first release', () => {
  it('pages of partners get the build that runs, and nothing is promised for ever', async () => {
    for (const path of MOVING) {
      expect(await bodyOf(path)).toBe('appraisal-form.js of running');
      expect(await cachingOf(path)).toBe('no-cache');
    }
    expect(await release()).toMatchObject({ version: '1.4.0', released: null, pinned: null, versions: [] });
    expect((await get('1.4.0/appraisal-form.js')).statusCode).toBe(404);
  });
});

describe('A release', () => {
  beforeEach(async () => {
    await publish(await build('first'), releasesDir, '1.3.0', DAY);
  });

  it('is at its own address for ever, and for five minutes at those that move', async () => {
    expect(await bodyOf('1.3.0/form.js')).toBe('form.js of first');
    expect(await cachingOf('1.3.0/form.js')).toBe('public, max-age=31536000, immutable');
    expect((await get('1.3.0/form.js')).headers['access-control-allow-origin']).toBe('*');
    for (const path of MOVING) {
      expect(await bodyOf(path)).toBe('appraisal-form.js of first');
      expect(await cachingOf(path)).toBe('public, max-age=300');
    }
    expect(await cachingOf('assets/shared-1a.js')).toBe('public, max-age=31536000, immutable');
  });

  it('says with what browsers check its script and the modules that come first', async () => {
    const { version, released, pinned, addresses } = await release();
    expect({ version, released }).toEqual({ version: '1.3.0', released: '2026-11-22' });
    expect(addresses).toEqual({
      newest: '/widget/appraisal-form.js',
      major: '/widget/1/appraisal-form.js',
    });
    const files = [pinned?.script, ...(pinned?.modules ?? [])];
    expect(files.map((file) => file?.address)).toEqual([
      '/widget/1.3.0/appraisal-form.js',
      '/widget/1.3.0/form.js',
      '/widget/1.3.0/assets/shared-1a.js',
    ]);
    for (const file of files) {
      const { rawPayload } = await app.inject({ url: file?.address ?? '' });
      expect(file?.integrity).toBe(`sha384-${createHash('sha384').update(rawPayload).digest('base64')}`);
    }
  });

  it('gives way to the next one, and stays where it is', async () => {
    await publish(await build('second'), releasesDir, '1.10.0', DAY);
    for (const path of MOVING) expect(await bodyOf(path)).toBe('appraisal-form.js of second');
    expect(await bodyOf('1.3.0/appraisal-form.js')).toBe('appraisal-form.js of first');
    expect((await release()).versions.map(({ version }) => version)).toEqual(['1.10.0', '1.3.0']);
  });

  it('comes back by a rollback, and pages that are open still get the parts of the one that went', async () => {
    await publish(await build('second'), releasesDir, '1.10.0', DAY);
    await rollBack(releasesDir, '1.3.0');
    for (const path of MOVING) expect(await bodyOf(path)).toBe('appraisal-form.js of first');
    expect((await release()).version).toBe('1.3.0');
    for (const path of ['assets/thanks-second.js', '1/assets/thanks-second.js'])
      expect(await bodyOf(path)).toBe('assets/thanks-second.js of second');
  });

  it('of another major version stays what pages with that address get', async () => {
    await publish(await build('next'), releasesDir, '2.0.0', DAY);
    expect(await bodyOf('2/appraisal-form.js')).toBe('appraisal-form.js of next');
    for (const path of MOVING) expect(await bodyOf(path)).toBe('appraisal-form.js of first');
  });

  it('never changes', async () => {
    await expect(publish(await build('other'), releasesDir, '1.3.0', DAY)).rejects.toThrow(/released before/);
    expect(await bodyOf('1.3.0/form.js')).toBe('form.js of first');
  });

  it('that never was cannot come back', async () => {
    await expect(rollBack(releasesDir, '1.2.0')).rejects.toThrow('There is no release 1.2.0.');
    expect((await release()).version).toBe('1.3.0');
  });
});
