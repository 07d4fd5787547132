import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An answer of which the long middle is the same for many others, and only the ends are its own. */
export interface SplitAnswer {
  head: Buffer;
  /** One object for all answers that share it: it is compressed once. */
  middle: Middle;
  tail: Buffer;
}

/** A long text that many answers share, and itself compressed once somebody asked for it so. */
export class Middle {
  readonly plain: Buffer;
  #packed: Buffer | undefined;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** As deflate blocks that end at a byte and are not the last. */
  get packed(): Buffer {
    this.#packed ??= deflateRawSync(this.plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    return this.#packed;
  }
}

/** The beginning of a gzip file (RFC 1952): deflate, no name, no time, of no particular system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Bytes as a deflate block of their own that is not compressed (RFC 1951, section 3.2.4). At most 65,535 bytes. */
function stored(bytes: Buffer, last: boolean): Buffer[] {
  const header = Buffer.alloc(5);
  header[0] = last ? 1 : 0;
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [header, bytes];
}

export function plainOf({ head, middle, tail }: SplitAnswer): Buffer {
  return Buffer.concat([head, middle.plain, tail]);
}

/**
 * The answer as one gzip file, made without compressing anything but a middle that nobody asked for before:
 * deflate is a row of blocks, so the ends are put around the middle's blocks as they are.
 */
export function gzipOf({ head, middle, tail }: SplitAnswer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(tail, crc32(middle.plain, crc32(head))), 0);
  trailer.writeUInt32LE(head.length + middle.plain.length + tail.length, 4);
  return Buffer.concat([HEADER, ...stored(head, false), middle.packed, ...stored(tail, true), trailer]);
}
