import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem } from '../stage/samples.tsx';
import { useFormState } from '../use-form.ts';
import { ItemBlock } from './item-block.tsx';

function FirstItem() {
  const item = useFormState((form) => form.goods.items[0]);
  const errors = useFormState((form) => form.goods.errors);
  if (!item) return null;
  return <ItemBlock item={item} number={1} errors={errors[item.id]} announced several folded={false} />;
}

const show = () => <FirstItem />;

/** Each category with all of its questions answered. */
const categories = CATEGORY_KEYS.map((category): [string, PartState] => [
  category,
  {
    show,
    prepare: async (form) => {
      form.goods.replace([await answeredItem(category, form.navigation.settings.theme)]);
    },
  },
]);

export const states: PartStates = {
  empty: { show },
  'without a category': { show, prepare: (form) => void form.goods.check() },
  ...Object.fromEntries(categories),
};
