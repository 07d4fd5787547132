import { answer, type OptionField } from '../../goods/answering.ts';
import type { CatalogueField, ChoiceField, Field } from '../../goods/fields.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { appears, ENTRIES, missing, press, question } from '../stage/samples.tsx';

const isFixed = (field: Field): field is ChoiceField => field.kind === 'choice' && Boolean(field.other);
const isLoaded = (field: Field): field is CatalogueField => field.kind === 'catalogue' && !field.parent;

const dialogs: Partial<PartState> = {
  only: ({ controls }) => controls === 'dialogs',
  api: { entries: async () => ENTRIES },
};

async function open(root: ShadowRoot): Promise<void> {
  await press('.trigger')(root);
  await appears(root, 'dialog[open]');
}

const withAnswer = (item: Parameters<typeof answer>[0], field: OptionField) =>
  answer(item, field, ENTRIES[0]?.name ?? '');

export const states: PartStates = {
  empty: question(isLoaded, undefined, dialogs),
  chosen: question(isLoaded, withAnswer, dialogs),
  missing: missing(isLoaded, undefined, dialogs),
  'open, loaded list': question(isLoaded, undefined, { ...dialogs, act: open }),
  'open, fixed list': question(isFixed, undefined, { ...dialogs, act: open }),
};
