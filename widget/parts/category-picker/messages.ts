import type { CategoryKey } from '#contract/goods/categories.ts';
import { words } from '#contract/language/words.ts';

export const MESSAGES = words('category-picker', {
  title: '査定したい商品カテゴリを選択してください',
  titleShort: '商品カテゴリを選択',
});

/** A few words on the tile of a category that another one is like. */
export const NOTES: Readonly<Partial<Record<CategoryKey, string>>> = words('category-notes', {
  jewelry: '石があるもの',
  preciousMetal: '石がないもの',
});
