import { keysOf, tableOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import { THEME_LABELS } from '#contract/docs/themes.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';

/* The choices of filters, by the values that stand in an address. */

export const CATEGORY_OPTIONS = Object.fromEntries(
  keysOf(CATEGORIES).map((key) => [key, CATEGORIES[key].label]),
);

/** By their names in the tag and in the figures. */
export const THEME_OPTIONS = tableOf(THEME_NAMES, (name) => `${THEME_LABELS[name]} (${name})`);

export const MARK_OPTIONS = tableOf(keysOf(REQUEST_MARKS), (mark) => REQUEST_MARKS[mark].words);

export const AREA_OPTIONS = Object.fromEntries(PREFECTURES.map((name, index) => [String(index + 1), name]));
