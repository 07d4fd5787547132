import { CATEGORY_KEYS } from '#contract/categories.ts';
import { answer } from '../../goods/answering.ts';
import { CATEGORY_FORMS } from '../../goods/categories/index.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { emptyItem } from '../../goods/item.ts';
import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { ENTRIES, Opened } from '../stage/samples.tsx';
import CataloguePicker from './catalogue-picker.tsx';

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
      <Opened>{(close) => field && <CataloguePicker itemId="sample" field={field} onClose={close} />}</Opened>
    ),
    prepare: (form) => {
      const answered = fields
        .slice(0, level)
        .reduce((item, one) => answer(item, one, one.label, one.key), emptyItem('sample', category));
      form.goods.replace([answered]);
    },
    api: { entries: async () => ENTRIES },
    only: ({ controls }) => controls === 'dialogs',
    ...more,
  };
}

export const states: PartStates = {
  'first list': list(0),
  'second list': list(1),
  'third list': list(2),
  'nothing below': list(2, { api: { entries: async () => [] } }),
  loading: list(0, { api: {} }),
  failed: list(0, { api: { entries: failing('timeout') } }),
  empty: list(0, { api: { entries: async () => [] } }),
};
