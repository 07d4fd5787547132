import { write } from '../../goods/answering.ts';
import type { Field, NumberField } from '../../goods/fields.ts';
import type { PartStates } from '../stage/part-states.ts';
import { appears, question } from '../stage/samples.tsx';

const number = (field: Field): field is NumberField => field.kind === 'number';

export const states: PartStates = {
  empty: question(number),
  filled: question(number, (item, field) => write(item, field.key, '3.5')),
  'not a number': question(number, (item, field) => write(item, field.key, 'abc'), {
    act: async (root) => {
      const input = await appears(root, 'input');
      input.focus();
      input.blur();
    },
  }),
};
