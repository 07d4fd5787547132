import { words } from '#contract/language/words.ts';

export const MESSAGES = words('state', {
  /** A line of the wishes, for what was typed besides a phone number. */
  besidesNumber: (text: string) => `電話番号：${text}`,
});
