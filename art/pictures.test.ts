import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderScene } from './render/blender.ts';
import { encodePicture, fileNames } from './render/encode.ts';
import { indexFiles } from './render/index-files.ts';
import { readPictureManifest } from './render/manifest.ts';
import { ART, IMAGES, VECTOR } from './render/paths.ts';
import { chosenPlans } from './render/selection.ts';
import { extraFileNames } from './render/social.ts';
import { drawings } from './subjects/drawings.ts';
import { planPictures } from './subjects/plan.ts';

const plans = planPictures();
const MB = 1024 * 1024;
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

describe('Every picture that the code uses exists', () => {
  test.each(plans.map((plan) => [plan.name, plan] as const))('%s', async (_, plan) => {
    const { pictures } = await readPictureManifest();
    expect(plan.alt, 'the alt text').toMatch(JAPANESE);
    expect(pictures[plan.name], 'an entry in the manifest').toBeDefined();
    for (const { width, budget } of plan.widths) {
      for (const format of ['avif', 'webp']) {
        const file = join(IMAGES, `${plan.name}-${width}.${format}`);
        expect((await sharp(file).metadata()).width, file).toBe(width);
      }
      expect((await stat(join(IMAGES, `${plan.name}-${width}.avif`))).size).toBeLessThanOrEqual(budget);
    }
    expect((await sharp(join(IMAGES, `${plan.name}-${plan.jpeg}.jpg`)).metadata()).format).toBe('jpeg');
  });

  test('every drawing has its file and is well-formed', async () => {
    for (const { path, width, height } of Object.values(await drawings()).flat()) {
      const { format } = await sharp(join(VECTOR, path)).metadata();
      expect(format, path).toBe('svg');
      expect(width * height, path).toBeGreaterThan(0);
    }
  });

  test('the committed index matches the pictures', async () => {
    const files = await indexFiles(await readPictureManifest());
    for (const [name, text] of files)
      expect(await readFile(join(ART, 'index', name), 'utf8'), name).toBe(text);
    expect((await readdir(join(ART, 'index'))).sort()).toEqual([...files.keys()].sort());
  });
});

describe('Nothing is left over', () => {
  test('no picture file is unused', async () => {
    const names = [...plans.flatMap(fileNames), ...extraFileNames()];
    expect((await readdir(IMAGES)).sort()).toEqual(names.sort());
  });

  test('all pictures together take at most 25 MB', async () => {
    const sizes = await Promise.all(
      (await readdir(IMAGES)).map(async (name) => (await stat(join(IMAGES, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * MB);
  });

  test('no two pictures show the same', () => {
    const alts = plans.filter(({ group }) => group === 'results').map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
  });

  test.each([
    ['watch', 6],
    ['bag', 6],
    ['jewelry', 6],
    ['camera', 6],
    ['alcohol', 6],
    ['antique', 6],
    ['precious_metal', 6],
    ['music', 6],
    ['kimono', 4],
    ['kosen', 6],
    ['piano', 1],
    ['guitar', 1],
  ])('%s has %i purchase results', (key, count) => {
    expect(plans.filter(({ name }) => name.startsWith(`achievement-${key}-`))).toHaveLength(count);
  });
});

describe('The render script', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'art-test-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(ART, 'render.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });

  test('refuses an unknown name and lists the known ones', () => {
    const { status, stderr } = run(['wacth']);
    expect(status).toBe(1);
    expect(stderr).toContain('There is no picture called wacth.');
    expect(stderr).toContain('hero-watch');
  });

  test('names a missing tool and how to install it', () => {
    const { status, stderr } = run(['--preview', 'hero-watch'], { PATH: folder });
    expect(status).toBe(1);
    expect(stderr).toContain('blender');
    expect(stderr).toContain('apt-get install');
  });

  test('selects pictures by subject, by name and by group', () => {
    expect(chosenPlans(plans, ['hero-watch']).map(({ name }) => name)).toEqual([
      'hero-watch',
      'hero-watch-phone',
    ]);
    expect(chosenPlans(plans, ['tiles']).every(({ group }) => group === 'tiles')).toBe(true);
    expect(chosenPlans(plans, ['watch']).length).toBe(9);
  });

  test('keeps the old picture when a render fails, and prints the error', async () => {
    await writeFile(
      join(folder, 'blender'),
      '#!/bin/sh\necho "FAILED RuntimeError: out of memory"\nexit 1\n',
    );
    await chmod(join(folder, 'blender'), 0o755);
    const [plan] = plans;
    if (!plan) throw new Error('no plan');
    const out = join(folder, 'picture.png');
    await writeFile(out, 'the old one');
    const path = process.env.PATH;
    process.env.PATH = `${folder}:${path}`;
    try {
      await expect(renderScene(plan.render, 'weights', out, () => {})).rejects.toThrow('out of memory');
    } finally {
      process.env.PATH = path;
    }
    expect(await readFile(out, 'utf8')).toBe('the old one');
  });

  test('replaces no file of a picture that cannot be encoded', async () => {
    const [plan] = plans;
    if (!plan) throw new Error('no plan');
    const before = await Promise.all(fileNames(plan).map((name) => stat(join(IMAGES, name))));
    const noPicture = join(folder, 'broken.png');
    await writeFile(noPicture, 'no picture');
    await expect(encodePicture(plan, noPicture)).rejects.toThrow();
    const after = await Promise.all(fileNames(plan).map((name) => stat(join(IMAGES, name))));
    expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(before.map(({ mtimeMs }) => mtimeMs));
    expect((await readdir(IMAGES)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('renders nothing if nothing has changed', () => {
    if (!existsSync(join(ART, 'manifest.json'))) throw new Error('nothing was rendered yet');
    const { status, stdout } = run([], { PATH: folder });
    expect(stdout).toContain(' 0 renders to make');
    expect(status).toBe(0);
    // The test reads all pictures, which takes a busy machine longer than a test usually may.
  }, 60_000);
});
