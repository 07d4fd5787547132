import { words } from '#contract/language/words.ts';

export const MESSAGES = words('answer-picker', {
  choose: (label: string) => `${label}を選択してください`,
});
