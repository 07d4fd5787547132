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

export const states: PartStates = {
  empty: { show },
  'all missing': { show, act: press('[part=submit]') },
  'optional fields open': { show, act: press('.button--reveal') },
  sending: { show, ...complete },
  'not sent': {
    show,
    ...complete,
    api: { submit: failing('timeout') },
    logs: true,
  },
};
