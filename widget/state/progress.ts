import { askedFields, isFilled, isRequired } from '../goods/disclosure.ts';
import type { Item } from '../goods/item.ts';
import { type Customer, PROGRESS_FIELDS } from './customer.ts';

const HALF = 50;

/** The share (0 to 1) of required questions answered: one unit for the category, one for each field that is required. */
export function itemsShare(items: readonly Item[]): number {
  let units = 0;
  let done = 0;
  for (const item of items) {
    units += 1;
    if (item.category) done += 1;
    for (const field of askedFields(item)) {
      if (!isRequired(item, field)) continue;
      units += 1;
      if (isFilled(item, field)) done += 1;
    }
  }
  return units === 0 ? 0 : done / units;
}

/** The share (0 to 1) of the customer's five counted fields. */
export function customerShare(customer: Customer): number {
  const filled = PROGRESS_FIELDS.filter((key) => customer[key].trim() !== '');
  return filled.length / PROGRESS_FIELDS.length;
}

/** Percent done, 0 to 100 (document 2, section 2, "Progress bar"). */
export function progressPercent(
  step: 'items' | 'customer' | 'thanks',
  items: readonly Item[],
  customer: Customer,
): number {
  if (step === 'thanks') return 100;
  if (step === 'items') return Math.round(itemsShare(items) * HALF);
  return Math.round(HALF + customerShare(customer) * HALF);
}
