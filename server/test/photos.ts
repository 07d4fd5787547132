import { crc32 } from 'node:zlib';

/** Small photos that are valid in their format and can have any size. */

/** @param bytes filled up with picture data to this size */
export function jpeg(bytes = 0): Buffer {
  const start = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const scan = Buffer.from('ffda0008010100003f00', 'hex');
  const filling = Buffer.alloc(Math.max(4, bytes - start.length - scan.length - 2), 0x2a);
  return Buffer.concat([start, scan, filling, Buffer.from('ffd9', 'hex')]);
}

export function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, check]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
    chunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function webp(): Buffer {
  const data = Buffer.from('VP8L\x08\0\0\0\x2f\0\0\0\0\0\0\0', 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + data.length);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), data]);
}

/** @param brand such as `heic` or `mif1` */
export function heif(brand: string): Buffer {
  const box = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + data.length);
    return Buffer.concat([size, Buffer.from(type, 'latin1'), data]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('meta', Buffer.alloc(40)),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/**
 * A photo with notes of the camera (ISO/IEC 14496-12: the table of items, and where each lies).
 * @param isBefore whether the notes lie before the image
 */
export function heicWithNotes(
  text: string,
  isBefore: boolean,
  imageBytes = 3000,
): { content: Buffer; image: Buffer } {
  const number = (bytes: number, value: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  };
  const box = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    return Buffer.concat([number(4, body.length + 8), Buffer.from(type, 'latin1'), body]);
  };
  const item = (id: number, type: string) =>
    box('infe', number(4, 0x02000000), number(2, id), number(2, 0), Buffer.from(`${type}\0`, 'latin1'));
  const image = Buffer.alloc(imageBytes, 'image data');
  const notes = Buffer.from(`Exif ${text}`);
  const meta = (imageAt: number, notesAt: number) =>
    box(
      'meta',
      number(4, 0),
      box('iinf', number(4, 0), number(2, 2), item(1, 'hvc1'), item(2, 'Exif')),
      box(
        'iloc',
        ...[number(4, 0x01000000), number(2, 0x4400), number(2, 2)],
        ...[number(2, 1), number(4, 0), number(2, 1), number(4, imageAt), number(4, image.length)],
        ...[number(2, 2), number(4, 0), number(2, 1), number(4, notesAt), number(4, notes.length)],
      ),
    );
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const dataAt = ftyp.length + meta(0, 0).length + 8;
  const [first, second] = isBefore ? [notes, image] : [image, notes];
  const places = isBefore ? meta(dataAt + notes.length, dataAt) : meta(dataAt, dataAt + image.length);
  return { content: Buffer.concat([ftyp, places, box('mdat', first, second)]), image };
}
