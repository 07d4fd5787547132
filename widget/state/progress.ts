import type { Step } from '#contract/embed/element.ts';
import { askedFields, isFilled, isRequired } from '../goods/disclosure.ts';
import type { Item } from '../goods/item.ts';

const HALF = 50;

/** The share (0 to 1) of answered required questions. The category and each required field count once. */
export function itemsShare(items: readonly Item[]): number {
  let units = 0;
  let doneUnits = 0;
  for (const item of items) {
    units += 1;
    if (item.category) doneUnits += 1;
    for (const field of askedFields(item)) {
      if (!isRequired(item, field)) continue;
      units += 1;
      if (isFilled(item, field)) doneUnits += 1;
    }
  }
  return units === 0 ? 0 : doneUnits / units;
}

/**
 * Percent done, 0 to 100 (document 2, section 2, "Progress bar").
 * @param goods the share (0 to 1) of required questions answered
 * @param customer the share (0 to 1) of the customer's counted fields
 */
export function progressPercent(step: Step, goods: number, customer: number): number {
  if (step === 'thanks') return 100;
  return Math.round(step === 'items' ? goods * HALF : HALF + customer * HALF);
}
