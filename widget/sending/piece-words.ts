import { customerField } from '#contract/customer/customer.ts';
import type { Customer } from '../customer/customer.ts';
import type { Item } from '../goods/item.ts';
import { itemName } from '../goods/item-name.ts';
import { MESSAGES } from './messages.ts';

/** A name is as long as a line. */
const NAME_CHARACTERS = 60;

const { limit } = customerField('description');

/**
 * The contact details with the number of pieces in words, below the seller's own: document 2 has no field for it. Where both
 * are longer than the field, the names are left out.
 */
export function withPieceWords(customer: Customer, items: readonly Item[]): Customer {
  const words = (characters: number) =>
    items.flatMap((item, index) =>
      item.pieces ? [MESSAGES.pieces(index + 1, itemName(item).slice(0, characters), item.pieces)] : [],
    );
  const note = (characters: number) =>
    [customer.description.trim(), ...words(characters)].filter(Boolean).join('\n');
  const full = note(NAME_CHARACTERS);
  return { ...customer, description: full.length > limit ? note(0) : full };
}
