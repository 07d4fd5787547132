import { words } from '#contract/language/words.ts';

export const MESSAGES = words('tiles', {
  together: (names: readonly string[]) => `${names.join('と')}の両方あり`,
});
