import { words } from '#contract/language/words.ts';

export const MESSAGES = words('draft-notice', {
  resumed: '前回の続きです',
  startOver: '最初から',
});
