import { expect, test } from 'vitest';
import { keptAddress } from './page-address.ts';

test('a page is the same one, wherever its visitor comes from', () => {
  expect(keptAddress('/lp/tokei?utm_source=news&gclid=Cj0&sub_id=42')).toBe('/lp/tokei');
  expect(keptAddress('/column?page=2&utm_term=watch')).toBe('/column?page=2');
});

test.each([
  ['a search', '/column?search=rolex'],
  ['a filter', '/partners?category=watch'],
  ['what nobody knows', '/?x=1'],
  ['an address that is longer than any of ours', `/column?_routes=${'x'.repeat(300)}`],
])('%s is not kept', (_what, url) => {
  expect(keptAddress(url)).toBeUndefined();
});

test('the first page of a list is the same one, whether its address names it or not', () => {
  expect(keptAddress('/column?page=1')).toBe(keptAddress('/column'));
  expect(keptAddress('/column?page=1&page=2')).toBe('/column');
  expect(keptAddress('/column?page=11')).toBe('/column?page=11');
});

test('the order of a query does not matter', () => {
  expect(keptAddress('/column.data?page=2&_routes=a')).toBe(keptAddress('/column.data?_routes=a&page=2'));
});
