import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { continueCrc } from './crc.ts';

test.each([0, 1, 255, 65_537])('The CRC of what came before goes on over %i bytes in one step', (length) => {
  const text = Buffer.from('渋谷区'.repeat(length)).subarray(0, length);
  for (const before of ['', '{"selected":"神南",']) {
    expect(continueCrc(text)(crc32(before))).toBe(crc32(text, crc32(before)));
  }
});
