import { words } from '#contract/language/words.ts';

export const MESSAGES = words('select', {
  unsure: (other: string) => `わからないときは「${other}」を選び、わかることを入力してください`,
});
