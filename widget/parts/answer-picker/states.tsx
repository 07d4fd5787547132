import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { answer } from '../../goods/answering.ts';
import { CATEGORY_FORMS } from '../../goods/categories/index.ts';
import { type CatalogueField, type ChoiceField, type Field, optionsFor } from '../../goods/fields.ts';
import { emptyItem } from '../../goods/item.ts';
import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { ENTRIES, OpenDialog, press } from '../stage/samples.tsx';
import AnswerPicker from './answer-picker.tsx';

/** Questions of the category whose lists depend on each other. */
const { category, fields } = CATEGORY_KEYS.map((key) => ({
  category: key,
  fields: CATEGORY_FORMS[key].fields.filter((field) => field.kind === 'catalogue'),
})).sort((a, b) => b.fields.length - a.fields.length)[0] as {
  category: (typeof CATEGORY_KEYS)[number];
  fields: CatalogueField[];
};

/** @param level which of the lists is open, counted from 0 */
function list(level: number, more: Partial<PartState> = {}): PartState {
  const field = fields[level];
  return {
    show: () => (
      <OpenDialog>
        {(close) => field && <AnswerPicker itemId="sample" field={field} onClose={close} />}
      </OpenDialog>
    ),
    prepare: (form) => {
      const base = fields
        .slice(0, level)
        .reduce((item, one) => answer(item, one, one.label, one.key), emptyItem('sample', category));
      form.goods.replace([base]);
    },
    api: { entries: async () => ENTRIES },
    only: ({ controls }) => controls === 'dialogs',
    ...more,
  };
}

const withOther = (field: Field): field is ChoiceField => field.kind === 'choice' && Boolean(field.other);

const categoryKey =
  CATEGORY_KEYS.find((key) => CATEGORY_FORMS[key].fields.some(withOther)) ?? CATEGORY_KEYS[0];
const choice = CATEGORY_FORMS[categoryKey].fields.find(withOther);
const firstOption = choice && optionsFor(choice.options, DEFAULT_THEME)[0];
const empty = emptyItem('sample', categoryKey);

const fixedList: PartState = {
  show: () => (
    <OpenDialog>
      {(close) => choice && <AnswerPicker itemId="sample" field={choice} onClose={close} />}
    </OpenDialog>
  ),
  prepare: (form) => form.goods.replace([empty]),
  api: { entries: async () => ENTRIES },
  only: ({ controls }) => controls === 'dialogs',
};

export const states: PartStates = {
  'fixed list': fixedList,
  'free text': { ...fixedList, act: press('.rows--special .row') },
  'free text after an option': {
    ...fixedList,
    prepare: (form) =>
      form.goods.replace([choice && firstOption ? answer(empty, choice, firstOption) : empty]),
    act: press('.rows--special .row'),
  },
  'first list': list(0),
  'second list': list(1),
  'third list': list(2),
  'lists with model numbers below': list(1, {
    api: {
      entries: async ({ level, code }) =>
        level === 3 ? [{ name: `${code}-116610LN`, code: '', rowOrder: 0, image: '' }] : ENTRIES,
    },
  }),
  'nothing below': list(2, { api: { entries: async () => [] } }),
  loading: list(0, { api: {} }),
  failed: list(0, { api: { entries: failing('timeout') } }),
  empty: list(0, { api: { entries: async () => [] } }),
};
