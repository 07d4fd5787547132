import { words } from '#contract/language/words.ts';

export const MESSAGES = words('field-frame', {
  required: '必須',
  optional: '任意',
});
