import { contactOf } from '../../state/contact.ts';
import type { PartStates } from '../stage/part-states.ts';
import { SAMPLE_CUSTOMER } from '../stage/samples.tsx';
import { NameFields } from './name-fields.tsx';

const show = () => <NameFields />;

export const states: PartStates = {
  empty: { show },
  filled: { show, prepare: (form) => contactOf(form).customer.fill(SAMPLE_CUSTOMER) },
};
