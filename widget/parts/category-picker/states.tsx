import { CATEGORY_KEYS } from '#contract/categories.ts';
import type { PartStates } from '../stage/part-states.ts';
import CategoryPicker from './category-picker.tsx';

const nothing = () => {};

export const states: PartStates = {
  open: { show: () => <CategoryPicker chosen="" onChoose={nothing} onClose={nothing} /> },
  'one is chosen': {
    show: () => <CategoryPicker chosen={CATEGORY_KEYS[0]} onChoose={nothing} onClose={nothing} />,
  },
};
