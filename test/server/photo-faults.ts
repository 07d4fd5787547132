import type { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { heifPhoto } from './heif.ts';
import { heicWithNotes, heif, jpeg, png, pngChunk } from './photos.ts';
import { gridHeic, REAL_PHOTOS, resized, resizeVp8 } from './real-photos.ts';

/** A broken photo: its fault, its name, its content, and the words of the refusal. */
type PhotoFault = readonly [
  fault: string,
  name: string,
  content: Buffer,
  words: Extract<keyof typeof PHOTO_MESSAGES, 'tooManyPixels' | 'badType'>,
];

/** 108 megapixels, as the largest sensors of phones have. */
const HUGE = [12_000, 9_000] as const;

const { jpeg: JPEG, png: PNG, webp: WEBP, heic: HEIC, avif: AVIF } = REAL_PHOTOS;

const without = (photo: Buffer, part: Buffer) => {
  const at = photo.indexOf(part);
  return Buffer.concat([photo.subarray(0, at), photo.subarray(at + part.length)]);
};
const replacePart = (photo: Buffer, part: string, by: string) =>
  Buffer.from(photo.toString('latin1').replaceAll(part, by), 'latin1');
const cut = (photo: Buffer, bytes: number) => photo.subarray(0, photo.length - bytes);
/** A file of full length whose end is zeros. */
const blankEnd = (photo: Buffer, share: number) =>
  Buffer.concat([photo.subarray(0, photo.length * share), Buffer.alloc(photo.length * (1 - share))]);

/** Half a megabyte of notes that cameras write before the image. */
const notes = Buffer.concat(
  Array.from({ length: 8 }, () => Buffer.from(`ffe4fffe${'00'.repeat(65_532)}`, 'hex')),
);
const afterStart = (photo: Buffer, more: Buffer) =>
  Buffer.concat([photo.subarray(0, 2), more, photo.subarray(2)]);

/** The size of the canvas stays; the image in it is huge. */
function hugeInside(photo: Buffer): Buffer {
  const copy = Buffer.from(photo);
  resizeVp8(copy, copy.indexOf('VP8 '), ...HUGE);
  return copy;
}

function hugeFrame(photo: Buffer): Buffer {
  const copy = Buffer.from(photo);
  const at = copy.lastIndexOf('ANMF') + 14;
  copy.writeUIntLE(HUGE[0] - 1, at, 3);
  copy.writeUIntLE(HUGE[1] - 1, at + 3, 3);
  return copy;
}

/** A WebP whose header says that it is shorter than its image. */
function shortRiff(photo: Buffer): Buffer {
  const copy = Buffer.from(photo.subarray(0, photo.length / 2));
  copy.writeUInt32LE(copy.length - 8, 4);
  return copy;
}

const canvasOnly = Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x59\0\0\x3b\0\0', 'latin1');

const image = (size: readonly [number, number]) => ({ id: 1, type: 'hvc1', data: Buffer.alloc(64), size });
const heicOf = (...items: Parameters<typeof heifPhoto>[0]['items']) =>
  heifPhoto({ brands: ['heic', 'mif1', 'heic'], items });
const openHeic = heifPhoto({ brands: ['heic', 'heic'], items: [image([90, 60])], isOpen: true });

const TOO_LARGE: readonly PhotoFault[] = [
  ['a JPEG', 'a.jpg', resized(JPEG, ...HUGE), 'tooManyPixels'],
  ['a progressive JPEG', 'a.jpg', resized(REAL_PHOTOS.progressive, ...HUGE), 'tooManyPixels'],
  ['a JPEG that says it late', 'a.jpg', afterStart(resized(JPEG, ...HUGE), notes), 'tooManyPixels'],
  ['a PNG', 'a.png', resized(PNG, ...HUGE), 'tooManyPixels'],
  ['a PNG of one line', 'a.png', resized(PNG, 2 ** 31 - 1, 1), 'tooManyPixels'],
  ['a WebP', 'a.webp', resized(WEBP, ...HUGE), 'tooManyPixels'],
  ['a WebP without loss', 'a.webp', resized(REAL_PHOTOS.lossless, ...HUGE), 'tooManyPixels'],
  ['a WebP with a canvas', 'a.webp', resized(REAL_PHOTOS.transparent, ...HUGE), 'tooManyPixels'],
  [
    'a WebP with an image larger than its canvas',
    'a.webp',
    hugeInside(REAL_PHOTOS.transparent),
    'tooManyPixels',
  ],
  ['a WebP with a frame larger than its canvas', 'a.webp', hugeFrame(REAL_PHOTOS.animated), 'tooManyPixels'],
  ['a WebP with an image larger than its frame', 'a.webp', hugeInside(REAL_PHOTOS.animated), 'tooManyPixels'],
  ['a HEIC', 'a.heic', resized(HEIC, ...HUGE), 'tooManyPixels'],
  ['a HEIC of tiles', 'a.heic', gridHeic(...HUGE), 'tooManyPixels'],
  [
    'a HEIC with another image beside the one that is shown',
    'a.heic',
    heicOf(image([90, 60]), { ...image(HUGE), id: 2 }),
    'tooManyPixels',
  ],
  ['a HEIF', 'a.heif', resized(heif('mif1'), ...HUGE), 'tooManyPixels'],
];

const BROKEN: readonly PhotoFault[] = [
  ['a JPEG without height', 'a.jpg', resized(JPEG, 90, 0), 'badType'],
  [
    'a JPEG without a frame',
    'a.jpg',
    without(jpeg(), Buffer.from('ffc0000b08003c005a01011100', 'hex')),
    'badType',
  ],
  ['a JPEG without its end', 'a.jpg', cut(JPEG, 2), 'badType'],
  ['a JPEG whose last half is blank', 'a.jpg', blankEnd(JPEG, 0.5), 'badType'],
  ['half a JPEG with a whole one behind it', 'a.jpg', Buffer.concat([cut(jpeg(999), 500), JPEG]), 'badType'],
  [
    'a cut JPEG with a whole thumbnail',
    'a.jpg',
    cut(afterStart(JPEG, Buffer.concat([Buffer.from('ffe100ff', 'hex'), jpeg(253)])), 20),
    'badType',
  ],
  ['a PNG without width', 'a.png', resized(PNG, 0, 60), 'badType'],
  ['a PNG cut within its image', 'a.png', cut(PNG, 200), 'badType'],
  ['a PNG without its end', 'a.png', cut(PNG, 12), 'badType'],
  [
    'a PNG whose last half is blank',
    'a.png',
    Buffer.concat([blankEnd(cut(PNG, 12), 0.5), PNG.subarray(-12)]),
    'badType',
  ],
  [
    'a PNG without an image',
    'a.png',
    without(png(), pngChunk('IDAT', Buffer.from('789c6360000000020001', 'hex'))),
    'badType',
  ],
  ['a WebP without width', 'a.webp', resized(WEBP, 0, 60), 'badType'],
  ['a WebP that ends early', 'a.webp', cut(WEBP, 1), 'badType'],
  ['a WebP whose image goes on behind its end', 'a.webp', shortRiff(WEBP), 'badType'],
  ['a WebP of a canvas and no image', 'a.webp', canvasOnly, 'badType'],
  ['a HEIC without height', 'a.heic', resized(HEIC, 64, 0), 'badType'],
  ['a HEIC that does not say its size', 'a.heic', replacePart(HEIC, 'ispe', 'free'), 'badType'],
  ['a HEIC that does not say which image is shown', 'a.heic', replacePart(HEIC, 'pitm', 'free'), 'badType'],
  ['a HEIC without data', 'a.heic', heicOf({ ...image([90, 60]), data: Buffer.alloc(0) }), 'badType'],
  ['a HEIC that ends early', 'a.heic', cut(HEIC, 1), 'badType'],
  ['a HEIC that is open to its end, and ends early', 'a.heic', cut(openHeic, 1), 'badType'],
  ['an empty file', 'a.jpg', Buffer.alloc(0), 'badType'],
];

const OF_ANOTHER_KIND: readonly PhotoFault[] = [
  ...['a.jpg', 'a.JPEG', 'a.jfif', 'a.webp', 'a.heic', 'a.gif', 'a.txt', 'a.png.jpg'].map(
    (name): PhotoFault => ['a PNG', name, PNG, 'badType'],
  ),
  ...['a.png', 'a.PNG', 'a.webp', 'a.heif', 'a.gif', 'a.tiff', 'a.mp4', `${'a'.repeat(300)}.png`].map(
    (name): PhotoFault => ['a JPEG', name, JPEG, 'badType'],
  ),
  ...['a.jpg', 'a.png', 'a.heic'].map((name): PhotoFault => ['a WebP', name, WEBP, 'badType']),
  ...['a.jpg', 'a.Jpeg', 'a.png', 'a.avif'].map((name): PhotoFault => ['a HEIC', name, HEIC, 'badType']),
  ...['a.heic', 'a.heif', 'a.avif', 'a.jpg', 'a'].map(
    (name): PhotoFault => ['an AVIF', name, AVIF, 'badType'],
  ),
  ['an animated AVIF', 'a.heic', replacePart(AVIF, 'avif', 'avis'), 'badType'],
  ['an AVIF that names HEIF first', 'a.heif', replacePart(AVIF, 'ftypavif', 'ftypmif1'), 'badType'],
  ['an AVIF that names only HEIF', 'a.heif', replacePart(AVIF, 'avif', 'mif1'), 'badType'],
  ['an AVIF that names HEIC', 'a.heic', replacePart(AVIF, 'avif', 'heic'), 'badType'],
  ['a HEIF whose image is AVIF', 'a.heif', heif('mif1', 'av01'), 'badType'],
  ['a GIF', 'a.gif', Buffer.from('GIF89a and so on and so on'), 'badType'],
];

/** Everything that is wrong with photos. */
export const PHOTO_FAULTS: readonly (readonly [title: string, faults: readonly PhotoFault[]])[] = [
  ['more than 100 megapixels', TOO_LARGE],
  ['broken or cut off', BROKEN],
  ['of another kind than its name says', OF_ANOTHER_KIND],
];

/** Photos that are right, by names that do not contradict their content. */
export const SOUND_PHOTOS: readonly (readonly [name: string, content: Buffer])[] = [
  ...['a.jpg', 'a.JPG', 'a.jpeg', 'a.jpe', 'a.jfif', 'a', 'a.', 'No.12', '2026.05.01 12:30'].map(
    (name) => [name, JPEG] as const,
  ),
  [`${'a'.repeat(300)}.jpeg`, JPEG],
  ['progressive.jpg', REAL_PHOTOS.progressive],
  ['late.jpg', afterStart(JPEG, notes)],
  ['10,000 × 10,000.jpg', resized(JPEG, 10_000, 10_000)],
  ['a.PNG', PNG],
  ['10,000 × 10,000.png', resized(PNG, 10_000, 10_000)],
  ['a.webp', WEBP],
  ['lossless.webp', REAL_PHOTOS.lossless],
  ['transparent.webp', REAL_PHOTOS.transparent],
  ['animated.webp', REAL_PHOTOS.animated],
  ['10,000 × 10,000.webp', resized(WEBP, 10_000, 10_000)],
  ...['a.heic', 'a.HEIC', 'a.heif', 'a.hif', 'a'].map((name) => [name, HEIC] as const),
  ['tiles.heic', REAL_PHOTOS.tiles],
  ['10,000 × 10,000.heic', gridHeic(10_000, 10_000)],
  ['notes.heic', heicWithNotes('Shibuya', false).content],
  ['open.heic', openHeic],
  ['a.heif', heif('mif1')],
];
