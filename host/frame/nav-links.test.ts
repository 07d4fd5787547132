import { expect, test } from 'vitest';
import { currentMark } from './nav-links.ts';

test.each([
  ['/column', '/column', 'page'],
  ['/column', '/column/watch-box-and-papers', 'page'],
  ['/column', '/columns', undefined],
  ['/column', '/about', undefined],
  ['/', '/', 'page'],
  ['/', '/about', undefined],
])('The link to %s on the page %s is marked as %s', (to, pathname, mark) => {
  expect(currentMark(to, pathname)).toBe(mark);
});
