import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withFirstPage } from './first-page.ts';

const addressOf = (path: string) => {
  const { pathname, search, hash } = withFirstPage(new URL(path, 'https://site.example'));
  return pathname + search + hash;
};

test.each([
  ['/column', '/column?page=1'],
  ['/column?search=a', '/column?search=a&page=1'],
  ['/column?page=3', '/column?page=3'],
  ['/column#main', '/column?page=1#main'],
])('In a list in pages, the address %s is %s', async (path, expected) => {
  await render(<main data-paged />);
  expect(addressOf(path)).toBe(expected);
});

test('In other pages an address stays', async () => {
  await render(<main />);
  expect(addressOf('/about?utm_source=x')).toBe('/about?utm_source=x');
});
