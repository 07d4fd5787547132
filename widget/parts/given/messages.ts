import { words } from '#contract/language/words.ts';

export const MESSAGES = words('given', {
  given: '入力済み',
  change: '変更',
  label: (label: string) => `${label}：`,
});
