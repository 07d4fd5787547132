import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '../goods/categories.ts';

/** The labels of some goods: 時計・バッグ. */
export const goodsWords = (goods: readonly CategoryKey[]): string =>
  goods.map((key) => CATEGORIES[key].label).join('・');

/** The goods of the demonstration: all of them. */
export const ALL_GOODS = goodsWords(CATEGORY_KEYS);
