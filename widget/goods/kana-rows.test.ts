import { describe, expect, test } from 'vitest';
import { fold, KANA_ROWS, kanaRowOf } from './kana-rows.ts';

test('the index has ten rows of kana, then letters and digits, then その他', () => {
  expect(KANA_ROWS).toEqual(['ア', 'カ', 'サ', 'タ', 'ナ', 'ハ', 'マ', 'ヤ', 'ラ', 'ワ', '英数', 'その他']);
});

describe('the row of a name', () => {
  test.each([
    ['オメガ', 'ア'],
    ['カルティエ', 'カ'],
    ['セイコー', 'サ'],
    ['タグ・ホイヤー', 'タ'],
    ['ノモス', 'ナ'],
    ['ハミルトン', 'ハ'],
    ['モンブラン', 'マ'],
    ['ユリス・ナルダン', 'ヤ'],
    ['ロレックス', 'ラ'],
    ['ワイルド', 'ワ'],
    ['ンゴロ', 'ワ'],
    ['ヲ', 'ワ'],
  ])('%s stands in row %s', (name, row) => expect(kanaRowOf(name)).toBe(row));

  test.each([
    ['ガガミラノ', 'カ'],
    ['ジン', 'サ'],
    ['ヅ', 'タ'],
    ['ブライトリング', 'ハ'],
    ['パテック', 'ハ'],
    ['ヴァシュロン', 'ア'],
    ['ガ', 'カ'],
  ])('voicing marks do not count: %s in %s', (name, row) => expect(kanaRowOf(name)).toBe(row));

  test.each([
    ['ァ', 'ア'],
    ['ッ', 'タ'],
    ['ャ', 'ヤ'],
    ['ヮ', 'ワ'],
    ['ヵ', 'カ'],
    ['ヶ', 'カ'],
  ])('small letters count as large: %s in %s', (name, row) => expect(kanaRowOf(name)).toBe(row));

  test.each([
    ['おめが', 'ア'],
    ['ぶらいとりんぐ', 'ハ'],
    ['ﾛﾚｯｸｽ', 'ラ'],
    ['ｶﾞｶﾞﾐﾗﾉ', 'カ'],
    [' ロレックス', 'ラ'],
  ])('kana of any kind and width: %s in %s', (name, row) => expect(kanaRowOf(name)).toBe(row));

  test.each([
    ['ROLEX', '英数'],
    ['rolex', '英数'],
    ['ＲＯＬＥＸ', '英数'],
    ['116610LN', '英数'],
    ['１２', '英数'],
    ['Évian', '英数'],
  ])('%s in %s', (name, row) => expect(kanaRowOf(name)).toBe(row));

  test.each(['山崎', '', ' ', '（株）', '★', 'ー', '𠮷野'])('"%s" is in the row その他', (name) =>
    expect(kanaRowOf(name)).toBe('その他'),
  );

  test.each([
    ['山崎（ヤマザキ）', 'ヤ'],
    ['山崎(やまざき) 12年', 'ヤ'],
    ['ROLEX（ロレックス）', 'ラ'],
    ['響（ ひびき）', 'ハ'],
    ['響(ﾋﾋﾞｷ)', 'ハ'],
    ['久保田（限定）（クボタ）', 'カ'],
  ])('the reading in brackets counts: %s in %s', (name, row) => expect(kanaRowOf(name)).toBe(row));

  test('brackets without a reading do not count', () => {
    expect(kanaRowOf('サブマリーナ（116610LN）')).toBe('サ');
  });
});

test.each([
  ['ろれっくす', 'ロレックス'],
  ['ﾛﾚｯｸｽ', 'ロレックス'],
  ['ＲＯＬＥＸ', 'rolex'],
])('a search for %s finds %s', (query, name) => expect(fold(query)).toBe(fold(name)));
