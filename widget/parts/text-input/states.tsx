import { write } from '../../goods/answering.ts';
import type { Field, TextField } from '../../goods/fields.ts';
import type { PartStates } from '../stage/part-states.ts';
import { question } from '../stage/samples.tsx';

const oneLine = (field: Field): field is TextField => field.kind === 'text' && !field.multiline;
const lines = (field: Field): field is TextField => field.kind === 'text' && Boolean(field.multiline);

export const states: PartStates = {
  'one line': question(oneLine),
  'one line, filled': question(oneLine, (item, field) => write(item, field.key, field.label)),
  'several lines': question(lines),
};
