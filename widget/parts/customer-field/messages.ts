import { words } from '#contract/language/words.ts';

export const MESSAGES = words('customer-field', {
  strange: (characters: string) => `「${characters}」は使えません。`,
});
