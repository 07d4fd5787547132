import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { emptyItem } from '../../goods/item.ts';
import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { complete, press } from '../stage/samples.tsx';
import CustomerStep from './customer-step.tsx';

const show = () => <CustomerStep />;

/** The main button is pressed, and nothing is missing. */
const afterSubmit: Partial<PartState> = { prepare: complete, act: press('[part=submit]') };

/** The goods with which the seller comes here. */
const prepare: PartState['prepare'] = (form) => form.goods.replace([emptyItem('sample', CATEGORY_KEYS[0])]);

export const states: PartStates = {
  empty: { show, prepare },
  'without goods': { show },
  'all missing': { show, prepare, act: press('[part=submit]') },
  'optional fields open': { show, prepare, act: press('.button--reveal') },
  sending: { show, ...afterSubmit },
  'not sent': {
    show,
    ...afterSubmit,
    api: { submit: failing('timeout') },
    logs: true,
  },
};
