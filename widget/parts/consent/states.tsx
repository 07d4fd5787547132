import type { PartStates } from '../stage/part-states.ts';
import { Consent } from './consent.tsx';

const show = () => <Consent />;

export const states: PartStates = {
  'not yet given': { show },
  given: { show, only: ({ asksForTerms }) => asksForTerms, prepare: (form) => form.customer.agree(true) },
  missing: {
    show,
    only: ({ asksForTerms }) => asksForTerms,
    prepare: (form) => void form.customer.check(),
  },
};
