import { describe, expect, test } from 'vitest';
import { divide, PHOTO_ACCEPT } from './selection.ts';

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const files = (count: number) => Array.from({ length: count }, (_, n) => file(`${n}.jpg`));

describe('the largest size', () => {
  // Clause 2.5-35
  test('is 10 MB', () => {
    const photo = file('a.jpg', 10_485_760);
    expect(divide([photo], [])).toMatchObject({ files: [photo], tooLarge: [] });
  });

  // Clause 2.5-35
  test('is not a byte more, and the other files of a selection stay', () => {
    const [good, large] = [file('good.jpg'), file('a.jpg', 10_485_761)];
    expect(divide([large, good], [])).toMatchObject({ files: [good], tooLarge: [large] });
  });
});

describe('the largest number', () => {
  test.each([
    [3, 0],
    [2, 1],
    [1, 2],
  ])('allows %i beside %i', (more, there) => {
    expect(divide(files(more), files(there))).toMatchObject({ tooMany: false, files: { length: more } });
  });

  // Clause 2.5-38
  test.each([
    [4, 0],
    [3, 1],
    [1, 3],
  ])('refuses %i beside %i, all of them', (more, there) => {
    expect(divide(files(more), files(there))).toEqual({ files: [], films: [], tooLarge: [], tooMany: true });
  });
});

describe('the film of a live photo', () => {
  const photos = ['IMG_1.HEIC', 'IMG_2.HEIC', 'IMG_3.HEIC'].map((name) => file(name));
  const films = ['IMG_1.MOV', 'img_2.mov', 'IMG_3.mp4'].map((name) => file(name));

  test('is left out and does not count', () => {
    expect(divide([...photos, ...films], [])).toMatchObject({ files: photos, films, tooMany: false });
  });

  test('is known also if its photo was attached before', () => {
    expect(divide(films.slice(0, 1), photos)).toMatchObject({ files: [], films: films.slice(0, 1) });
  });

  test('is any other file without its photo', () => {
    expect(divide(films, photos.slice(0, 0))).toMatchObject({ files: films, films: [] });
  });
});

// Clause 2.5-34
test('the file input has the types, and the endings for systems that know only the ending of HEIC', () => {
  expect(PHOTO_ACCEPT.split(',')).toEqual([
    'image/jpeg',
    '.jpg',
    '.jpeg',
    'image/png',
    '.png',
    'image/webp',
    '.webp',
    'image/heic',
    '.heic',
    'image/heif',
    '.heif',
  ]);
});
