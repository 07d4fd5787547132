import { sampleName } from '#contract/desk/desk.ts';
import type { ViewedList } from '#contract/desk/lists.ts';
import type { RequestMark } from '#contract/desk/marks.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import type { CaseEffect, CaseEvent, CaseOutcome, CaseReason, CaseSide } from '#contract/life/cases.ts';

/* The words of made-up sellers, shops' remarks and visitors. */

export const FAMILY = [
  ['佐藤', 'サトウ'],
  ['鈴木', 'スズキ'],
  ['高橋', 'タカハシ'],
  ['田中', 'タナカ'],
  ['伊藤', 'イトウ'],
  ['渡辺', 'ワタナベ'],
  ['山本', 'ヤマモト'],
  ['中村', 'ナカムラ'],
  ['小林', 'コバヤシ'],
  ['加藤', 'カトウ'],
  ['吉田', 'ヨシダ'],
  ['山田', 'ヤマダ'],
] as const;

export const GIVEN = [
  ['花子', 'ハナコ'],
  ['太郎', 'タロウ'],
  ['由美', 'ユミ'],
  ['健一', 'ケンイチ'],
  ['恵子', 'ケイコ'],
  ['誠', 'マコト'],
  ['美咲', 'ミサキ'],
  ['隆', 'タカシ'],
  ['陽子', 'ヨウコ'],
  ['直樹', 'ナオキ'],
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
  '説明が丁寧で、納得して売ることができました。',
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

/** Questions of shops, with answers of sellers. */
export const SAMPLE_QUESTIONS = [
  ['保証書の日付はいつでしょうか。', '2019年5月です。'],
  ['付属の箱は残っていますか。', 'はい、箱と説明書があります。'],
  ['裏ぶたの写真を追加していただけますか。', '追加しました。'],
] as const;

export const SAMPLE_REVIEW_ANSWER = 'このたびはありがとうございました。またのご利用をお待ちしております。';

/** The person at the desk who has done what the samples need. */
export const SAMPLE_OPERATOR = sampleName('staff');

export const MARK_NOTES: Readonly<Record<RequestMark, string>> = {
  call: '日中は出られないとのこと。18時以降に電話。',
  stolen: '同じ製造番号の品物について、警察から照会あり。',
  forged: '写真の刻印の書体が正規のものと違う。',
  hoax: '電話番号が使われていない。',
  twice: '昨日のご依頼と同じ写真。',
};

export const SAMPLE_NOTES = {
  requests: ['ご本人に電話で確認済み。', '写真の追加をお願いした。'],
  shops: ['担当の方が替わったとのこと。', '年末は29日まで対応できるとのこと。'],
} as const;

/** Texts that a shop keeps for its answers. */
export const SAMPLE_TEMPLATES = [
  '実物を拝見したうえで、最終の金額をお伝えします。',
  '出張・宅配のどちらでも、費用はいただきません。',
] as const;

/** Lists that people keep under a name. */
export const SAMPLE_VIEWS: readonly { name: string; list: ViewedList; query: string }[] = [
  { name: '時計の査定額待ち', list: 'requests', query: 'state=waiting&category=watch' },
  { name: '電話が必要なもの', list: 'requests', query: 'mark=call' },
];

/** Trouble between a seller and a shop. */
export interface SampleCase {
  readonly side: CaseSide;
  readonly reason: CaseReason;
  /** Its events, each with how many days ago it happened. */
  readonly events: readonly (readonly [event: CaseEvent, daysAgo: number])[];
  readonly says: string;
  readonly answers?: string;
  /** The operator to both, at the end. */
  readonly ends?: string;
  readonly end?: { readonly outcome: CaseOutcome; readonly effect: CaseEffect };
}

/** A case in each state and with each end, so that nothing of the desk is empty. */
export const SAMPLE_CASES: readonly SampleCase[] = [
  {
    side: 'seller',
    reason: 'uninvited',
    events: [['reported', 0.3]],
    says: '昨日の夕方、約束していないのに店員の方が自宅に来ました。',
  },
  {
    side: 'shop',
    reason: 'hoax',
    events: [['reported', 3]],
    says: '写真が通販サイトの商品画像と同じです。',
  },
  {
    side: 'seller',
    reason: 'calls',
    events: [
      ['reported', 1],
      ['otherAsked', 1],
    ],
    says: 'お断りしたあとも、毎日2回ほど電話があります。',
  },
  {
    side: 'shop',
    reason: 'unreachable',
    events: [
      ['reported', 4],
      ['otherAsked', 4],
      ['reminded', 1],
    ],
    says: '5日間で6回お電話しましたが、つながりません。',
  },
  {
    side: 'seller',
    reason: 'underpaid',
    events: [
      ['reported', 3],
      ['otherAsked', 3],
      ['answered', 1],
    ],
    says: '査定額は12万円でしたが、振り込まれたのは9万円でした。',
    answers: '実物に傷があり、お電話でご了承をいただいた金額です。',
  },
  {
    side: 'seller',
    reason: 'unpaid',
    events: [
      ['reported', 14],
      ['otherAsked', 14],
      ['reminded', 11],
      ['lapsed', 9],
    ],
    says: '品物を送って2週間になりますが、代金が届きません。',
  },
  {
    side: 'seller',
    reason: 'not_returned',
    events: [
      ['reported', 9],
      ['otherAsked', 9],
      ['answered', 7],
      ['ended', 5],
    ],
    says: 'お断りした品物が返ってきません。',
    answers: '本日発送しました。お待たせして申し訳ありません。',
    ends: '品物が届いたことを、お客様に確認しました。',
    end: { outcome: 'solved', effect: 'none' },
  },
  {
    side: 'seller',
    reason: 'calls',
    events: [
      ['reported', 10],
      ['otherAsked', 10],
      ['answered', 8],
      ['ended', 6],
    ],
    says: 'お断りしたあとに、3回も電話がありました。',
    answers: '社内の連絡に行き違いがありました。',
    ends: 'お断りのあとのお電話は、規約で禁じています。',
    end: { outcome: 'confirmed', effect: 'warning' },
  },
  {
    side: 'shop',
    reason: 'twice',
    events: [
      ['reported', 8],
      ['ended', 6],
    ],
    says: '先週のご依頼と同じ品物のようです。',
    ends: '別の品物であることを確認しました。',
    end: { outcome: 'unconfirmed', effect: 'none' },
  },
  {
    side: 'seller',
    reason: 'other_shop',
    events: [
      ['reported', 5],
      ['takenBack', 4],
    ],
    says: '連絡の時間帯について相談したいです。',
    end: { outcome: 'taken_back', effect: 'none' },
  },
];
