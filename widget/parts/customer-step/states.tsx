import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { complete, press } from '../stage/samples.tsx';
import CustomerStep from './customer-step.tsx';

const show = () => <CustomerStep />;

/** The main button is pressed, and nothing is missing. */
const pressed: Partial<PartState> = { prepare: complete, act: press('[part=submit]') };

export const states: PartStates = {
  empty: { show },
  'all missing': { show, act: press('[part=submit]') },
  'optional fields open': { show, act: press('.button--reveal') },
  sending: { show, ...pressed },
  'not sent': {
    show,
    ...pressed,
    api: { submit: failing('timeout') },
    logs: true,
  },
};
