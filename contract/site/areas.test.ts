import { expect, test } from 'vitest';
import { tableOf } from '../base/keys.ts';
import { PREFECTURES } from '../customer/prefectures.ts';
import { CATEGORY_KEYS } from '../goods/categories.ts';
import { areaOf, isIndexed, LEAST_INDEXED, servedAreas, slugsOf } from './areas.ts';

const AREAS = PREFECTURES.flatMap((prefecture) =>
  CATEGORY_KEYS.map((category) => ({ prefecture, category })),
);

test('Each prefecture with each category has an address of its own, which names it', () => {
  expect(AREAS.map((area) => areaOf(slugsOf(area)))).toEqual(AREAS);
  expect(slugsOf({ prefecture: '東京都', category: 'preciousMetal' })).toEqual({
    prefecture: 'tokyo',
    category: 'precious_metal',
  });
  expect(slugsOf({ prefecture: '沖縄県', category: 'watch' }).prefecture).toBe('okinawa');
});

test.each([
  ['Hokkaido', 'watch'],
  ['hokkaido', 'WATCH'],
  ['hokkaido', 'precious-metal'],
  ['北海道', 'watch'],
  ['hokkaido', 'constructor'],
  ['', 'watch'],
  ['hokkaido', ''],
])('Any other address names none: /areas/%s/%s', (prefecture, category) => {
  expect(areaOf({ prefecture, category })).toBeUndefined();
});

test('An area is there while somebody buys, and for search engines from three shops on', () => {
  const counts = PREFECTURES.map((_, index) => (index < 4 ? index : 0));
  const none = PREFECTURES.map(() => 0);
  const able = tableOf(CATEGORY_KEYS, (key) => (key === 'bag' ? counts : none));
  const areas = servedAreas(able);
  expect(areas.map(({ prefecture, category, shops }) => [prefecture, category, shops])).toEqual([
    ['青森県', 'bag', 1],
    ['岩手県', 'bag', 2],
    ['宮城県', 'bag', 3],
  ]);
  expect(areas.map(isIndexed)).toEqual([false, false, true]);
  expect(LEAST_INDEXED).toBe(3);
});
