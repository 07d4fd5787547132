export const OPERATOR_WORDS = {
  unnamed: '本サイトの運営者',
  /** Replaces a fact that is not configured. */
  notSet: 'デモ表示のため、まだ設定されていません',
} as const;
