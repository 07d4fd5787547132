import { foldedKey } from '#contract/goods/categories.ts';
import { prefillNameOf } from '#contract/goods/prefill-names.ts';
import type { Field } from './fields.ts';
import type { Item } from './item.ts';
import { fieldsOf } from './questions.ts';

/** The name of the category. */
const CATEGORY_NAME = 'category';

const means = (name: string, key: string) => foldedKey(name) === foldedKey(key);

/** The question of an item that a name means, in any mixture of case, hyphen and underscore. */
export const fieldNamed = (item: Item, name: string): Field | undefined =>
  fieldsOf(item).find((field) => {
    const own = prefillNameOf(field.key);
    return own && (means(name, own) || means(name, field.key));
  });

/** A name means the category. */
export const isCategoryName = (name: string): boolean => means(name, CATEGORY_NAME);
