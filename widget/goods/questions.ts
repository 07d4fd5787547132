import type { CategoryKey } from '#contract/goods/categories.ts';
import type { CategoryForm, Field } from './fields.ts';
import type { Item } from './item.ts';

type Forms = Readonly<Record<CategoryKey, CategoryForm>>;

let forms: Forms | undefined;

/** Categories come in a file of their own (categories/), before the first item has one (docs/decisions/0052). */
export function bringQuestions(all: Forms): void {
  forms = all;
}

/** All questions of a category. */
export function questionsOf(category: CategoryKey): readonly Field[] {
  if (!forms) throw new Error('the questions have to come before an item has a category');
  return forms[category].fields;
}

/** The questions of an item's category. There are none before a category is chosen. */
export const fieldsOf = (item: Item): readonly Field[] => (item.category ? questionsOf(item.category) : []);
