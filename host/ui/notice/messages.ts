/** The states of blocks that ask the API (document 1, sections 4 and 8). */
export const STATES = {
  loading: '読み込み中...',
  failed: 'エラーが発生しました',
  unexpected: '予期しないエラーが発生しました',
  retry: '再試行',
} as const;
