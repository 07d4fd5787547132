/** The states of blocks that ask the API (document 1, sections 4 and 8). */
export const STATES = {
  loading: '読み込み中...',
  failed: 'エラーが発生しました',
  unexpected: '予期しないエラーが発生しました',
  retry: '再試行',
} as const;

export const MARQUEE = { pause: 'ロゴの動きを止める', play: 'ロゴを動かす' } as const;

export const SHOPS = {
  eyebrow: 'Partners',
  title: '提携買取店',
  count: (count: string) => [`厳しい審査を通過した`, count, `社以上の買取店`] as const,
  recommended: 'おすすめの提携買取店',
  newest: '新着の提携買取店',
  noRecommended: '現在、おすすめの提携買取店はありません',
  noNewest: '現在、新着の提携買取店はありません',
  details: '詳細を見る',
  logoAlt: (name: string) => `${name}のロゴ`,
  countLoading: '読み込み中',
  all: '提携買取店をすべて見る',
} as const;

export const FAQ_BLOCK = {
  eyebrow: 'FAQ',
  title: 'よくあるご質問',
} as const;
