import { answer, type OptionField } from '../../goods/answering.ts';
import type { CatalogueField, ChoiceField, Field } from '../../goods/fields.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { appears, ENTRIES, missing, press, question } from '../stage/samples.tsx';

const fixed = (field: Field): field is ChoiceField => field.kind === 'choice' && Boolean(field.other);
const loaded = (field: Field): field is CatalogueField => field.kind === 'catalogue' && !field.parent;

const dialogs: Partial<PartState> = {
  only: ({ controls }) => controls === 'dialogs',
  api: { entries: async () => ENTRIES },
};

async function open(root: ShadowRoot): Promise<void> {
  await press('.trigger')(root);
  await appears(root, 'dialog[open]');
}

const chosen = (item: Parameters<typeof answer>[0], field: OptionField) =>
  answer(item, field, ENTRIES[0]?.name ?? '');

export const states: PartStates = {
  empty: question(loaded, undefined, dialogs),
  chosen: question(loaded, chosen, dialogs),
  missing: missing(loaded, undefined, dialogs),
  'open, loaded list': question(loaded, undefined, { ...dialogs, act: open }),
  'open, fixed list': question(fixed, undefined, { ...dialogs, act: open }),
};
