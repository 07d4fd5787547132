import { fieldProblem, type TypedField } from '#contract/base/field.ts';
import type { CallName } from '#contract/calls/index.ts';
import type { CallInput } from '../call-input.ts';
import type { ApiCheck } from '../check.ts';

/** Every field with a fixed format rejects at least one of these texts. */
const ODD_TEXTS = ['x', 'やまだ', '12', '@'];

/**
 * Texts that are invalid for a field, derived from its row: an empty text if it is required, and a text in the
 * wrong format.
 */
export function oddTexts(key: string, field: TypedField): [what: string, text: string][] {
  const { label, required, messages } = field;
  const odd = ODD_TEXTS.find((text) => messages.format && fieldProblem(field, text) === messages.format);
  const texts: [string, string][] = [];
  if (required) texts.push([`no ${key} (${label})`, '']);
  if (odd) texts.push([`a wrong ${key} (${label})`, odd]);
  return texts;
}

/** A field of a JSON body with an invalid value. The specification leaves the status of the refusal open. */
export const refusedField = (call: CallName, what: string, from: string, input: CallInput): ApiCheck => ({
  name: `refuses ${what}`,
  from,
  kind: 'bad',
  run: (api) => api.refuse(call, input, { status: 'any', code: 'invalid_body' }),
});
