import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { continueCrc } from './crc.ts';
import type { Json } from './json.ts';
import { inOwnMemory } from './own-memory.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** An answer of which the long middle is the same for many others, and only the ends are its own. */
export interface SplitAnswer {
  head: string;
  /** One object for all answers that share it: it is compressed once. */
  middle: Middle;
  tail: string;
}

/** A long text that many answers share, kept compressed: few callers ask for it as it is. */
export class Middle {
  /** Deflate blocks that end at a byte boundary and can be followed by further blocks. */
  readonly packed: Buffer;
  /** In bytes, as it is. */
  readonly length: number;
  /** @returns the CRC of a text and this middle after it */
  readonly crcAfter: (before: number) => number;

  constructor(plain: Buffer) {
    this.packed = inOwnMemory(deflateRawSync(plain, { level: 9, ...OPEN_END }));
    this.length = plain.length;
    this.crcAfter = continueCrc(plain);
  }

  get plain(): Buffer {
    return inflateRawSync(this.packed, OPEN_END);
  }
}

const OPEN_END = { finishFlush: constants.Z_SYNC_FLUSH };

/** A middle of members, of which the last is a list that the answer may continue. */
export class SharedMembers<Members extends object, Entry> extends Middle {
  /** Never set: they keep middles of different types apart when types are checked. */
  declare readonly members: Members;
  declare readonly entry: Entry;

  readonly isListEmpty: boolean;

  constructor(plain: Buffer) {
    super(plain);
    this.isListEmpty = plain.at(-1) === '['.charCodeAt(0);
  }
}

/** @param list goes last and stays open */
export function shareMembers<Members extends object, Name extends string, Entry>(
  members: Json<Members>,
  name: Name,
  list: Json<Entry[]>,
): SharedMembers<Members & Record<Name, Entry[]>, Entry> {
  const opening = Buffer.from(`,${JSON.stringify(name)}:`);
  return new SharedMembers(Buffer.concat([members.subarray(1, -1), opening, list.subarray(0, -1)]));
}

/** An object with its own members, the shared members, and further entries at the end of the last shared list. */
export function splitAnswer<Own extends object, Shared extends object, Entry>(
  own: Own,
  members: SharedMembers<Shared, Entry>,
  more: readonly Entry[],
): PreparedAnswer<Own & Shared> {
  const entries = more.length > 0 ? JSON.stringify(more).slice(1) : ']';
  const comma = more.length > 0 && !members.isListEmpty ? ',' : '';
  const answer: SplitAnswer = {
    head: `${JSON.stringify(own).slice(0, -1)},`,
    middle: members,
    tail: `${comma}${entries}}`,
  };
  return new PreparedAnswer((request, reply) => {
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plainOf(answer));
    return reply.header('content-encoding', 'gzip').send(gzipOf(answer));
  });
}

/** The beginning of a gzip file (RFC 1952): deflate, no name, no time, of no particular system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

const BLOCK_HEADER = 5;
const TRAILER = 8;

/**
 * Writes a text as a deflate block of its own that is not compressed (RFC 1951, section 3.2.4).
 * @param text at most 65,535 bytes
 * @returns where it ends
 */
function writeStored(file: Buffer, at: number, text: string, last: boolean): number {
  const length = file.write(text, at + BLOCK_HEADER);
  file[at] = last ? 1 : 0;
  file.writeUInt16LE(length, at + 1);
  file.writeUInt16LE(~length & 0xffff, at + 3);
  return at + BLOCK_HEADER + length;
}

export function plainOf({ head, middle, tail }: SplitAnswer): Buffer {
  return Buffer.concat([Buffer.from(head), middle.plain, Buffer.from(tail)]);
}

/**
 * The answer as one gzip file. Only a middle that was not requested before is compressed: deflate is a row of blocks,
 * so the ends are put around the compressed blocks of the middle.
 */
export function gzipOf({ head, middle, tail }: SplitAnswer): Buffer {
  const { packed } = middle;
  const ends = Buffer.byteLength(head) + Buffer.byteLength(tail);
  const file = Buffer.allocUnsafe(HEADER.length + 2 * BLOCK_HEADER + ends + packed.length + TRAILER);
  let at = HEADER.copy(file);
  at = writeStored(file, at, head, false);
  at += packed.copy(file, at);
  at = writeStored(file, at, tail, true);
  at = file.writeUInt32LE(crc32(tail, middle.crcAfter(crc32(head))), at);
  file.writeUInt32LE(ends + middle.length, at);
  return file;
}
