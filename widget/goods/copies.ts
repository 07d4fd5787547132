import { answer } from './answering.ts';
import { askedFields } from './disclosure.ts';
import type { CatalogueField } from './fields.ts';
import type { Item } from './item.ts';
import { fieldsOf } from './questions.ts';

/** The question by which goods of a kind differ first; undefined if photos or details tell them apart. */
export const differingField = (item: Item): CatalogueField | undefined =>
  askedFields(item).find(
    (field): field is CatalogueField => field.kind === 'catalogue' && field.differs === true,
  );

/** The same answers once more. Photos and pieces are those of the one item. */
export function copyOf(item: Item, id: string): Item {
  const { pieces: _, ...one } = item;
  return { ...one, id, photos: [] };
}

/**
 * A copy that a question is asked again of. A new answer clears those below it, here as anywhere. Texts and numbers describe
 * the one item, and are not copied either.
 */
export function copyBefore(item: Item, field: CatalogueField, id: string): Item {
  const copy = answer(copyOf(item, id), field, '');
  const own = fieldsOf(item).filter(({ kind }) => kind === 'text' || kind === 'number');
  const answers = { ...copy.answers };
  for (const { key } of own) delete answers[key];
  return { ...copy, answers };
}
