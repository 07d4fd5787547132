import { isBlank } from '#contract/base/field.ts';
import { listed } from '#contract/language/manner.ts';
import { translated } from '#contract/language/words.ts';
import { appliesTo, type Field, type FieldKey, otherOf } from './fields.ts';
import { chosenOf, type Item, textOf } from './item.ts';
import { fieldsOf } from './questions.ts';

/** Whether a question is answered. A free text must not be blank (document 2, section 5). */
export function isFilled(item: Item, field: Field): boolean {
  if (field.kind === 'photos') return item.photos.length > 0;
  if (field.kind === 'choices') return chosenOf(item, field.key).length > 0;
  const other = otherOf(field);
  if (other && item.others.includes(field.key)) return !isBlank(textOf(item, other.textKey));
  return !isBlank(textOf(item, field.key));
}

/** The questions that apply to an item with its current answers. */
export function askedFields(item: Item): Field[] {
  return fieldsOf(item).filter((field) => appliesTo(field.when, item));
}

export function isRequired(item: Item, field: Field): boolean {
  return appliesTo(field.required, item);
}

const isMissing = (item: Item) => (field: Field) => isRequired(item, field) && !isFilled(item, field);

/** The required questions without an answer, in order. */
export function missingFields(item: Item): Field[] {
  return askedFields(item).filter(isMissing(item));
}

/** The next question for the seller: the category, the first required one without an answer, or none. */
export function openQuestion(item: Item): FieldKey | 'category' | undefined {
  return item.category ? missingFields(item)[0]?.key : 'category';
}

/**
 * Progressive disclosure (document 2, section 2): all questions up to the first required one without an answer, and
 * that question. The seller may skip optional questions.
 */
export function visibleFields(item: Item): Field[] {
  const fields = askedFields(item);
  const stop = fields.findIndex(isMissing(item));
  return stop < 0 ? fields : fields.slice(0, stop + 1);
}

/** The answer as the form shows it. */
export function answerText(item: Item, field: Field): string {
  if (field.kind === 'photos') return '';
  if (field.kind === 'choices') return listed(chosenOf(item, field.key).map(translated));
  const other = otherOf(field);
  if (!other || !item.others.includes(field.key)) return translated(textOf(item, field.key));
  const text = textOf(item, other.textKey).trim();
  return isBlank(text) ? '' : `${translated(other.option)}：${text}`;
}
