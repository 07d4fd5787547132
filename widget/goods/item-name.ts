import { OPTION } from '#contract/goods/options.ts';
import { isPicked } from './answering.ts';
import { type Field, otherOf } from './fields.ts';
import { type Item, textOf } from './item.ts';
import { nameParts } from './name-parts.ts';
import { fieldsOf } from './questions.ts';

/** How many answers fit on a line. */
const MOST = 3;

function answerOf(item: Item, field: Field, wordsOf: (answer: string) => string): string {
  const other = otherOf(field);
  const own = other && textOf(item, other.textKey);
  const answer = own || textOf(item, field.key);
  // Also それ以上/わからない, which says nothing without its question.
  return !own && answer.includes(OPTION.unknown) ? '' : nameParts(wordsOf(answer))[0];
}

/**
 * An item in one line: its first answers. Brand, name and kind come from lists, and say more than the answers of tiles.
 * @param wordsOf says an answer in another language; without it, the line is what shops read
 */
export function itemName(item: Item, wordsOf = (answer: string): string => answer): string {
  const fields = [...fieldsOf(item)].sort((a, b) => Number(isPicked(b)) - Number(isPicked(a)));
  // A text may answer two questions.
  const answers = new Set(fields.map((field) => answerOf(item, field, wordsOf)));
  answers.delete('');
  return [...answers].slice(0, MOST).join(' ');
}
