import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { PartStates } from '../stage/part-states.ts';
import { answeredItem, appears, SAMPLE_RESULT } from '../stage/samples.tsx';
import { Steps } from './app.tsx';

const show = () => <Steps />;

export const states: PartStates = {
  items: { show },
  'all answered': {
    show,
    prepare: async (form) => {
      form.goods.replace([await answeredItem(CATEGORY_KEYS[0], form.navigation.settings.theme)]);
    },
  },
  customer: {
    show,
    attributes: { step: 'customer' },
    act: async (root) => void (await appears(root, 'form')),
  },
  thanks: {
    show,
    attributes: { navigation: 'host' },
    prepare: (form) => form.takeResult(SAMPLE_RESULT, { ...form.navigation.settings, step: 'thanks' }),
    act: async (root) => void (await appears(root, '.thanks')),
  },
};
