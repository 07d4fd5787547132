/** How the rows of the kana index sound. */
export const ROW_SOUNDS: Readonly<Record<string, string>> = {
  ア: 'a',
  カ: 'ka',
  サ: 'sa',
  タ: 'ta',
  ナ: 'na',
  ハ: 'ha',
  マ: 'ma',
  ヤ: 'ya',
  ラ: 'ra',
  ワ: 'wa',
};
