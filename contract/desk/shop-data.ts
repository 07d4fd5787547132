/** The data of a shop that it takes along. */

/** Its files, with the names of their contents. */
export const SHOP_FILES = {
  leads: 'ご依頼',
  quotes: '査定額の連絡',
  prices: '品物ごとの金額',
  questions: '質問と回答',
  deals: '売却の結果',
  disclosures: '伝わった情報の記録',
  reviews: '口コミ',
  cases: 'トラブルの記録',
  settings: 'お店の設定',
  templates: '定型文',
  people: 'お店の方',
} as const;
export type ShopFile = keyof typeof SHOP_FILES;

/** A shop can still take its data along for so many days after the operator has ended the dealings. */
export const TAKE_DAYS = 30;

/** A file is read in pieces of so many requests. */
export const TAKE_ROWS = 500;
