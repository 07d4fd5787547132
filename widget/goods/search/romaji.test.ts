import { expect, test } from 'vitest';
import { kanaOf } from './romaji.ts';

test.each([
  ['omega', 'オメガ'],
  ['rorekkusu', 'ロレツクス'],
  ['shaneru', 'シヤネル'],
  ['fendi', 'フエンデイ'],
  ['konkuesuto', 'コンクエスト'],
  ['konnyaku', 'コンニヤク'],
  ['kyanon', 'キヤノン'],
  ['tsuru', 'ツル'],
  ['matcha', 'マツチヤ'],
  ['shampan', 'シヤンパン'],
  ['rolex', ''],
])('The romaji %s are the folded kana "%s"', (romaji, kana) => expect(kanaOf(romaji)).toBe(kana));
