import type { PartStates } from '../stage/part-states.ts';
import { answeredItem } from '../stage/samples.tsx';
import { GoodsSummary } from './goods-summary.tsx';

export const states: PartStates = {
  'two items': {
    show: () => <GoodsSummary />,
    prepare: async (form) => {
      const { theme } = form.navigation.settings;
      form.goods.replace([await answeredItem('watch', theme), await answeredItem('antique', theme)]);
    },
  },
};
