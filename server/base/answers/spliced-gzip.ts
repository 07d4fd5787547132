import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Json } from './json.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** An answer of which the long middle is the same for many others, and only the ends are its own. */
export interface SplitAnswer {
  head: Buffer;
  /** One object for all answers that share it: it is compressed once. */
  middle: Middle;
  tail: Buffer;
}

/** A long text that many answers share. It is compressed when it is first needed so, and kept. */
export class Middle {
  readonly plain: Buffer;
  #packed: Buffer | undefined;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** Deflate blocks that end at a byte boundary and can be followed by further blocks. */
  get packed(): Buffer {
    this.#packed ??= deflateRawSync(this.plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    return this.#packed;
  }
}

/** A middle of members, of which the last is a list that the answer may continue. */
export class SharedMembers<Members extends object, Entry> extends Middle {
  /** Never set: they keep middles of different types apart when types are checked. */
  declare readonly members: Members;
  declare readonly entry: Entry;

  get isListEmpty(): boolean {
    return this.plain.at(-1) === '['.charCodeAt(0);
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
  own: Json<Own>,
  shared: SharedMembers<Shared, Entry>,
  more: readonly Entry[],
): PreparedAnswer<Own & Shared> {
  const entries = JSON.stringify(more).slice(1);
  const comma = more.length > 0 && !shared.isListEmpty ? ',' : '';
  const answer: SplitAnswer = {
    head: Buffer.concat([own.subarray(0, -1), Buffer.from(',')]),
    middle: shared,
    tail: Buffer.from(`${comma}${entries}}`),
  };
  return new PreparedAnswer((request, reply) => {
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plainOf(answer));
    return reply.header('content-encoding', 'gzip').send(gzipOf(answer));
  });
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
 * The answer as one gzip file. Only a middle that was not requested before is compressed: deflate is a row of blocks,
 * so the ends are put around the compressed blocks of the middle.
 */
export function gzipOf({ head, middle, tail }: SplitAnswer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(tail, crc32(middle.plain, crc32(head))), 0);
  trailer.writeUInt32LE(head.length + middle.plain.length + tail.length, 4);
  return Buffer.concat([HEADER, ...stored(head, false), middle.packed, ...stored(tail, true), trailer]);
}
