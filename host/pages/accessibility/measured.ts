/** A thing that tests look at before every change. */
interface Measured {
  name: string;
  text: string;
  /** Where it is measured, from the root of the project; the page does not show it. */
  tests: readonly string[];
}

/**
 * The things that tests measure for people who read or use the site in other ways than most. A row may say no more than
 * its tests do.
 */
export const MEASURED: readonly Measured[] = [
  {
    name: '検査ツール',
    text: '査定フォームの各画面と公開ページを、検査ツール「axe-core」で調べ、問題の検出が0件であることを確かめています。',
    tests: ['e2e/accessibility.spec.ts', 'e2e/site-pages.spec.ts', 'widget/parts/stage.browser.test.tsx'],
  },
  {
    name: 'キーボード',
    text: '写真の追加を含む品物の入力から送信まで、キーボードだけで進められること、選択中の場所が見え、画面下のボタンに隠れないことを確かめています。',
    tests: ['e2e/accessibility.spec.ts'],
  },
  {
    name: '構造と名前',
    text: '見出しが順番どおりに並び、入力欄やボタンに名前と説明が付いていることを確かめています。',
    tests: ['e2e/accessibility.spec.ts', 'widget/parts/phrases/phrases.browser.test.tsx'],
  },
  {
    name: '変化のお知らせ',
    text: '送信中、失敗、残りの質問の数など、画面の変化を音声で伝えるための文が、変わるたびに1回だけ、順番どおりに出ることを確かめています。',
    tests: ['e2e/announced.spec.ts'],
  },
  {
    name: '幅と拡大',
    text: '幅320ピクセルの画面で、公開ページが横にはみ出さないことを確かめています。査定フォームは200%の拡大でも同じで、押す場所の大きさも測っています。',
    tests: ['e2e/site-pages.spec.ts', 'e2e/looks/sizes.spec.ts'],
  },
  {
    name: '文字の大きさ',
    text: 'ブラウザーの文字を2倍にしても、査定フォームと公開ページの文章が切れずに読めることを確かめています。',
    tests: ['e2e/looks/text-size.spec.ts'],
  },
  {
    name: '文字と背景の差',
    text: '文字と背景の明るさの差を測っています。写真に重なる文字は、画面に映った色で計算します。',
    tests: ['e2e/looks/contrast.spec.ts', 'e2e/site-pages.spec.ts'],
  },
  {
    name: '動きと配色の設定',
    text: '動きを減らす設定では、画面がなめらかに動かず、すぐに切り替わることを確かめています。配色を変える設定でも、いまいる場所の印が消えないことを確かめています。',
    tests: ['e2e/site-frame.spec.ts', 'e2e/rules-items.spec.ts'],
  },
  {
    name: 'スクリプトなし',
    text: 'JavaScriptが使えないブラウザーでも、公開ページの文章をすべて読めることを確かめています。',
    tests: ['e2e/site-pages.spec.ts'],
  },
];
