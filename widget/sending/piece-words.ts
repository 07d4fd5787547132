import { customerField } from '#contract/customer/customer.ts';
import { pieceLine } from '#contract/goods/piece-words.ts';
import type { Customer } from '../customer/customer.ts';
import type { Item } from '../goods/item.ts';
import { itemName } from '../goods/item-name.ts';

/** A name is as long as a line. */
const NAME_CHARACTERS = 60;

const { limit } = customerField('description');

/**
 * The contact details with the number of pieces in words, below the seller's own. The server reads these lines, too, so that
 * shops know the number before they see the note. Where both are longer than the field, the names are left out.
 */
export function withPieceWords(customer: Customer, items: readonly Item[]): Customer {
  const words = (characters: number) =>
    items.flatMap((item, index) =>
      item.pieces ? [pieceLine(index + 1, itemName(item).slice(0, characters), item.pieces)] : [],
    );
  const note = (characters: number) =>
    [customer.description.trim(), ...words(characters)].filter(Boolean).join('\n');
  const full = note(NAME_CHARACTERS);
  return { ...customer, description: full.length > limit ? note(0) : full };
}
