import { words } from '#contract/language/words.ts';

export const MESSAGES = words('test-ribbon', {
  mode: 'テストモード',
  means: 'お店には届きません',
  end: 'テストを終わる',
});
