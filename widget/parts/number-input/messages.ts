import { words } from '#contract/language/words.ts';

export const MESSAGES = words('number-input', {
  number: '数字だけで入力してください（例：3.5）',
});
