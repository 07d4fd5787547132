import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { emptyItem } from '../../goods/item.ts';
import type { PartStates } from '../stage/part-states.ts';
import CategoryPicker from './category-picker.tsx';

const nothing = () => {};

export const states: PartStates = {
  open: { show: () => <CategoryPicker item={emptyItem('1')} onClose={nothing} /> },
  'one is chosen': {
    show: () => <CategoryPicker item={emptyItem('1', CATEGORY_KEYS[0])} onClose={nothing} />,
  },
};
