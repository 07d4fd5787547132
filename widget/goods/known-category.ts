import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';

const isKnown = (category: string): category is CategoryKey => CATEGORY_KEYS.some((key) => key === category);

/** Leaves out goods of a category that the form does not have, with a warning for the developers of the page. */
export function ofKnownCategory<Goods extends { readonly category: string }>(
  goods: readonly Goods[],
): (Goods & { readonly category: CategoryKey | '' })[] {
  return goods.filter((one): one is Goods & { readonly category: CategoryKey | '' } => {
    if (one.category === '' || isKnown(one.category)) return true;
    console.warn(`[appraisal-form] there is no category "${one.category}"; these goods are left out`);
    return false;
  });
}
