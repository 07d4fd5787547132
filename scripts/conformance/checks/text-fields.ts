import type { CallName } from '#contract/calls/index.ts';
import { fieldProblem, type TextField } from '#contract/field.ts';
import type { CallInput, Check } from '../check.ts';

/** Texts of which at least one breaks the form of every field that has a form. */
const ODD_TEXTS = ['x', 'やまだ', '12', '@'];

/** What breaks the rules of a field, from its row: nothing where it is required, and a text of the wrong form. */
export function oddTexts(key: string, field: TextField): [what: string, text: string][] {
  const { label, required, messages } = field;
  const odd = ODD_TEXTS.find((text) => messages.format && fieldProblem(field, text) === messages.format);
  const texts: [string, string][] = [];
  if (required) texts.push([`no ${key} (${label})`, '']);
  if (odd) texts.push([`a wrong ${key} (${label})`, odd]);
  return texts;
}

/** A field of a JSON body that breaks its rule. Which status says so is not in the specification. */
export const refusedField = (call: CallName, what: string, from: string, input: CallInput): Check => ({
  name: `refuses ${what}`,
  from,
  kind: 'bad',
  run: (api) => api.refuse(call, input, { status: 'any', code: 'invalid_body' }),
});
