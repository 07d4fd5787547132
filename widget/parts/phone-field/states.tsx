import { contactOf } from '../../state/contact.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { PhoneField } from './phone-field.tsx';

const phone = (text: string): PartState => ({
  show: () => <PhoneField />,
  prepare: (form) => contactOf(form).customer.edit('tel1', text),
});

export const states: PartStates = {
  empty: phone(''),
  'a digit short': phone('0901234567'),
  'nobody’s number': phone('00000000000'),
};
