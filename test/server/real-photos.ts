import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { heifPhoto } from './heif.ts';

/** Photos that encoders made, and changes of their headers. */

const FIXTURES = join(import.meta.dirname, '..', '..', 'e2e', 'fixtures');
const SIZE = [90, 60] as const;

/** Grain, so that a photo has some KB. */
const picture = () =>
  sharp({
    create: {
      width: SIZE[0],
      height: SIZE[1],
      channels: 3,
      background: 'gold',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const frames = async () =>
  sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], {
    join: { animated: true },
  });

/** A large photo as phones write it: the image is made of tiles. The item of the whole image is described in `meta`. */
export const gridHeic = (width: number, height: number) =>
  heifPhoto({
    brands: ['heic', 'mif1', 'heic'],
    primary: 3,
    items: [
      { id: 1, type: 'hvc1', data: Buffer.alloc(500, 'tile 1'), size: [512, 512] },
      { id: 2, type: 'hvc1', data: Buffer.alloc(500, 'tile 2'), size: [512, 512] },
      { id: 3, type: 'grid', data: Buffer.alloc(8), size: [width, height], isInTable: true },
    ],
  });

/** How the camera writes its numbers, what stands before them, and where its notes lie. */
export interface TurnedHeic {
  order?: 'MM' | 'II';
  beginning?: 'Exif\0\0' | '';
  isNotesFirst?: boolean;
  isTableLast?: boolean;
  /** Beside the turn, such as a place. */
  notes?: string;
  /** Properties by which the image says itself how it is turned. */
  own?: readonly Buffer[];
  /** A small image beside the photo: the same one. */
  hasSmall?: boolean;
}

/** A HEIC whose Exif alone says which way up it is, unless it has a turn of its own. Decoders can show it. */
export function turnedHeic(
  orientation: number,
  {
    order = 'MM',
    beginning = 'Exif\0\0',
    isNotesFirst = false,
    isTableLast = false,
    notes = '',
    own = [],
    hasSmall = false,
  }: TurnedHeic = {},
): Buffer {
  const heic = REAL_PHOTOS.heic;
  const coding = heic.indexOf('hvcC') - 4;
  const properties = [heic.subarray(coding, coding + heic.readUInt32BE(coding)), ...own];
  const data = heic.subarray(heic.indexOf('mdat') + 4);
  const image = { id: 1, type: 'hvc1', data, size: [96, 64], properties } as const;
  const exif = Buffer.concat([tiffPlace(beginning), exifOf(orientation, order), Buffer.from(notes)]);
  const items = [
    image,
    ...(hasSmall ? [{ ...image, id: 3, belongs: ['thmb', 1] as const }] : []),
    { id: 2, type: 'Exif', data: exif, belongs: ['cdsc', 1] as const },
  ];
  return heifPhoto({
    brands: ['heic', 'mif1', 'heic'],
    items: isNotesFirst ? items.toReversed() : items,
    isTableLast,
  });
}

/** Exif in a HEIC begins with the place of its content. */
function tiffPlace(beginning: string): Buffer {
  const place = Buffer.alloc(4);
  place.writeUInt32BE(beginning.length);
  return Buffer.concat([place, Buffer.from(beginning, 'latin1')]);
}

/** Exif of one entry: the orientation, one short number. */
export function exifOf(orientation: number, order: 'MM' | 'II'): Buffer {
  const tiff = Buffer.alloc(26);
  const write = (bytes: 2 | 4, at: number, value: number) =>
    order === 'II' ? tiff.writeUIntLE(value, at, bytes) : tiff.writeUIntBE(value, at, bytes);
  tiff.write(order);
  write(2, 2, 42);
  write(4, 4, 8);
  write(2, 8, 1);
  write(2, 10, 0x0112);
  write(2, 12, 3);
  write(4, 14, 1);
  write(2, 18, orientation);
  return tiff;
}

export const REAL_PHOTOS = {
  jpeg: await picture().jpeg().toBuffer(),
  progressive: await picture().jpeg({ progressive: true }).toBuffer(),
  png: await picture().png().toBuffer(),
  webp: await picture().webp().toBuffer(),
  lossless: await picture().webp({ lossless: true }).toBuffer(),
  transparent: await picture().ensureAlpha(0.5).webp().toBuffer(),
  animated: await (await frames()).webp().toBuffer(),
  heic: await readFile(join(FIXTURES, 'watch.heic')),
  tiles: gridHeic(...SIZE),
  avif: await picture().avif().toBuffer(),
} as const;

/** The photo with another size in its header. The image stays as it is. */
export function resized(photo: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(photo);
  if (copy.toString('latin1', 1, 4) === 'PNG') resizePng(copy, width, height);
  else if (copy.toString('latin1', 0, 4) === 'RIFF') resizeWebp(copy, width, height);
  else if (copy.toString('latin1', 4, 8) === 'ftyp') resizeHeif(copy, width, height);
  else resizeJpeg(copy, width, height);
  return copy;
}

function resizePng(photo: Buffer, width: number, height: number): void {
  photo.writeUInt32BE(width, 16);
  photo.writeUInt32BE(height, 20);
  photo.writeUInt32BE(crc32(photo.subarray(12, 29)), 29);
}

/** The frame of a photo with three colours. */
function resizeJpeg(photo: Buffer, width: number, height: number): void {
  const [at = 0] = ['ffc00011', 'ffc20011']
    .map((start) => photo.indexOf(start, 'hex'))
    .filter((at) => at > 0);
  photo.writeUInt16BE(height, at + 5);
  photo.writeUInt16BE(width, at + 7);
}

function resizeWebp(photo: Buffer, width: number, height: number): void {
  const chunk = photo.toString('latin1', 12, 16);
  if (chunk === 'VP8L') photo.writeUInt32LE(((height - 1) * 2 ** 14 + width - 1) >>> 0, 21);
  else if (chunk === 'VP8 ') resizeVp8(photo, 12, width, height);
  else {
    photo.writeUIntLE(width - 1, 24, 3);
    photo.writeUIntLE(height - 1, 27, 3);
  }
}

/** @param at where the chunk begins */
export function resizeVp8(photo: Buffer, at: number, width: number, height: number): void {
  photo.writeUInt16LE(width, at + 14);
  photo.writeUInt16LE(height, at + 16);
}

/** All images of the file. */
function resizeHeif(photo: Buffer, width: number, height: number): void {
  for (let at = photo.indexOf('ispe'); at > 0; at = photo.indexOf('ispe', at + 1)) {
    photo.writeUInt32BE(width, at + 8);
    photo.writeUInt32BE(height, at + 12);
  }
}
