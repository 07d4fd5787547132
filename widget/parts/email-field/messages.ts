import { words } from '#contract/language/words.ts';

export const MESSAGES = words('email-field', {
  suggestion: (email: string) => `もしかして ${email} ですか？`,
  unlikely: (part: string) => `「${part}」で正しいか、お確かめください。`,
  useSuggestion: 'この内容に修正する',
  completions: '＠のあとの候補',
});
