import { describe, expect, it, test } from 'vitest';
import { heif, jpeg, png, webp } from '../test/photos.ts';
import { PhotoCheck } from './photo-type.ts';

/** @param size how many bytes arrive at a time */
function typeOf(content: Buffer, size = content.length || 1) {
  const check = new PhotoCheck();
  for (let at = 0; at < content.length; at += size) check.feed(content.subarray(at, at + size));
  return check.type;
}

const PHOTOS = [
  ['a JPEG', 'image/jpeg', jpeg()],
  ['a JPEG of 3 MB', 'image/jpeg', jpeg(3_000_000)],
  ['a PNG', 'image/png', png()],
  ['a WebP', 'image/webp', webp()],
  ['a HEIC', 'image/heic', heif('heic')],
  ['a HEIC of another profile', 'image/heic', heif('heix')],
  ['a HEIF', 'image/heif', heif('mif1')],
] as const;

describe('a photo is known by its content', () => {
  test.each(PHOTOS)('%s is %s', (_name, type, content) => {
    expect(typeOf(content)).toBe(type);
  });

  test.each(PHOTOS)('%s is known in whatever pieces it arrives', (_name, type, content) => {
    for (const size of [1, 2, 3, 7, 13, 64]) {
      if (content.length / size < 10_000) expect(typeOf(content, size)).toBe(type);
    }
  });

  test.each(PHOTOS)('%s may be followed by more, as phones do with motion clips', (_name, type, content) => {
    expect(typeOf(Buffer.concat([content, Buffer.alloc(5000, 7)]), 512)).toBe(type);
  });

  test.each(PHOTOS)('%s that was cut off is none', (_name, _type, content) => {
    for (const share of [0.1, 0.5, 0.9]) {
      expect(typeOf(content.subarray(0, Math.floor(content.length * share)))).toBeUndefined();
    }
  });

  it('a thumbnail within a cut-off JPEG does not make it whole', () => {
    const thumbnail = jpeg(200);
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, thumbnail.length + 2]), thumbnail]);
    const whole = Buffer.concat([Buffer.from('ffd8', 'hex'), segment, jpeg(500).subarray(2)]);
    expect(typeOf(whole)).toBe('image/jpeg');
    expect(typeOf(whole.subarray(0, whole.length - 20))).toBeUndefined();
  });
});

describe('what is no photo of an accepted type is none', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('これは写真ではありません'.repeat(10))],
    ['a PDF', Buffer.from('%PDF-1.7 and so on and so on')],
    ['a GIF', Buffer.from('GIF89a and so on and so on')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an AVIF', heif('avif')],
    ['an MP4', heif('isom')],
    ['a WAV', Buffer.from('RIFF\x24\0\0\0WAVEfmt and so on', 'latin1')],
    [
      'the first bytes of a JPEG and then noise',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100, 1)]),
    ],
    ['a PNG whose first chunk is no header', Buffer.concat([png().subarray(0, 8), png().subarray(33)])],
    ['an ftyp box of absurd size', Buffer.from('ffffffff6674797068656963', 'hex')],
  ])('%s', (_name, content) => {
    expect(typeOf(content)).toBeUndefined();
  });
});
