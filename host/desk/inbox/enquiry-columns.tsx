import { isKeyOf } from '#contract/base/keys.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { State, type TableColumn, timeColumn } from '../parts/table.tsx';
import { ENQUIRIES as WORDS } from './messages.ts';

type Row = AnswerOfAct<'readEnquiries'>['enquiries'][number];

/** The columns of the list of enquiries, on its page and in its file: nothing that a visitor has written. */
export const ENQUIRY_COLUMNS = [
  timeColumn<Row>(WORDS.at),
  {
    label: WORDS.state,
    cell: ({ state }) => (
      <State state={state}>{isKeyOf(WORDS.states, state) ? WORDS.states[state] : state}</State>
    ),
  },
] as const satisfies readonly TableColumn<Row>[];
