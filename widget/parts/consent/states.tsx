import { contactOf } from '../../state/contact.ts';
import type { PartStates } from '../stage/part-states.ts';
import { Consent } from './consent.tsx';

const show = () => <Consent />;

export const states: PartStates = {
  'not yet given': { show },
  given: {
    show,
    only: ({ asksForTerms }) => asksForTerms,
    prepare: (form) => contactOf(form).customer.agree(true),
  },
  missing: {
    show,
    only: ({ asksForTerms }) => asksForTerms,
    prepare: (form) => void contactOf(form).checks.check(),
  },
};
