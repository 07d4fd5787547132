import { expect, test } from 'vitest';
import { isInvented, webAddress } from './invented.ts';

test('shops of the demonstration are told by their sites, which nobody can have', () => {
  expect(isInvented({ website_url: 'https://shop-0001.example/' })).toBe(true);
  expect(isInvented({ website_url: 'https://shop.example.jp/' })).toBe(false);
  expect(isInvented({ website_url: '' })).toBe(false);
});

test('only web addresses are links', () => {
  expect(webAddress({ website_url: 'https://shop.jp' })).toBe('https://shop.jp/');
  for (const website_url of ['', 'shop.jp', 'javascript:alert(1)'])
    expect(webAddress({ website_url })).toBe('');
});
