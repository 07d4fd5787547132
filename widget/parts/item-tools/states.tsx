import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem } from '../stage/samples.tsx';
import { useFormState } from '../use-form.ts';
import ItemTools, { type ToolsPlace } from './item-tools.tsx';

const [CATEGORY] = CATEGORY_KEYS;

function FirstItem({ place }: { place: ToolsPlace }) {
  const item = useFormState((form) => form.goods.items[0]);
  return item && <ItemTools place={place} item={item} number={1} />;
}

/** Two equal goods, of which the first has a number of pieces. */
const at = (place: ToolsPlace, count: number, mixed: boolean): PartState => ({
  show: () => <FirstItem place={place} />,
  prepare: async (form) => {
    const { theme } = form.navigation.settings;
    const [first, second] = [
      await answeredItem(CATEGORY, theme, '1'),
      await answeredItem(CATEGORY, theme, '2'),
    ];
    form.goods.replace([count > 1 ? { ...first, pieces: { count, mixed } } : first, second]);
  },
});

export const states: PartStates = {
  'a line': at('line', 1, false),
  'a line of twelve': at('line', 12, false),
  'in the header': at('header', 1, false),
  'below the questions': at('end', 1, false),
  'below the questions, of a box': at('end', 30, true),
};
