import { ALL_GOODS } from '#contract/site/named-goods.ts';

/** The column's words (document 1, sections 2, 4 and 8). */
export const COLUMN = {
  title: 'コラム',
  lead: '売る前に知っておきたいこと、品物ごとの見どころ、査定の仕組み。編集部がお伝えします。',
  description: `${ALL_GOODS}を売る前に知っておきたい知識を、編集部がわかりやすく解説するコラムです。買取店の選び方や査定の仕組みもご紹介します。`,
  keywords: ['買取 コラム', '買取 知識', '査定 ポイント', '買取店 選び方', '骨董品 知識', '貴金属 相場'],
  all: 'すべて',
  categories: '記事のカテゴリ',
  moreCategories: (count: number) => `ほかのカテゴリ（${count}）`,
  search: '記事を検索',
  searchLabel: 'キーワード',
  found: (text: string) => `「${text}」の検索結果`,
  loading: '読み込み中...',
  failed: '記事を読み込めませんでした',
  empty: '記事が見つかりません',
  emptyText: '現在表示できる記事がありません。',
  unknownCategory: 'カテゴリーが見つかりません',
  toColumn: 'コラム一覧へ戻る',
  emptyCategory: 'このカテゴリの記事はまだありません。',
  toAll: 'すべての記事を見る',
  categoryTitle: (name: string) => `${name}の記事一覧`,
  categoryKeywords: (name: string) => [`${name} コラム`, `${name} 買取`, `${name} 査定`, `${name} 売り方`],
  categoryDescription: (name: string) =>
    `${name}に関するコラムの一覧です。価値の見分け方や査定で見られるところ、手放すときの注意点、買取店の選び方まで、売る前に知っておきたいことを編集部がわかりやすく解説します。`,
} as const;
