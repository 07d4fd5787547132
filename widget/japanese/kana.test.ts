import { describe, expect, test } from 'vitest';
import { customerProblem } from '#contract/customer/customer.ts';
import { toFullWidthKatakana } from './kana.ts';

const READINGS: [typed: string, value: string][] = [
  ['ヤマダ　タロウ', 'ヤマダ　タロウ'],
  ['やまだ　たろう', 'ヤマダ　タロウ'],
  ['やまだ たろう', 'ヤマダ　タロウ'],
  ['  やまだ \t たろう　', 'ヤマダ　タロウ'],
  ['ﾔﾏﾀﾞ ﾊﾟｸ', 'ヤマダ　パク'],
  ['ｶﾞｷﾞｸﾞﾊﾟﾋﾟﾌﾟ', 'ガギグパピプ'],
  ['ｳﾞｨｸﾄﾘｱ', 'ヴィクトリア'],
  ['ゔぃくとりあ', 'ヴィクトリア'],
  ['う゛ぃくとりあ', 'ヴィクトリア'],
  ['ﾜﾞヰ゛ヱ゛ｦﾞ', 'ヷヸヹヺ'],
  ['わ゛', 'ヷ'],
  ['か゛く゜は゜', 'ガク゜パ'],
  ['か\u3099き\u3099', 'ガギ'],
  ['カﾞ', 'ガ'],
  ['しゅっちょう', 'シュッチョウ'],
  ['ｼｭｯﾁｮｳ', 'シュッチョウ'],
  ['ぁぃぅぇぉっゃゅょゎゕゖ', 'ァィゥェォッャュョヮヵヶ'],
  ['ゐゑをん', 'ヰヱヲン'],
  ['おーの', 'オーノ'],
  ['ｵｰﾉ', 'オーノ'],
  ['オ-ノ', 'オーノ'],
  ['オ–ノ', 'オーノ'],
  ['オ—ノ', 'オーノ'],
  ['オ−ノ', 'オーノ'],
  ['オ－ノ', 'オーノ'],
  ['らーー', 'ラーー'],
  ['ラ--', 'ラーー'],
  ['みすゞ', 'ミスズ'],
  ['ミスヾ', 'ミスズ'],
  ['ミスヽ゛', 'ミスズ'],
  ['かゝし', 'カカシ'],
  ['みすゞゞ', 'ミスズズ'],
  ['ンヾ', 'ンヾ'],
  ['ヽヾ', 'ヽヾ'],
  ['オーヽ', 'オーヽ'],
  ['ジャン＝リュック', 'ジャン　リュック'],
  ['ジャン=リュック', 'ジャン　リュック'],
  ['ｼﾞｬﾝ゠ﾘｭｯｸ', 'ジャン　リュック'],
  ['メアリー＝アン', 'メアリー　アン'],
  ['マイケル・ジョーダン', 'マイケル　ジョーダン'],
  ['ﾏｲｹﾙ･ｼﾞｮｰﾀﾞﾝ', 'マイケル　ジョーダン'],
];

const NO_KANA: [typed: string, value: string][] = [
  ['山田', '山田'],
  ['やま田', 'ヤマ田'],
  ['ＡＢＣ', 'ＡＢＣ'],
  ['John', 'John'],
  ['Jean-Luc', 'Jean-Luc'],
  ['１２３', '１２３'],
  ['-', '-'],
  ['゛', '゛'],
  ['ﾞ', '゛'],
  ['ア゛', 'ア゛'],
  ['・ヤマダ', '・ヤマダ'],
  ['＝ヤマダ', '＝ヤマダ'],
];

describe('a reading in any kana and width', () => {
  test.each(READINGS)('"%s" becomes "%s"', (text, value) => expect(toFullWidthKatakana(text)).toBe(value));

  test.each(READINGS.filter(([, value]) => !value.includes('゜')))(
    '"%s" is accepted once converted',
    (text) => {
      expect(customerProblem('kana1', toFullWidthKatakana(text))).toBeUndefined();
    },
  );

  test('only spaces become an empty text', () => expect(toFullWidthKatakana(' 　')).toBe(''));
});

describe('other characters stay, and the rule reports them', () => {
  test.each(NO_KANA)('"%s" stays "%s"', (text, value) => {
    expect(toFullWidthKatakana(text)).toBe(value);
    expect(customerProblem('kana1', toFullWidthKatakana(text))).toBeDefined();
  });
});

test.each([...READINGS, ...NO_KANA])('"%s" is not converted twice', (text) => {
  const once = toFullWidthKatakana(text);
  expect(toFullWidthKatakana(once)).toBe(once);
});
