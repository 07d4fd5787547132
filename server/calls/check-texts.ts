import { isLonger, storedText, type TypedField } from '#contract/base/field.ts';
import { keysOf, tableOf } from '#contract/base/keys.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';

/** Checks the texts of a form by the rules of their rows. A text that is too long is not checked by a pattern. */
export function checkTexts(
  fields: Readonly<Record<string, Pick<TypedField, 'required' | 'limit' | 'accepts'>>>,
  texts: Readonly<Record<string, string>>,
): RefusalDetail[] {
  const entries = Object.entries(fields).map(([name, field]) => ({ name, field, text: texts[name] ?? '' }));
  const tooLong = entries.filter(({ field, text }) => isLonger(text, field.limit));
  const missing = entries.filter(({ field, text }) => field.required && text.trim() === '');
  const malformed = entries.filter(
    (entry) => !tooLong.includes(entry) && entry.field.accepts?.(entry.text) === false,
  );
  return [
    ...missing.map(({ name }) => ({ field: name, message: SERVER_MESSAGES.missing })),
    ...tooLong.map(({ name, field }) => ({ field: name, message: SERVER_MESSAGES.tooLong(field.limit) })),
    ...malformed.flatMap(({ name }) => wrong(name, false)),
  ];
}

export const wrong = (field: string, right: boolean): RefusalDetail[] =>
  right ? [] : [{ field, message: SERVER_MESSAGES.badBody }];

/** The rule of the texts that a page adds to its fields. */
const LINE = { input: {} };

/** Texts as they are stored. */
export const cleaned = <Texts extends Readonly<Record<string, string>>>(
  fields: Readonly<Record<string, Pick<TypedField, 'stored' | 'input'>>>,
  texts: Texts,
): Record<keyof Texts & string, string> =>
  tableOf(keysOf(texts), (name) => storedText(fields[name] ?? LINE, texts[name] ?? ''));
