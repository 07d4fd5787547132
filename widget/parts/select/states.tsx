import { chooseOther, type OptionField } from '../../goods/answering.ts';
import type { CatalogueField, ChoiceField, Field } from '../../goods/fields.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { ENTRIES, missing, question } from '../stage/samples.tsx';

const isFixed = (field: Field): field is ChoiceField => field.kind === 'choice';
const isLoaded = (field: Field): field is CatalogueField => field.kind === 'catalogue' && !field.parent;
const below = (field: Field): field is CatalogueField => field.kind === 'catalogue' && Boolean(field.parent);
const withOther = (field: Field): field is OptionField => 'other' in field && Boolean(field.other);

const selects: Partial<PartState> = {
  only: ({ controls }) => controls === 'selects',
  api: { entries: async () => ENTRIES },
};

export const states: PartStates = {
  'fixed list': question(isFixed, undefined, selects),
  'loaded list': question(isLoaded, undefined, selects),
  loading: question(isLoaded, undefined, { ...selects, api: {} }),
  'waits for the question above': question(below, undefined, selects),
  missing: missing(isLoaded, undefined, selects),
  other: question(withOther, (item, field) => chooseOther(item, field), selects),
  'other, missing': missing(withOther, (item, field) => chooseOther(item, field), selects),
};
