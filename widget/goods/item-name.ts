import { OPTION } from '#contract/goods/options.ts';
import { isPicked } from './answering.ts';
import { type Field, otherOf } from './fields.ts';
import { type Item, textOf } from './item.ts';
import { nameParts } from './name-parts.ts';
import { fieldsOf } from './questions.ts';

/** How many answers fit on a line. */
const MOST = 3;

function answerOf(item: Item, field: Field): string {
  const other = otherOf(field);
  const own = other && textOf(item, other.textKey);
  const answer = own || textOf(item, field.key);
  // Also それ以上/わからない, which says nothing without its question.
  return !own && answer.includes(OPTION.unknown) ? '' : nameParts(answer)[0];
}

/** An item in one line: its first answers. Brand, name and kind come from lists, and say more than the answers of tiles. */
export function itemName(item: Item): string {
  const fields = [...fieldsOf(item)].sort((a, b) => Number(isPicked(b)) - Number(isPicked(a)));
  // A text may answer two questions.
  const answers = new Set(fields.map((field) => answerOf(item, field)));
  answers.delete('');
  return [...answers].slice(0, MOST).join(' ');
}
