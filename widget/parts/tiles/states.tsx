import { answer, toggle } from '../../goods/answering.ts';
import { type ChoiceField, type ChoicesField, type Field, optionsFor } from '../../goods/fields.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { missing, question } from '../stage/samples.tsx';

const oneOf = (field: Field): field is ChoiceField => field.kind === 'choice' && !field.other;
const severalOf = (field: Field): field is ChoicesField => field.kind === 'choices';
const dialogs: Partial<PartState> = { only: ({ controls }) => controls === 'dialogs' };

export const states: PartStates = {
  'one of several': question(oneOf, undefined, dialogs),
  'one of several, chosen': question(
    oneOf,
    (item, field) => answer(item, field, optionsFor(field.options, 'product')[0] ?? ''),
    dialogs,
  ),
  'one of several, missing': missing(oneOf, undefined, dialogs),
  'several of them': question(severalOf),
  'several of them, chosen': question(severalOf, (item, field) =>
    toggle(item, field, optionsFor(field.options, 'product')[0] ?? ''),
  ),
  'several of them, missing': missing(severalOf),
};
