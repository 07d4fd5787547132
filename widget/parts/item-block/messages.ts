import { words } from '#contract/language/words.ts';

export const MESSAGES = words('item-block', {
  item: (number: number) => `査定希望商品${number}`,
  category: '商品カテゴリ',
});
