import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gzipOf, Middle, plainOf } from './spliced-gzip.ts';

const answer = (head: string, middle: string, tail: string) => ({
  head,
  middle: new Middle(Buffer.from(middle)),
  tail,
});

describe('an answer put together from parts', () => {
  test.each([
    ['short', '{"a":1,', '"b":[]', '}'],
    ['long', '{"selected":"神南",', '渋谷区'.repeat(30_000), ',"x"]}'],
    ['without a middle', '{', '', '}'],
    ['without ends', '', '[]', ''],
  ])('unpacks to what it says plainly: %s', (_, head, middle, tail) => {
    const parts = answer(head, middle, tail);
    expect(gunzipSync(gzipOf(parts)).toString()).toBe(head + middle + tail);
    expect(plainOf(parts).toString()).toBe(head + middle + tail);
  });

  test('is far shorter than what it says', () => {
    expect(gzipOf(answer('{', 'abcdef'.repeat(10_000), '}')).length).toBeLessThan(1000);
  });
});
