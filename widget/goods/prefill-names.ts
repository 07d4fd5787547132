import { foldedKey } from '#contract/goods/categories.ts';
import type { Field } from './fields.ts';
import type { Item } from './item.ts';
import { fieldsOf } from './questions.ts';

/**
 * The names by which pages answer questions, and the keys of those questions. No category asks two questions of one name.
 * The key of a question is a name as well.
 */
export const PREFILL_NAMES = {
  brand: ['brand'],
  product: ['productName'],
  model: ['modelNumber'],
  type: ['alcoholType', 'antiqueType', 'cameraType', 'instrumentType'],
  lens: ['lensStatus'],
  shape: ['shape'],
  stone: ['mainStone'],
  metal: ['metalType'],
  material: ['material'],
  purity: ['purity'],
  carat: ['carat'],
  weight: ['weight'],
  certificate: ['certificate'],
  year: ['yearName'],
  volume: ['contentVolume'],
  condition: ['condition'],
  accessories: ['accessories'],
  purchased: ['purchasePeriod'],
  description: ['description'],
} as const satisfies Record<string, readonly string[]>;

/** The name of the category. */
export const CATEGORY_NAME = 'category';

const ENTRIES: readonly (readonly [name: string, keys: readonly string[]])[] = Object.entries(PREFILL_NAMES);

const means = (name: string, key: string) => foldedKey(name) === foldedKey(key);

/** The name of a question; undefined if it has none. */
export const nameOf = (field: Field): string | undefined =>
  ENTRIES.find(([, keys]) => keys.includes(field.key))?.[0];

/** The question of an item that a name means, in any mixture of case, hyphen and underscore. */
export const fieldNamed = (item: Item, name: string): Field | undefined =>
  fieldsOf(item).find((field) => {
    const own = nameOf(field);
    return own && (means(name, own) || means(name, field.key));
  });

/** Whether a name means the category. */
export const isCategoryName = (name: string): boolean => means(name, CATEGORY_NAME);
