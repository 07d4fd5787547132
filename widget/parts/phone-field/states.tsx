import { contactOf } from '../../state/contact.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { appears } from '../stage/samples.tsx';
import { PhoneField } from './phone-field.tsx';

const phone = (text: string): PartState => ({
  show: () => <PhoneField />,
  prepare: (form) => contactOf(form).customer.edit('tel1', text),
});

export const states: PartStates = {
  empty: phone(''),
  'with an extension': {
    ...phone('03-1234-5678 内線12'),
    act: async (root) => {
      const input = await appears(root, 'input');
      input.focus();
      input.blur();
    },
  },
  'a digit short': phone('0901234567'),
  'nobody’s number': phone('00000000000'),
};
