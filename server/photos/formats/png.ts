import { crc32 } from 'node:zlib';
import type { PhotoWalk, WalkStep } from './walk.ts';

/** Chunks that change how the image looks. Those that must be understood begin with a capital letter and stay as well. */
const NEEDED = new Set('tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '));
const CHECKSUM_BYTES = 4;

/** Leaves out texts, times and the camera's notes. */
export function* walkPng(): PhotoWalk {
  yield { pass: 8 };
  const missing = new Set(['IHDR', 'IDAT']);
  for (;;) {
    const header = yield { read: 8 };
    const type = header.toString('latin1', 4);
    const length = header.readUInt32BE(0);
    if (missing.has('IHDR') !== (type === 'IHDR')) return undefined;
    missing.delete(type);
    if (type === 'IHDR') yield { type: 'image/png', size: sizeOf(yield { peek: 8 }) };
    if (/^[A-Z]/.test(type)) {
      if (!(yield* passChecked(header, length))) return undefined;
    } else if (NEEDED.has(type)) {
      yield { write: header };
      yield { pass: length + CHECKSUM_BYTES };
    } else yield { skip: length + CHECKSUM_BYTES };
    if (type === 'IEND') return missing.size === 0 && length === 0 ? 'image/png' : undefined;
  }
}

const sizeOf = (bytes: Buffer) => ({ width: bytes.readUInt32BE(0), height: bytes.readUInt32BE(4) });

/**
 * Passes a chunk without which there is no image. A file that was copied only in part may have its full length, with
 * zeros in place of the rest; only the checksum tells.
 * @returns whether the checksum is right
 */
function* passChecked(header: Buffer, length: number): Generator<WalkStep, boolean, Buffer> {
  let sum = crc32(header.subarray(4));
  yield { write: header };
  yield {
    pass: length,
    see: (bytes) => {
      sum = crc32(bytes, sum);
    },
  };
  const checksum = yield { read: CHECKSUM_BYTES };
  yield { write: checksum };
  return checksum.readUInt32BE(0) === sum;
}
