export const MESSAGES = {
  close: '閉じる',
  back: '戻る',
} as const;
