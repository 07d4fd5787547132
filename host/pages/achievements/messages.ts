import { ALL_GOODS } from '#contract/site/named-goods.ts';

/** The gallery's words (document 1, sections 2 and 8). */
export const ACHIEVEMENTS = {
  title: '買取実績',
  titleOf: (label: string) => `${label}の買取実績`,
  lead: '{acceptance.nation|全国の}提携買取店による買取の例です。品物の写真はイメージです。',
  description: `${ALL_GOODS}の買取実績を、カテゴリ別にご紹介します。{companies.several|一括査定なら、審査を通過した最大10社の買取店の査定額を、無料でまとめて比べられます。}入力は最短60秒です。`,
  descriptionOf: (label: string) =>
    `${label}の買取実績をご紹介します。{companies.several|一括査定なら、${label}を得意とする審査済みの買取店から最大10社の査定が届き、金額も対応もまとめて比べられます。}入力は最短60秒、{acceptance.everywhere|全国対応で}ご利用は無料です。`,
  keywords: ['買取実績', '買取事例', '時計 買取実績', 'バッグ 買取実績', '宝石 買取実績', '骨董品 買取実績'],
  keywordsOf: (label: string) => [
    `${label} 買取実績`,
    `${label} 買取事例`,
    `${label}買取`,
    `${label} 一括査定`,
  ],
  all: 'すべて',
  categories: '買取実績のカテゴリ',
  between: [
    {
      title: '一点からでも、まとめてでも。',
      text: '時計とバッグのように種類の違う品物も、一度の入力で査定を依頼できます。',
    },
    {
      title: '箱や保証書がなくても。',
      text: '付属品がそろっていない品物も、店頭・出張・宅配から方法を選んで査定を受けられます。',
    },
  ],
  others: (count: number) => `ほかの${count}点も見る`,
  toLanding: (label: string) => `${label}のご案内を見る`,
  empty: '該当する買取実績が見つかりませんでした。',
  /** With an operator, before the first one. */
  toCome: '買取実績は、まだありません。掲載の許可をいただいた実例から、ここでご紹介します。',
  /** Each result to come has these. */
  contents: {
    title: 'ご紹介する内容',
    rows: [
      { label: '時期と地域', text: '取引のあった日と、その地域' },
      { label: '品物', text: '種類と、ブランドや型番' },
      { label: '買取価格', text: '実際に決まった金額' },
    ],
    note: 'お名前やご住所は掲載しません。',
  },
  toSample: '査定額の届き方を見本で見る',
  toShops: '提携買取店を見る',
} as const;
