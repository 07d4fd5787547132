import { CATEGORIES, type CategoryKey } from '#contract/categories.ts';

/** Pictures are named after their objects: preciousMetal is photographed as gold. */
export const pictureKey = <Key extends CategoryKey>(key: Key) =>
  (key === 'preciousMetal' ? 'gold' : key) as Key extends 'preciousMetal'
    ? 'gold'
    : Exclude<Key, 'preciousMetal'>;

export const achievementsOf = (key: CategoryKey) => `/achievements/${CATEGORIES[key].slug}`;
