/** Marks that people at the desk put on requests. Neither sellers nor shops learn of them. */

interface MarkRow {
  /** One sentence about what it says. */
  readonly is: string;
  /** On the screens of the desk. */
  readonly words: string;
}

export const REQUEST_MARKS = {
  call: { is: 'Somebody has to call the seller.', words: '電話が必要' },
  stolen: { is: 'The goods may be stolen.', words: '盗品の疑い' },
  forged: { is: 'The goods may be forged.', words: '偽造品の疑い' },
  hoax: { is: 'Nobody may want to sell anything.', words: 'いたずらの疑い' },
  twice: { is: 'The same goods are in another request.', words: '重複' },
} as const satisfies Record<string, MarkRow>;

export type RequestMark = keyof typeof REQUEST_MARKS;

/** Requests by who has them in hand, besides those of one person, which are asked for by the uuid. */
export const ASSIGNEES = {
  me: '自分',
  news: '自分（新しい動きあり）',
  none: '担当なし',
} as const;
export type Assignee = keyof typeof ASSIGNEES;
