import { describe, expect, test } from 'vitest';
import { type NamePart, readName } from './name-readings.ts';

/** Parts as `text:kana`, divided by `+`. A part without a reading was pasted. */
const partsOf = (parts: string): readonly NamePart[] =>
  parts.split('+').map((part) => {
    const [text = '', kana = ''] = part.split(':');
    return { text, kana: text.trim() ? kana : text };
  });

describe('a name that comes without a reading gets its usual one, at which the seller has to look', () => {
  test.each([
    ['山田 花子', 'ヤマダ　ハナコ'],
    ['山田　花子', 'ヤマダ　ハナコ'],
    ['山田花子', 'ヤマダハナコ'],
    ['佐藤健太', 'サトウケンタ'],
    ['長谷川 由美子', 'ハセガワ　ユミコ'],
    ['佐々木誠', 'ササキマコト'],
    ['髙橋 純子', 'タカハシ　ジュンコ'],
    ['渡邊 純子', 'ワタナベ　ジュンコ'],
    ['山﨑 直樹', 'ヤマザキ　ナオキ'],
    ['五十嵐 さくら', 'イガラシ　サクラ'],
    ['伊藤 サラ', 'イトウ　サラ'],
  ])('%s → %s', (name, kana) => expect(readName([{ text: name, kana: '' }])).toEqual({ kana, sure: false }));
});

test.each([
  ['a given name with two usual readings', '山田 裕子'],
  ['a family name with two usual readings', '東 花子'],
  ['an unknown name', '犬猫 花子'],
  ['a Latin name', 'John Smith'],
  ['three words', '山田 花子 様'],
  ['nothing', ''],
])('%s has no reading: none is better than a wrong one', (_, name) =>
  expect(readName([{ text: name, kana: '' }]).kana).toBe(''),
);

describe('a reading that was typed to its end is not asked about', () => {
  test.each([
    ['a usual one', '渡邉:わたなべ+ +健太:けんた', 'ワタナベ　ケンタ'],
    ['each of several', '河野:かわの+裕子:ひろこ', 'カワノヒロコ'],
    ['the whole name at once', '山田太郎:やまだたろう', 'ヤマダタロウ'],
    ['the whole name at once, with its space', '山田　太郎:やまだ　たろう', 'ヤマダ　タロウ'],
    [
      'an unknown name that its kanji can be read so',
      '犬山:いぬやま+ +花太郎:はなたろう',
      'イヌヤマ　ハナタロウ',
    ],
    ['a name of many unusual words', '五十嵐健太郎:いがらしけんたろう', 'イガラシケンタロウ'],
    ['a repeated kanji', '奈々:なな', 'ナナ'],
    ['kanji that were typed one by one', '山:やま+田:だ+健:けん+太:た', 'ヤマダケンタ'],
    ['kanji and kana', 'みな実:みなみ', 'ミナミ'],
    ['kana', 'さ:さ+く:く+ら:ら', 'サクラ'],
    ['sounds that are written in two ways', '千鶴:ちずる', 'チズル'],
    ['a name with a small ヶ', '関ヶ原:せきがはら', 'セキガハラ'],
    ['a dot between foreign names', 'マイケル:まいける+・:・+ジョーダン:じょーだん', 'マイケル　ジョーダン'],
  ])('%s: %s', (_, parts, kana) => expect(readName(partsOf(parts))).toEqual({ kana, sure: true }));
});

describe('a reading that may be incomplete is completed where only one is known, and asked about', () => {
  test.each([
    ['the beginning of one', '渡邉:わた+ +健太:けん', 'ワタナベ　ケンタ'],
    ['the beginning of one of two', '裕子:ひろ+幸子:さ', 'ヒロコサチコ'],
    ['the beginning of several, of which none is usual, stays', '裕:ゆ', 'ユ'],
    ['the beginning of several, of which one is usual', '山田:やま', 'ヤマダ'],
    ['a known one that is the beginning of another', '光:み', 'ミ'],
    ['marks that are not set yet', '渡辺:わたなへ+翔太:しよ', 'ワタナベショウタ'],
    ['the beginning of the whole name', '渡邉健太:わた', 'ワタナベケンタ'],
    ['the beginning of an unknown name', '犬猫:いぬ', 'イヌ'],
    ['a word that came without a reading behind one with it', '渡邉:わたなべ+健太:', 'ワタナベケンタ'],
    ['a word that came without a reading before one with it', '山田:+太郎:たろう', 'ヤマダタロウ'],
    ['a word without a known reading behind one with it', '渡邉:わたなべ+犬猫:', 'ワタナベ'],
    ['kanji that were found by other words', '山:やま+本:ほん', 'ヤマホン'],
    ['a kanji that was found by another word', '大:だい+翔:とぶ', 'ダイトブ'],
    ['a sign that has no reading', '山田:やまだ+（:+鈴木:すずき+）:', 'ヤマダスズキ'],
  ])('%s: %s', (_, parts, kana) => expect(readName(partsOf(parts))).toEqual({ kana, sure: false }));
});

test('a text that is much too long is read in no time', () => {
  const startedAt = performance.now();
  readName([{ text: '山田'.repeat(50), kana: 'やまだ'.repeat(50) }]);
  readName(Array.from({ length: 100 }, () => ({ text: '山', kana: 'やま' })));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
