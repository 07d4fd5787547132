import type { PhotoWalk, Size, WalkStep } from './walk.ts';

const HEADER_BYTES = 8;
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const FILLER = 'JUNK';
/** Flags of VP8X: the camera's notes, and texts. */
const METADATA_FLAGS = 0x0c;
/** A frame of an animation begins with its place and size; its own chunks follow. */
const FRAME_BYTES = 16;

/**
 * Chunks with notes become filler of the same length, because the length of the whole stands in front. The chunks of a
 * frame are walked like those of the file.
 */
export function* walkWebp(): PhotoWalk {
  const start = yield { peek: 12 };
  let rest = start.readUInt32LE(4) - 4;
  /** The remaining bytes after the frame. */
  let behind = 0;
  let hasImage = false;
  if (rest < HEADER_BYTES) return undefined;
  yield { pass: 12 };
  for (let isFirst = true; rest >= HEADER_BYTES; isFirst = false) {
    const header = yield { read: HEADER_BYTES };
    const type = header.toString('latin1', 0, 4);
    if (isFirst && !type.startsWith('VP8')) return undefined;
    if (rest <= behind) behind = 0;
    const size = header.readUInt32LE(4);
    const room = rest - HEADER_BYTES - behind;
    if (size > room) return undefined;
    const length = Math.min(size + (size % 2), room);
    const own = type === 'ANMF' ? Math.min(FRAME_BYTES, length) : length;
    if (own < length) behind = rest - HEADER_BYTES - length;
    hasImage ||= type === 'VP8 ' || type === 'VP8L';
    yield* passChunk(header, type, own);
    rest -= HEADER_BYTES + own;
  }
  yield { blank: rest };
  return hasImage ? 'image/webp' : undefined;
}

function* passChunk(header: Buffer, type: string, length: number): Generator<WalkStep, void, Buffer> {
  if (!NEEDED.has(type)) {
    header.write(FILLER, 'latin1');
    yield { write: header };
    yield { blank: length };
    return;
  }
  const row = SIZES[type];
  if (row) yield { type: 'image/webp', size: row.size(yield { peek: row.bytes }) };
  yield { write: header };
  const hasFlags = type === 'VP8X' && length > 0;
  if (hasFlags) yield { write: withoutMetadata(yield { read: 1 }) };
  yield { pass: hasFlags ? length - 1 : length };
}

const withoutMetadata = ([flags = 0]: Buffer) => Buffer.from([flags & ~METADATA_FLAGS]);

/** The chunks that state a size: the canvas, a frame, an image. Each may be larger than the others say. */
const SIZES: Readonly<Record<string, { bytes: number; size: (start: Buffer) => Size } | undefined>> = {
  VP8X: {
    bytes: 10,
    size: (start) => ({ width: start.readUIntLE(4, 3) + 1, height: start.readUIntLE(7, 3) + 1 }),
  },
  ANMF: {
    bytes: 12,
    size: (start) => ({ width: start.readUIntLE(6, 3) + 1, height: start.readUIntLE(9, 3) + 1 }),
  },
  'VP8 ': {
    bytes: 10,
    size: (start) => ({ width: start.readUInt16LE(6) & 0x3fff, height: start.readUInt16LE(8) & 0x3fff }),
  },
  VP8L: { bytes: 5, size: (start) => fourteenBits(start.readUInt32LE(1)) },
};

const fourteenBits = (bits: number): Size => ({
  width: (bits & 0x3fff) + 1,
  height: ((bits >>> 14) & 0x3fff) + 1,
});
