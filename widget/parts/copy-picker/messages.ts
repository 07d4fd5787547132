import { words } from '#contract/language/words.ts';

export const MESSAGES = words('copy-picker', {
  hint: '追加する商品を選んでください（いくつでも）',
  taken: (names: readonly string[]) => names.join('、'),
  add: (count: number) => (count > 0 ? `${count}点を追加` : '追加'),
  full: (most: number) => `一度に依頼できる商品は${most}点までです`,
});
