/** Texts of frames and dialogs around the form. */
export const MESSAGES = {
  title: '査定フォーム',
  close: '閉じる',
  loading: 'フォームを読み込んでいます。',
  page: 'フォームのページを開く',
} as const;
