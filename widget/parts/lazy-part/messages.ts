export const MESSAGES = {
  failed: 'フォームを表示できませんでした。通信状況をご確認のうえ、もう一度お試しください。',
} as const;
