import { expect, test } from 'vitest';
import { isOneSlip } from './one-slip.ts';

const isSlip = (query: string, name: string) => isOneSlip(query, name, 0, name.length);

test.each([
  ['a kana of its row', 'オマガ', 'オメガ'],
  ['a kana of its column', 'オケガ', 'オメガ'],
  ['the first kana of the table', 'アメガ', 'オメガ'],
  ['a kana that looks like it', 'ロソジ', 'ロンジ'],
])('In a short name, %s is a slip', (_, query, name) => {
  expect(isSlip(query, name)).toBe(true);
  expect(isSlip(name, query)).toBe(true);
});

test.each([
  ['オソガ', 'オメガ'],
  ['ロカジ', 'ロンジ'],
])('In a short name, a kana that has nothing in common is none: %s is not %s', (query, name) => {
  expect(isSlip(query, name)).toBe(false);
  expect(isSlip(name, query)).toBe(false);
});

test('In a name of five letters, or of Latin letters, any letter is', () => {
  expect(isSlip('ロレソクス', 'ロレメクス')).toBe(true);
  expect(isSlip('omxg', 'omeg')).toBe(true);
});
