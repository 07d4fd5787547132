import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { CATEGORY_FORMS } from '../../goods/categories/index.ts';
import { differingField } from '../../goods/copies.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem, ENTRIES, OpenDialog, press } from '../stage/samples.tsx';
import { useFormState } from '../use-form.ts';
import CopyPicker from './copy-picker.tsx';

/** The last of the categories whose goods differ by a list, which is not one of products. */
const CATEGORY =
  CATEGORY_KEYS.findLast((key) => CATEGORY_FORMS[key].fields.some((field) => 'differs' in field)) ??
  CATEGORY_KEYS[0];

function Copies() {
  const item = useFormState((form) => form.goods.items[0]);
  const field = item && differingField(item);
  return (
    <OpenDialog>
      {(close) => item && field && <CopyPicker item={item} field={field} onClose={close} />}
    </OpenDialog>
  );
}

const open: PartState = {
  show: () => <Copies />,
  prepare: async (form) => form.goods.replace([await answeredItem(CATEGORY, form.navigation.settings.theme)]),
  api: { entries: async () => ENTRIES },
  only: ({ controls }) => controls === 'dialogs',
};

export const states: PartStates = {
  'nothing taken': open,
  'two taken': {
    ...open,
    act: async (root) => {
      await press('.rows__piece > li:nth-child(1) > .row')(root);
      await press('.rows__piece > li:nth-child(3) > .row')(root);
    },
  },
};
