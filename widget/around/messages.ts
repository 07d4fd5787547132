/** What stands around the form in frames and dialogs. */
export const MESSAGES = {
  title: '査定フォーム',
  close: '閉じる',
  loading: 'フォームを読み込んでいます。',
  page: 'フォームのページを開く',
} as const;
