import type { Pieces } from '#contract/goods/piece-words.ts';
import { words } from '#contract/language/words.ts';

export const MESSAGES = words('goods-summary', {
  title: '査定する商品',
  change: '変更',
  nth: (place: number) => `${place}点目`,
  count: ({ count, mixed }: Pieces) => (mixed ? `まとめて${count}点` : `×${count}`),
  /** Read aloud, because several buttons say the same. */
  changeItem: (number: number) => `査定希望商品${number}を変更`,
});
