/** The words of a teaser, unless its options have others. */
export const MESSAGES = {
  text: '無料で査定する',
  heading: 'いくらになるか、調べてみませんか',
  lead: '質問に答えるだけ。費用はかかりません。',
  close: '閉じる',
} as const;
