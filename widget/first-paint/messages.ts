/** Texts of the painted first step if the form fails to load. */
export const MESSAGES = {
  missing: 'フォームの読み込みが終わりません。通信状況をご確認のうえ、もう一度お試しください。',
  retry: '再試行',
  page: 'フォームのページを開く',
} as const;
