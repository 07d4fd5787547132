import type { CategoryKey } from '#contract/goods/categories.ts';

export const MESSAGES = {
  title: '査定したい商品カテゴリを選択してください',
  titleShort: '商品カテゴリを選択',
} as const;

/** A few words on the tile of a category that another one is like. */
export const NOTES: Readonly<Partial<Record<CategoryKey, string>>> = {
  jewelry: '石があるもの',
  preciousMetal: '石がないもの',
};
