import type { Walk } from './walk.ts';

const HEADER_BYTES = 8;
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const FILLER = 'JUNK';
/** In the flags of VP8X: what the camera noted, and texts. */
const METADATA_FLAGS = 0x0c;

/** Chunks with notes become filler of the same length, because the length of the whole stands in front. */
export function* walkWebp(): Walk {
  const start = yield { peek: 12 };
  let left = start.readUInt32LE(4) - 4;
  if (left < HEADER_BYTES) return undefined;
  yield { pass: 12 };
  for (let isFirst = true; left >= HEADER_BYTES; isFirst = false) {
    const header = yield { read: HEADER_BYTES };
    const type = header.toString('latin1', 0, 4);
    if (isFirst && !type.startsWith('VP8')) return undefined;
    const size = header.readUInt32LE(4);
    const length = Math.min(size + (size % 2), left - HEADER_BYTES);
    if (!NEEDED.has(type)) {
      header.write(FILLER, 'latin1');
      yield { write: header };
      yield { blank: length };
    } else {
      yield { write: header };
      const hasFlags = type === 'VP8X' && length > 0;
      if (hasFlags) yield { write: withoutMetadata(yield { read: 1 }) };
      yield { pass: hasFlags ? length - 1 : length };
    }
    left -= HEADER_BYTES + length;
  }
  yield { blank: left };
  return 'image/webp';
}

const withoutMetadata = ([flags = 0]: Buffer) => Buffer.from([flags & ~METADATA_FLAGS]);
