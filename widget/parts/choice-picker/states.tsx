import { CATEGORY_KEYS } from '#contract/categories.ts';
import { DEFAULT_THEME } from '#contract/themes.ts';
import { answer } from '../../goods/answering.ts';
import { CATEGORY_FORMS } from '../../goods/categories/index.ts';
import { type ChoiceField, type Field, optionsFor } from '../../goods/fields.ts';
import { emptyItem } from '../../goods/item.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { Opened, press } from '../stage/samples.tsx';
import ChoicePicker from './choice-picker.tsx';

const withOther = (field: Field): field is ChoiceField => field.kind === 'choice' && Boolean(field.other);

const category = CATEGORY_KEYS.find((key) => CATEGORY_FORMS[key].fields.some(withOther)) ?? CATEGORY_KEYS[0];
const field = CATEGORY_FORMS[category].fields.find(withOther);

function Picker() {
  return (
    <Opened>{(close) => field && <ChoicePicker itemId="sample" field={field} onClose={close} />}</Opened>
  );
}

const first = field && optionsFor(field.options, DEFAULT_THEME)[0];
const answered =
  field && first ? answer(emptyItem('sample', category), field, first) : emptyItem('sample', category);

const open: PartState = {
  show: () => <Picker />,
  prepare: (form) => form.goods.replace([emptyItem('sample', category)]),
  only: ({ controls }) => controls === 'dialogs',
};

export const states: PartStates = {
  open,
  'free text': { ...open, act: press('.rows--special .row') },
  'free text after an option': {
    ...open,
    prepare: (form) => form.goods.replace([answered]),
    act: press('.rows--special .row'),
  },
};
