/** The words of the search panel (document 1, section 2). */
export const SEARCH = {
  title: '店舗を検索',
  category: 'カテゴリ',
  area: 'エリア',
  keyword: 'キーワード',
  keywordHint: '店名・会社名・住所',
  any: '指定なし',
  submit: '検索する',
  clearAll: '条件をクリア',
  clear: 'クリア',
  confirm: '決定する',
  close: '閉じる',
  chooseCategories: 'カテゴリを選択',
  chooseAreas: 'エリアを選択',
  wholeRegion: (region: string) => `${region}すべて`,
} as const;
