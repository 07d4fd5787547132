import { describe, expect, test } from 'vitest';
import { readName } from './name-readings.ts';

const kanaOf = (name: string) =>
  readName(name)
    ?.map(({ kana }) => kana)
    .join('');

describe('a name that the browser fills in gets its usual reading', () => {
  test.each([
    ['山田 花子', 'ヤマダ ハナコ'],
    ['山田　花子', 'ヤマダ　ハナコ'],
    ['山田花子', 'ヤマダハナコ'],
    ['佐藤健太', 'サトウケンタ'],
    ['長谷川 由美子', 'ハセガワ ユミコ'],
    ['佐々木誠', 'ササキマコト'],
    ['髙橋 純子', 'タカハシ ジュンコ'],
    ['山﨑 直樹', 'ヤマザキ ナオキ'],
    ['五十嵐 さくら', 'イガラシ サクラ'],
    ['伊藤 サラ', 'イトウ サラ'],
  ])('%s → %s', (name, kana) => expect(kanaOf(name)).toBe(kana));

  test('its parts make the name', () => {
    expect(
      readName('髙橋 純子')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('髙橋 純子');
  });
});

test.each([
  ['a given name with two usual readings', '山田 裕子'],
  ['a family name with two usual readings', '東 花子'],
  ['a family name alone', '山田'],
  ['an unknown name', '犬猫 花子'],
  ['a Latin name', 'John Smith'],
  ['three words', '山田 花子 様'],
  ['nothing', ''],
])('%s has no reading: none is better than a wrong one', (_, name) => expect(readName(name)).toBeUndefined());
