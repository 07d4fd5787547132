import { crc32 } from 'node:zlib';
import { heifPhoto } from './heif.ts';

/** Small photos that are valid in their format and can have any size. */

/** @param bytes filled up with picture data to this size */
export function jpeg(bytes = 0): Buffer {
  const start = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const frame = Buffer.from('ffc0000b08003c005a01011100', 'hex');
  const scan = Buffer.from('ffda0008010100003f00', 'hex');
  const beginning = Buffer.concat([start, frame, scan]);
  const filling = Buffer.alloc(Math.max(4, bytes - beginning.length - 2), 0x2a);
  return Buffer.concat([beginning, filling, Buffer.from('ffd9', 'hex')]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

export function png(): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
    pngChunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function webp(): Buffer {
  const data = Buffer.from('VP8L\x08\0\0\0\x2f\0\0\0\0\0\0\0', 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + data.length);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), data]);
}

const SIZE = [90, 60] as const;

/**
 * @param brand such as `heic` or `mif1`
 * @param type of its only image
 */
export const heif = (brand: string, type = 'hvc1') =>
  heifPhoto({ brands: [brand, brand], items: [{ id: 1, type, data: Buffer.alloc(64), size: SIZE }] });

/**
 * A photo with notes of the camera.
 * @param isBefore whether the notes lie before the image
 */
export function heicWithNotes(
  text: string,
  isBefore: boolean,
  imageBytes = 3000,
): { content: Buffer; image: Buffer } {
  const image = Buffer.alloc(imageBytes, 'image data');
  const items = [
    { id: 1, type: 'hvc1', data: image, size: SIZE },
    { id: 2, type: 'Exif', data: Buffer.from(`Exif ${text}`) },
  ];
  const brands = ['heic', 'mif1', 'heic'];
  return { content: heifPhoto({ brands, items: isBefore ? items.toReversed() : items }), image };
}
