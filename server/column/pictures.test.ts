import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPictureName, readPictures } from './pictures.ts';

const KNOWN = {
  name: 'achievement-watch-1',
  alt: '腕時計',
  width: 1000,
  height: 500,
  widths: [400, 1000],
  jpeg: 800,
  version: 'abc',
};

async function indexWith(file: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-index-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, file), text);
  return folder;
}

describe('A picture of the column', () => {
  test('that is in the index has its words, its size and a URL that changes with it', async () => {
    const index = await indexWith(
      'results.ts',
      `export const RESULTS = { '${KNOWN.name}': ${JSON.stringify(KNOWN)} };`,
    );
    const { picture } = await readPictures(index);
    expect(picture(KNOWN.name)).toMatchObject({
      alt: '腕時計',
      path: '/pictures/achievement-watch-1-800.jpg?v=abc',
      width: 800,
      height: 400,
    });
  });

  test.each([
    ['achievement-bag-2', { path: '/pictures/achievement-bag-2-800.jpg', alt: '', width: 800, height: 600 }],
    ['hero-gold', { path: '/pictures/hero-gold-1640.jpg', alt: '', width: 1640, height: 923 }],
  ])('that it does not know, %s, goes by its kind', async (name, fields) => {
    const { picture, portrait } = await readPictures('/no/such/folder');
    expect(picture(name)).toMatchObject({ name, ...fields });
    expect(portrait('author-toda')).toBe('/pictures/vector/portraits/svg/author-toda.svg');
  });
});

test.each([
  ['achievement-precious_metal-6', true],
  ['achievement-kosen-6', true],
  ['achievement-kimono-4', true],
  ['hero-music', true],
  ['achievement-kimono-5', false],
  ['achievement-preciousMetal-1', false],
  ['hero-kimono', false],
  ['../achievement-watch-1', false],
  ['achievement-watch-1.jpg', false],
])('the name %s is good: %s', (name, good) => {
  expect(isPictureName(name)).toBe(good);
});
