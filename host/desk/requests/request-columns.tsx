import { DESK_PAGES } from '#contract/desk/desk.ts';
import { REQUEST_GROUPS, requestRow } from '#contract/life/request-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { Link } from '../../ui/link/link.tsx';
import { MARK_OPTIONS } from '../parts/options.ts';
import { State, type TableColumn, timeColumn } from '../parts/table.tsx';
import { REQUESTS as WORDS } from './messages.ts';

type ListedRequest = AnswerOfAct<'readRequests'>['requests'][number];

/** The columns of the list of requests, on its page and in its file: nothing that names a seller. */
export const REQUEST_COLUMNS: readonly TableColumn<ListedRequest>[] = [
  timeColumn(WORDS.at),
  {
    label: WORDS.number,
    cell: ({ uuid, number }) => <Link to={`${DESK_PAGES.requests}/${uuid}`}>{number}</Link>,
    isShort: true,
  },
  { label: WORDS.goods, cell: ({ goods }) => goods.join('、') },
  { label: WORDS.area, cell: ({ prefecture }) => prefecture, isShort: true },
  {
    label: WORDS.state,
    cell: ({ state }) => (
      <State state={requestRow(state).operator}>{REQUEST_GROUPS[requestRow(state).operator]}</State>
    ),
    isShort: true,
  },
  {
    label: WORDS.hands,
    cell: ({ marks, assignee }) => (
      <>
        {assignee}
        {marks.map((mark) => (
          <small key={mark}>{MARK_OPTIONS[mark]}</small>
        ))}
      </>
    ),
    text: ({ marks, assignee }) =>
      [assignee, ...marks.map((mark) => MARK_OPTIONS[mark])].filter(Boolean).join('、'),
  },
  { label: WORDS.progress, cell: ({ quotes, shops }) => `${quotes}／${shops}`, isNumber: true },
];
