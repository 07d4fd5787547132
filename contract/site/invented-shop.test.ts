import { expect, test } from 'vitest';
import { isInventedShop, webAddress } from './invented-shop.ts';

test('shops of the demonstration are told by their sites, which nobody can have', () => {
  expect(isInventedShop('https://shop-0001.example/')).toBe(true);
  expect(isInventedShop('https://shop.example.jp/')).toBe(false);
  expect(isInventedShop('')).toBe(false);
});

test('only web addresses are links', () => {
  expect(webAddress('https://shop.jp')).toBe('https://shop.jp/');
  for (const website of ['', 'shop.jp', 'javascript:alert(1)']) expect(webAddress(website)).toBe('');
});
