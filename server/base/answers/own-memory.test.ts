import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { inOwnMemory } from './own-memory.ts';
import { Middle } from './spliced-gzip.ts';

test('What is kept holds no more memory than its bytes', async () => {
  const packed = await promisify(brotliCompress)(Buffer.from('渋谷区'.repeat(1000)));
  const copy = inOwnMemory(packed);
  expect(copy.equals(packed)).toBe(true);
  expect(copy.buffer.byteLength).toBe(copy.length);
  expect(inOwnMemory(copy)).toBe(copy);
  const lists = new Middle(Buffer.from('渋谷区'.repeat(1000)));
  expect(lists.packed.buffer.byteLength).toBe(lists.packed.length);
});
