import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const GOODS = ['a', 'b', 'c'];

test.each([
  [3, 'a b c'],
  [6, 'a a b b c c'],
  [9, 'a a a b b b c c c'],
])('%i photos of three goods are shared out in their order', (photos, items) => {
  expect(shareOut(photos, GOODS)?.join(' ')).toBe(items);
});

test.each([1, 2, 4, 5, 7, 12])('of %i photos of three goods nobody knows which is whose', (photos) => {
  expect(shareOut(photos, GOODS)).toBeUndefined();
});

test('Without goods nothing is shared out', () => {
  expect(shareOut(3, [])).toBeUndefined();
});
