import type { PartStates } from '../stage/part-states.ts';
import { press } from '../stage/samples.tsx';
import { ItemsStep } from './items-step.tsx';

const show = () => <ItemsStep />;

export const states: PartStates = {
  start: { show },
  'next pressed': { show, act: press('[part=submit]') },
  'two items': {
    show,
    attributes: { 'initial-category': 'watch' },
    prepare: (form) => form.goods.add(),
  },
  'routed by the page': { show, attributes: { navigation: 'host' } },
};
