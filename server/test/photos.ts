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
