/** Options that rules refer to, in any list (document 2, section 9). */
export const OPTION = {
  other: 'その他',
  otherInstrument: 'その他の楽器',
  unknown: 'わからない',
  noAccessories: '付属品なし',
  lensOnly: 'レンズのみ',
  nothingInParticular: '特になし',
} as const;

/** Entries of the catalogue for goods that its lists lack. The form asks for a text with them. */
export const OTHER_ENTRY = {
  brand: 'その他のブランド',
  maker: 'その他のメーカー',
  drink: 'その他のお酒',
} as const;

/** The answers of the interest survey (document 2, section 7). */
export const INTERESTS = ['株式投資', '不動産投資', 'NISA・iDeCo', OPTION.nothingInParticular] as const;
