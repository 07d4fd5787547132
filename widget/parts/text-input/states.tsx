import { write } from '../../goods/answering.ts';
import type { Field, TextField } from '../../goods/fields.ts';
import type { PartStates } from '../stage/part-states.ts';
import { appears, question } from '../stage/samples.tsx';

const oneLine = (field: Field): field is TextField => field.kind === 'text' && !field.multiline;
const lines = (field: Field): field is TextField => field.kind === 'text' && Boolean(field.multiline);

export const states: PartStates = {
  'one line': question(oneLine),
  'one line, filled': question(oneLine, (item, field) => write(item, field.key, field.label)),
  'several lines': question(lines),
  'several lines, with a phone number': question(
    lines,
    (item, field) => write(item, field.key, '箱と保証書があります。電話は090-1234-5678です。'),
    { act: async (root) => void (await appears(root, '.contact-notice')) },
  ),
};
