import { words } from '#contract/language/words.ts';

export const MESSAGES = words('dialog', {
  close: '閉じる',
  back: '戻る',
});
