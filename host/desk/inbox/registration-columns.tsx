import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { Link } from '../../ui/link/link.tsx';
import { State, type TableColumn, timeColumn } from '../parts/table.tsx';
import { REGISTRATIONS as WORDS } from './messages.ts';

type Row = AnswerOfAct<'readRegistrations'>['registrations'][number];

/** The columns of the list of registrations, on its page and in its file. */
export const REGISTRATION_COLUMNS = [
  timeColumn(WORDS.at),
  {
    label: WORDS.company,
    cell: ({ uuid, company }) => <Link to={`${DESK_PAGES.registrations}/${uuid}`}>{company}</Link>,
  },
  {
    label: WORDS.state,
    cell: ({ state }) => (
      <State state={state}>{isKeyOf(WORDS.states, state) ? WORDS.states[state] : state}</State>
    ),
  },
] as const satisfies readonly TableColumn<Row>[];
