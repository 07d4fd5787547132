import { CATEGORY_KEYS } from '#contract/categories.ts';
import { emptyItem } from '../../goods/item.ts';
import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem, CUSTOMER, press } from '../stage/samples.tsx';
import CustomerStep from './customer-step.tsx';

const show = () => <CustomerStep />;

/** All that a request needs. */
const complete: Partial<PartState> = {
  prepare: async (form) => {
    form.goods.replace([await answeredItem('watch', form.navigation.settings.theme)]);
    form.customer.fill({ ...CUSTOMER, agreedToTerms: true });
  },
  act: press('[part=submit]'),
};

/** What the seller comes here with. */
const prepare: PartState['prepare'] = (form) => form.goods.replace([emptyItem('sample', CATEGORY_KEYS[0])]);

export const states: PartStates = {
  empty: { show, prepare },
  'without goods': { show },
  'all missing': { show, prepare, act: press('[part=submit]') },
  'optional fields open': { show, prepare, act: press('.button--reveal') },
  sending: { show, ...complete },
  'not sent': {
    show,
    ...complete,
    api: { submit: failing('timeout') },
    logs: true,
  },
};
