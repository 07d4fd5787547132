import { contactOf } from '../../state/contact.ts';
import type { PartStates } from '../stage/part-states.ts';
import { SAMPLE_CUSTOMER } from '../stage/samples.tsx';
import { ProgressBar } from './progress-bar.tsx';

const show = () => <ProgressBar />;

export const states: PartStates = {
  start: { show },
  'category chosen': { show, attributes: { 'initial-category': 'watch' } },
  customer: {
    show,
    prepare: (form) => {
      contactOf(form).customer.fill(SAMPLE_CUSTOMER);
      form.navigation.configure({ ...form.navigation.settings, step: 'customer' });
    },
  },
};
