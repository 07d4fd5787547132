import { words } from '#contract/language/words.ts';

export const MESSAGES = words('lazy-part', {
  failed: 'フォームを表示できませんでした。通信状況をご確認のうえ、もう一度お試しください。',
});
