import { words } from '#contract/language/words.ts';

export const MESSAGES = words('carousel', {
  role: 'カルーセル',
});
