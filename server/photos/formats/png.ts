import type { Walk } from './walk.ts';

/** Chunks that change how the image looks. Those that must be understood begin with a capital letter and stay as well. */
const NEEDED = new Set('tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '));
const CHECKSUM_BYTES = 4;

/** Without texts, times and what the camera noted. */
export function* walkPng(): Walk {
  yield { pass: 8 };
  for (let isFirst = true; ; isFirst = false) {
    const header = yield { read: 8 };
    const type = header.toString('latin1', 4);
    if (isFirst && type !== 'IHDR') return undefined;
    const length = header.readUInt32BE(0) + CHECKSUM_BYTES;
    if (/^[A-Z]/.test(type) || NEEDED.has(type)) {
      yield { write: header };
      yield { pass: length };
    } else yield { skip: length };
    if (type === 'IEND') return 'image/png';
  }
}
