import { CATEGORIES } from '#contract/categories.ts';
import { keysOf } from '#contract/keys.ts';
import { PREFECTURES } from '#contract/prefectures.ts';

/* The choices of filters, by the values that stand in an address. */

export const CATEGORY_OPTIONS = Object.fromEntries(
  keysOf(CATEGORIES).map((key) => [key, CATEGORIES[key].label]),
);

export const AREA_OPTIONS = Object.fromEntries(PREFECTURES.map((name, index) => [String(index + 1), name]));
