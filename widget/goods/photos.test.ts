import { describe, expect, test } from 'vitest';
import { checkPhotos, PHOTO_ACCEPT, typeOf } from './photos.ts';

const file = (name: string, type = '', bytes = 1) => new File([new Uint8Array(bytes)], name, { type });

describe('which files are photos', () => {
  test.each([
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.webp', 'image/webp'],
    ['a.heic', 'image/heic'],
    ['a.heif', 'image/heif'],
    ['without ending', 'image/jpeg'],
    ['a.jpg', ''],
    ['a.JPEG', ''],
    ['a.b.png', ''],
    ['a.webp', ''],
    ['IMG_0001.HEIC', ''],
    ['a.heif', ''],
    ['a.heic', 'application/octet-stream'],
    ['a.jpg', 'image/jpg'],
  ])('%s of type "%s" is one', (name, type) => {
    const photo = file(name, type);
    expect(checkPhotos([photo], 0)).toEqual({ accepted: [photo], errors: [] });
  });

  test.each([
    ['a.gif', 'image/gif'],
    ['a.svg', 'image/svg+xml'],
    ['a.pdf', 'application/pdf'],
    ['a.jpg', 'application/pdf'],
    ['a.gif', ''],
    ['a.exe', 'application/octet-stream'],
    ['jpg', 'text/plain'],
    ['without ending', ''],
  ])('%s of type "%s" is none', (name, type) => {
    expect(checkPhotos([file(name, type)], 0)).toEqual({
      accepted: [],
      errors: [`対応していないファイル形式です: ${name}`],
    });
  });

  test('an empty file is not a photo', () => {
    expect(checkPhotos([file('a.jpg', 'image/jpeg', 0)], 0).errors).toEqual([
      '対応していないファイル形式です: a.jpg',
    ]);
  });
});

describe('the largest size', () => {
  test('10 MB are accepted', () => {
    expect(checkPhotos([file('a.jpg', 'image/jpeg', 10_485_760)], 0).errors).toEqual([]);
  });

  test('a byte more is not', () => {
    expect(checkPhotos([file('a.jpg', 'image/jpeg', 10_485_761)], 0)).toEqual({
      accepted: [],
      errors: ['ファイルサイズが大きすぎます: a.jpg (最大10MB)'],
    });
  });

  test('the other files of a selection are accepted', () => {
    const good = file('good.jpg', 'image/jpeg');
    expect(checkPhotos([file('note.txt', 'text/plain'), good], 0)).toEqual({
      accepted: [good],
      errors: ['対応していないファイル形式です: note.txt'],
    });
  });
});

describe('the largest number', () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => file(`${n}.jpg`, 'image/jpeg'));

  test.each([
    [3, 0],
    [2, 1],
    [1, 2],
  ])('%i beside %i are accepted', (more, there) => {
    expect(checkPhotos(files(more), there).accepted).toHaveLength(more);
  });

  test.each([
    [4, 0],
    [3, 1],
    [1, 3],
  ])('%i beside %i are refused, all of them', (more, there) => {
    expect(checkPhotos(files(more), there)).toEqual({
      accepted: [],
      errors: ['最大3枚までアップロードできます'],
    });
  });
});

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

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a JPEG without JFIF', '\xff\xd8\xff\xdb\0\x43\0\x08', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a WebP', 'RIFF\xe0\x0a\xff\0WEBPVP8 ', 'image/webp'],
  ['a HEIC', '\0\0\0\x18ftypheic', 'image/heic'],
  ['a HEIF', '\0\0\0\x18ftypmif1', 'image/heic'],
  ['an AVIF', '\0\0\0\x1cftypavif', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['a text', '写真ではありません', undefined],
  ['nothing', '', undefined],
])('the content of %s says what it is', async (_, content, type) => {
  const bytes = Buffer.from(content, content.startsWith('写') ? 'utf8' : 'latin1');
  expect(await typeOf(new Blob([bytes]))).toBe(type);
});
