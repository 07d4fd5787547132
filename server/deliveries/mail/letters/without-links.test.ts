import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['https://evil.example/a?b=1#c', '［］'],
  ['HTTP://EVIL.EXAMPLE', '［］'],
  ['詳しくはhttps://evil.example/a。お待ちします', '詳しくは［］。お待ちします'],
  ['（https://evil.example/a）', '（［］）'],
  ['ftp://evil.example/a', '［］'],
  ['https://日本語.jp/店', '［］'],
  ['https://[2001:db8::1]/a', '［］'],
  ['www.evil.example/a と www.evil.example', '［］ と ［］'],
  ['evil.example', '［］'],
  ['当店 evil.example:8080/a まで', '当店 ［］ まで'],
  ['「evil.co.jp」', '「［］」'],
  ['evil.xn--q9jyb4c', '［］'],
  ['日本語.jp', '［］'],
  ['info@evil.example', '［］'],
  ['a..b+c@evil.example へ', '［］ へ'],
  ['192.0.2.1/a', '［］'],
])('A shop’s text has no link that a mail program would open: %s', (text, left) => {
  expect(withoutLinks(text, '［］')).toBe(left);
});

it.each([
  '1.5カラット、2.35ct、K18.Pt900、約10.0g',
  '価格は1,500,000円です。\n箱があれば上限です。',
  '2026.11.25 10:00〜18:00、03-0000-0000',
  'No. 3 と Dr. 田中、(株)見本／本店',
  '3.14.15 … 90%+10%',
])('Other words stay as they are: %s', (text) => {
  expect(withoutLinks(text, '［］')).toBe(text);
});
