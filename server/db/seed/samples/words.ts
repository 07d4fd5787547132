import type { CategoryKey } from '#contract/goods/categories.ts';

/* The words of made-up sellers, shops' remarks and visitors. */

export const FAMILY = [
  ['佐藤', 'さとう'],
  ['鈴木', 'すずき'],
  ['高橋', 'たかはし'],
  ['田中', 'たなか'],
  ['伊藤', 'いとう'],
  ['渡辺', 'わたなべ'],
  ['山本', 'やまもと'],
  ['中村', 'なかむら'],
  ['小林', 'こばやし'],
  ['加藤', 'かとう'],
  ['吉田', 'よしだ'],
  ['山田', 'やまだ'],
] as const;

export const GIVEN = [
  ['花子', 'はなこ'],
  ['太郎', 'たろう'],
  ['由美', 'ゆみ'],
  ['健一', 'けんいち'],
  ['恵子', 'けいこ'],
  ['誠', 'まこと'],
  ['美咲', 'みさき'],
  ['隆', 'たかし'],
  ['陽子', 'ようこ'],
  ['直樹', 'なおき'],
] as const;

/** How often goods of a category come, and what they bring in thousands of yen. */
export const GOODS: readonly (readonly [goods: { key: CategoryKey; price: number }, weight: number])[] = [
  [{ key: 'watch', price: 420 }, 26],
  [{ key: 'bag', price: 120 }, 22],
  [{ key: 'preciousMetal', price: 180 }, 18],
  [{ key: 'jewelry', price: 150 }, 11],
  [{ key: 'camera', price: 60 }, 7],
  [{ key: 'alcohol', price: 40 }, 7],
  [{ key: 'antique', price: 90 }, 5],
  [{ key: 'music', price: 70 }, 4],
];

/** Prefectures from which most requests come, by their numbers; all others come with the weight 1. */
export const BUSY_PREFECTURES: Readonly<Record<number, number>> = {
  13: 28,
  14: 16,
  27: 15,
  11: 12,
  23: 12,
  12: 11,
  28: 9,
  1: 7,
  40: 8,
  22: 5,
  34: 4,
  26: 5,
};

export const REMARKS = [
  '付属品がそろっている場合の金額です。',
  '実物を拝見して、最終の金額をお伝えします。',
  '写真のとおりの状態であれば、この金額でお引き取りします。',
  '',
  '',
] as const;

export const SAMPLE_REVIEWS = [
  '説明がていねいで、納得して売ることができました。',
  '最初の金額のとおりに買い取っていただきました。',
  '連絡が早く、安心してお任せできました。',
  '出張の日時を柔軟に調整してくれました。',
  '少し待ちましたが、金額には満足しています。',
] as const;

export const SAMPLE_ENQUIRIES = [
  '写真を追加したいのですが、どうすればよいでしょうか。',
  '依頼した品物を1点だけ取り下げたいです。',
  '査定額の有効期限を過ぎてしまった場合は、どうなりますか。',
  '法人として依頼することはできますか。',
] as const;
