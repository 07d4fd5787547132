import { expect, test } from 'vitest';
import { lowerCaseUrl } from './lower-case-url.ts';

test.each([
  ['/About', '/about'],
  ['/LP/Tokei?Utm=A', '/lp/tokei?Utm=A'],
  ['/column/%E6%97%A5A', '/column/%E6%97%A5a'],
  ['/about?X=Y', undefined],
  ['/column/%E6%97%A5', undefined],
  ['/', undefined],
  ['/Requests', '/requests'],
  ['/requests/AbC-_9', undefined],
  ['/Leads/AbC.data', '/leads/AbC.data'],
  ['/Desk/Enter/AbC-_9', '/desk/enter/AbC-_9'],
  ['/Desk/Address/AbC-_9', '/desk/address/AbC-_9'],
  ['/desk/first/AbC-_9', undefined],
])('the address of the page %s is %s', (url, expected) => {
  expect(lowerCaseUrl(url)).toBe(expected);
});
