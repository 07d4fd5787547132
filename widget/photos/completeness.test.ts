import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PhotoType } from '#contract/base/limits.ts';
import { completenessOf } from './completeness.ts';

const picture = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: 'gold',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const heic = readFileSync(join(import.meta.dirname, '..', '..', 'e2e', 'fixtures', 'watch.heic'));
const jpeg = await picture().jpeg().toBuffer();

const PHOTOS: readonly (readonly [string, PhotoType, Buffer])[] = [
  ['a JPEG', 'image/jpeg', jpeg],
  ['a progressive JPEG', 'image/jpeg', await picture().jpeg({ progressive: true }).toBuffer()],
  ['a PNG', 'image/png', await picture().png().toBuffer()],
  ['a WebP', 'image/webp', await picture().webp().toBuffer()],
  ['a WebP without loss', 'image/webp', await picture().webp({ lossless: true }).toBuffer()],
  ['a HEIC', 'image/heic', heic],
  ['a HEIF', 'image/heif', heic],
];

/** A segment of notes that contains a whole thumbnail. */
const notes = Buffer.concat([
  Buffer.from([0xff, 0xe1, (jpeg.length + 2) >> 8, (jpeg.length + 2) & 0xff]),
  jpeg,
]);
const withThumbnail = Buffer.concat([jpeg.subarray(0, 2), notes, jpeg.subarray(2)]);

const box = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.length);
  return Buffer.concat([length, Buffer.from(name), content]);
};

describe.each(PHOTOS)('%s', (_, type, photo) => {
  const of = (bytes: Uint8Array) => completenessOf(bytes, type);

  test('is whole, also with something behind it, as phones write', () => {
    expect(of(photo)).toBe('whole');
    expect(of(Buffer.concat([photo, Buffer.from('MotionPhoto_Data')]))).toBe('whole');
  });

  test.each([1, 20, 200])('is cut without its last %i bytes', (bytes) => {
    expect(of(photo.subarray(0, photo.length - bytes))).toBe('cut');
  });

  test('is cut after its first bytes', () => {
    expect(of(photo.subarray(0, 12))).toBe('cut');
  });
});

test('A cut JPEG is cut, although a thumbnail within it is whole', () => {
  expect(completenessOf(withThumbnail, 'image/jpeg')).toBe('whole');
  expect(completenessOf(withThumbnail.subarray(0, withThumbnail.length - 20), 'image/jpeg')).toBe('cut');
});

test('A JPEG whose last half is blank is cut', () => {
  const half = Math.floor(jpeg.length / 2);
  const blank = Buffer.concat([jpeg.subarray(0, half), Buffer.alloc(half)]);
  expect(completenessOf(blank, 'image/jpeg')).toBe('cut');
});

test('A HEIC of several moments without a photo is a sequence', () => {
  const film = Buffer.concat([box('ftyp', Buffer.from('hevc')), box('mdat', heic), box('moov', heic)]);
  expect(completenessOf(film, 'image/heic')).toBe('sequence');
});

test('A HEIC whose lengths are longer numbers, or open to the end, is whole', () => {
  const start = box('ftyp', Buffer.from('heic'));
  const long = Buffer.concat([Buffer.from('00000001', 'hex'), Buffer.from('meta'), Buffer.alloc(8), heic]);
  long.writeBigUInt64BE(BigInt(long.length), 8);
  const open = Buffer.concat([Buffer.alloc(4), Buffer.from('mdat'), heic]);
  expect(completenessOf(Buffer.concat([start, long, open]), 'image/heic')).toBe('whole');
});
