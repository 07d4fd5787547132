import { contactOf } from '../../state/contact.ts';
import type { PartStates } from '../stage/part-states.ts';
import { appears } from '../stage/samples.tsx';
import { EmailField } from './email-field.tsx';

const show = () => <EmailField />;

export const states: PartStates = {
  empty: { show },
  'at the at-sign': {
    show,
    act: async (root) => {
      const input = await appears(root, 'input');
      input.focus();
      document.execCommand('insertText', false, 'hanako@');
    },
  },
  'a slip in the domain': {
    show,
    prepare: (form) => contactOf(form).customer.edit('email', 'hanako@gmial.com'),
    act: async (root) => {
      const input = await appears(root, 'input');
      input.focus();
      input.blur();
    },
  },
};
