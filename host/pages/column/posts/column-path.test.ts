import { expect, test } from 'vitest';
import { columnPath } from './column-path.ts';

const ARTICLE = 'https://blog.example/watch/box-and-papers/';

test.each([
  ['another article', '/bag/care/#storage', '/column/care#storage'],
  ['a page', '/guide', '/column/guide'],
  ['an article with a Japanese name', '/watch/%e6%99%82%e8%a8%88/', '/column/%e6%99%82%e8%a8%88'],
  ['a category', '/category/goods/watch/', '/column/category/watch'],
  ['the blog', '/', '/column'],
])('a link to %s is read on this site', (_name, path, expected) => {
  expect(columnPath(`https://blog.example${path}`, ARTICLE)).toBe(expected);
});

test.each([
  ['a file', 'https://blog.example/wp-content/uploads/list.pdf'],
  ['a file of its own', 'https://blog.example/list.pdf'],
  ['a month', 'https://blog.example/2026/11/'],
  ['a shop of three levels', 'https://blog.example/shop/watches/123-a/'],
  ['tags', 'https://blog.example/tag/watch/'],
  ['a search', 'https://blog.example/?s=watch'],
  ['another site', 'https://other.example/watch/box/'],
  ['a letter', 'mailto:a@blog.example'],
])('a link to %s leads where it led', (_name, href) => {
  expect(columnPath(href, ARTICLE)).toBeUndefined();
});

test('without the address of the article every link stays', () => {
  expect(columnPath('https://blog.example/guide', undefined)).toBeUndefined();
});
