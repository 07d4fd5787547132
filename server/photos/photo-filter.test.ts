import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { shownOf, turned } from '#test/server/heic-pixels.ts';
import { box } from '#test/server/heif.ts';
import { PHOTO_FAULTS, SOUND_PHOTOS } from '#test/server/photo-faults.ts';
import { heicWithNotes, heif, jpeg, png, webp } from '#test/server/photos.ts';
import { exifOf, REAL_PHOTOS, turnedHeic } from '#test/server/real-photos.ts';
import { PhotoFilter } from './photo-filter.ts';

/** @param size how many bytes arrive at a time */
function filtered(content: Buffer, size = content.length || 1, name = '') {
  const filter = new PhotoFilter(name);
  const passed: Buffer[] = [];
  for (let at = 0; at < content.length; at += size)
    passed.push(...filter.feed(content.subarray(at, at + size)));
  return { filter, passed };
}

const typeOf = (content: Buffer, size?: number) => filtered(content, size).filter.type;

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

describe.each(PHOTO_FAULTS)('a photo that is %s is refused', (_title, faults) => {
  test.each(faults)('%s, %s', (_fault, name, content, words) => {
    for (const size of [64_000, 100]) {
      const { filter, passed } = filtered(content, size, name);
      expect({ type: filter.type, isTooLarge: filter.isTooLarge }).toEqual({
        type: undefined,
        isTooLarge: words === 'tooManyPixels',
      });
      if (words === 'badType') continue;
      expect(filter.expected).toBeUndefined();
      if (size > content.length) expect(passed).toEqual([]);
    }
  });
});

test.each(SOUND_PHOTOS)('a sound photo is accepted: %s', (name, content) => {
  const { filter } = filtered(content, 64_000, name);
  expect(filter).toMatchObject({ type: expect.stringMatching(/^image\//), isTooLarge: false });
});

describe('wherever a photo is cut', () => {
  const photos = Object.entries(REAL_PHOTOS).filter(([name]) => name !== 'avif');

  test.each(photos)('what there is of %s is refused', (_name, content) => {
    for (let length = 0; length < content.length; length += 1 + Math.floor(content.length / 2_000))
      expect(typeOf(content.subarray(0, length))).toBeUndefined();
    expect(typeOf(content.subarray(0, -1))).toBeUndefined();
  });

  test.each(photos)('%s that arrives in two pieces is accepted', (_name, content) => {
    for (let at = 0; at < content.length; at += 1 + Math.floor(content.length / 2_000)) {
      const filter = new PhotoFilter('');
      const pieces = [content.subarray(0, at), content.subarray(at)].flatMap((piece) => filter.feed(piece));
      expect(filter.type).toBe(typeOf(content));
      expect(Buffer.concat(pieces).length).toBe(content.length);
    }
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

/** The stored bytes of a photo that arrives in pieces. */
function outputOf(content: Buffer, size = 100): Buffer {
  const { filter, passed } = filtered(content, size);
  const image = Buffer.concat(passed);
  for (const edit of filter.edits) {
    if ('length' in edit) {
      if (edit.at < image.length) image.fill(0, edit.at, Math.min(edit.at + edit.length, image.length));
    } else edit.bytes(image.subarray(edit.from.at, edit.from.at + edit.from.length))?.copy(image, edit.at);
  }
  return image;
}

/** Found in the notes of the photos below, and nowhere else. */
const SECRET = 'Shibuya 35.658';
const TRAILER = Buffer.from(`${SECRET} and a motion clip`);

/** A picture with a gradient, and notes in every place that its format has for them. */
const picture = (format: 'jpeg' | 'png' | 'webp', options: object = {}, opacity = 1) =>
  sharp(
    Buffer.from(
      `<svg width="90" height="60"><defs><linearGradient id="g"><stop stop-color="gold"/><stop offset="1"/></linearGradient></defs><rect width="90" height="60" fill="url(#g)" opacity="${opacity}"/></svg>`,
    ),
  )
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSDateStamp: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${SECRET}</place></x:xmpmeta>`)
    .withIccProfile('p3')
    .toFormat(format, options)
    .toBuffer();

const pixels = (content: Buffer) => sharp(content).raw().toBuffer();

describe('of a photo the image is stored, and not where and when it was taken', () => {
  const photos = new Map<string, Buffer>();
  beforeAll(async () => {
    photos.set('a JPEG', await picture('jpeg'));
    photos.set('a progressive JPEG', await picture('jpeg', { progressive: true }));
    photos.set('a PNG', await picture('png'));
    photos.set('a PNG of a few colours, some transparent', await picture('png', { palette: true }, 0.5));
    photos.set('a WebP', await picture('webp'));
    photos.set('a WebP without loss', await picture('webp', { lossless: true }));
  });
  const photo = (name: string) => photos.get(name) ?? Buffer.alloc(0);

  test.each([
    'a JPEG',
    'a progressive JPEG',
    'a PNG',
    'a PNG of a few colours, some transparent',
    'a WebP',
    'a WebP without loss',
  ])('%s keeps its pixels and colours', async (name) => {
    const content = photo(name);
    expect(content.includes(SECRET)).toBe(true);
    for (const size of [1, 7, 100, content.length]) {
      const image = outputOf(Buffer.concat([content, TRAILER]), size);
      expect(image.includes(SECRET)).toBe(false);
      expect(await pixels(image)).toEqual(await pixels(content));
      const { exif, xmp, icc } = await sharp(image).metadata();
      expect(xmp).toBeUndefined();
      expect(icc).toBeDefined();
      expect((exif ?? Buffer.alloc(0)).length).toBeLessThan(40);
    }
  });

  it('a JPEG still says which way up it is', async () => {
    expect(await sharp(outputOf(photo('a JPEG'))).metadata()).toMatchObject({ orientation: 6 });
  });

  it.each(['II', 'MM'] as const)('also if its camera wrote its numbers as %s', async (order) => {
    const tiff = exifOf(8, order);
    const exif = Buffer.concat([
      Buffer.from([0xff, 0xe1, 0, 8 + tiff.length]),
      Buffer.from('Exif\0\0'),
      tiff,
    ]);
    const content = Buffer.concat([REAL_PHOTOS.jpeg.subarray(0, 2), exif, REAL_PHOTOS.jpeg.subarray(2)]);
    expect(await sharp(outputOf(content)).metadata()).toMatchObject({ orientation: 8 });
  });

  const NOTES = ['fe', ...[...'123456789abcdf'].map((digit) => `e${digit}`)];
  it.each(NOTES)('a JPEG loses the notes of cameras, programs and people: marker %s', (kind) => {
    const notes = Buffer.concat([Buffer.from(`ff${kind}0010`, 'hex'), Buffer.from(SECRET)]);
    const content = Buffer.concat([jpeg().subarray(0, 2), notes, jpeg().subarray(2)]);
    expect(outputOf(content)).toEqual(jpeg());
  });

  test.each([
    ['before the image', true],
    ['behind the image', false],
  ])('a HEIC with its notes %s', (_name, isBefore) => {
    const { content, image } = heicWithNotes(SECRET, isBefore);
    const result = outputOf(Buffer.concat([content, TRAILER]));
    expect(filtered(content).filter).toMatchObject({ type: 'image/heic', expected: undefined });
    expect(result.length).toBe(content.length);
    expect(result.includes(SECRET)).toBe(false);
    expect(result.includes(image)).toBe(true);
  });

  test.each(PHOTOS)('%s without notes is stored as it is', (_name, _type, content) => {
    expect(outputOf(content, 64_000)).toEqual(content);
  });

  it('a photo that is damaged anywhere never stops the server, and never grows', () => {
    const samples = [...photos.values(), heicWithNotes(SECRET, true).content, heif('mif1'), turnedHeic(6)];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let round = 0; round < 3_000; round += 1) {
      const sample = Buffer.from(samples[round % samples.length] ?? '');
      for (let changes = random(6); changes >= 0; changes -= 1) {
        const at = random(Math.min(sample.length, random(2) ? sample.length : 300));
        sample[at] = random(3) ? random(256) : 255;
      }
      expect(outputOf(sample, 1 + random(500)).length).toBeLessThan(sample.length + 40);
    }
  });

  it('a photo of nothing but tiny pieces is none', () => {
    const pieces = Buffer.alloc(4_000_000, Buffer.from('fffe0002', 'hex'));
    expect(
      typeOf(Buffer.concat([Buffer.from('ffd8', 'hex'), pieces, jpeg().subarray(2)]), 64_000),
    ).toBeUndefined();
  });
});

describe('a HEIC that only its Exif turns', () => {
  const sizeOf = (content: Buffer) => shownOf(content).then(({ width, height }) => [width, height]);
  const turn = (quarters: number) => box('irot', Buffer.from([quarters]));

  test.each([
    [3, 180],
    [6, 90],
    [8, 270],
  ])('stands upright for everybody who shows it: orientation %i', async (orientation, degrees) => {
    const upright = await shownOf(REAL_PHOTOS.heic);
    const content = turnedHeic(orientation, { notes: SECRET });
    const result = outputOf(Buffer.concat([content, TRAILER]));
    expect(result.length).toBe(content.length);
    expect(result.includes(SECRET)).toBe(false);
    expect(result.includes('Exif')).toBe(false);
    expect(await shownOf(result)).toEqual(await turned(upright, degrees));
    expect(await shownOf(content)).toEqual(upright);
  });

  test.each([
    ['its numbers in the other order', { order: 'II' }],
    ['no name before its numbers', { beginning: '' }],
    ['its notes before the image', { isNotesFirst: true }],
    ['its table behind all', { isTableLast: true }],
  ] as const)('also with %s', async (_name, how) => {
    expect(await sizeOf(outputOf(turnedHeic(6, how)))).toEqual([64, 96]);
  });

  it('also its small image', async () => {
    const result = outputOf(turnedHeic(6, { hasSmall: true }));
    expect(await sizeOf(result)).toEqual([64, 96]);
    // The other image of the file is now the one that is shown.
    result.writeUInt16BE(3, result.indexOf('pitm') + 8);
    expect(await sizeOf(result)).toEqual([64, 96]);
  });

  test.each([
    ['its own turn', 6, turn(1), [64, 96]],
    ['its own mirror', 6, box('imir', Buffer.from([0])), [96, 64]],
    ['an Exif that says that it is upright', 1, undefined, [96, 64]],
    ['an Exif that says that it is mirrored', 2, undefined, [96, 64]],
  ] as const)('is shown as before with %s', async (_name, orientation, own, size) => {
    const content = turnedHeic(orientation, { notes: SECRET, own: own ? [own] : [] });
    const result = outputOf(content);
    expect(result.includes(SECRET)).toBe(false);
    expect(await sizeOf(result)).toEqual(size);
    expect(await shownOf(result)).toEqual(await shownOf(content));
  });
});

it('a HEIC whose table names millions of pieces that take no room is refused at once', () => {
  const content = turnedHeic(6);
  const places = content.indexOf('iloc');
  // No length of any number, and as many pieces as fit.
  content.writeUInt16BE(0, places + 8);
  content.writeUInt16BE(0xffff, places + 10);
  for (let at = places + 12; at < places + 44; at += 8) content.fill(0xff, at + 6, at + 8);
  expect(typeOf(content)).toBeUndefined();
});
