import type { CategoryKey } from '#contract/goods/categories.ts';
import { FORM_MESSAGES } from '#contract/refusals/form-messages.ts';
import { missingFields } from './disclosure.ts';
import type { FieldKey } from './fields.ts';
import type { Item } from './item.ts';

/** The messages of one item by field. The key is `category` if no category is chosen. */
export type ItemErrors = Readonly<Partial<Record<FieldKey | 'category', string>>>;

/** The errors of an item with its category and index (document 2, section 5). */
export interface ItemErrorEntry {
  readonly category: CategoryKey | '';
  readonly index: number;
  readonly errors: ItemErrors;
}

export interface ItemsValidation {
  readonly valid: boolean;
  /** The error of the form as a whole. */
  readonly form?: string;
  readonly entries: readonly ItemErrorEntry[];
}

export function validateItem(item: Item): ItemErrors {
  if (!item.category) return { category: FORM_MESSAGES.noCategory };
  const missing = missingFields(item).map((field) => [field.key, field.missing ?? '']);
  return Object.fromEntries(missing);
}

/** Validates all items (document 2, section 5). */
export function validateItems(items: readonly Item[]): ItemsValidation {
  if (items.length === 0) return { valid: false, form: FORM_MESSAGES.noItems, entries: [] };
  const entries = items.map((item, index) => ({
    category: item.category,
    index,
    errors: validateItem(item),
  }));
  return { valid: entries.every((entry) => Object.keys(entry.errors).length === 0), entries };
}
