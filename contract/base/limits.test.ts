import { expect, test } from 'vitest';
import { INTERESTS, OPTION } from '../goods/options.ts';
import { LIMITS, PHOTO_TYPES } from './limits.ts';

// Clauses 1.1-3, 1.9-1, 1.9-2, 2.9-1, 2.9-2, 2.9-4, 2.9-7, 2.9-27
test('the business limits are those of the specification', () => {
  expect(LIMITS).toMatchObject({
    apiTimeoutMs: 10_000,
    ipTimeoutMs: 5_000,
    catalogueCacheMs: 1_800_000,
    photosPerItem: 3,
    photoBytes: 10_485_760,
    nameCharacters: 50,
    matchedShops: 10,
    popularProducts: 6,
  });
});

test('a photo has at most 100 megapixels', () => {
  expect(LIMITS.photoPixels).toBe(100_000_000);
});

// Clauses 2.5-34, 2.9-3
test('sellers may attach JPEG, PNG, WebP, HEIC and HEIF photos', () => {
  expect(Object.keys(PHOTO_TYPES)).toEqual([
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
    'image/heif',
  ]);
});

// Clauses 2.7-14, 2.9-21
test('the options that rules look at are spelled as the specification spells them', () => {
  expect(OPTION).toEqual({
    other: 'その他',
    otherInstrument: 'その他の楽器',
    unknown: 'わからない',
    noAccessories: '付属品なし',
    lensOnly: 'レンズのみ',
    nothingInParticular: '特になし',
  });
  expect(INTERESTS).toEqual(['株式投資', '不動産投資', 'NISA・iDeCo', '特になし']);
});
