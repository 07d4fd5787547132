/** Words that are added to an editor's HTML. */
export const BODY = {
  video: '動画',
  untitled: '無題の記事',
  forMembers: 'パスワードをお持ちの方のための記事です。',
  openEmbedded: (host: string) => `埋め込みコンテンツを開く（${host}）`,
} as const;
