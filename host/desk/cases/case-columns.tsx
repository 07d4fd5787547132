import { DESK_PAGES } from '#contract/desk/desk.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import { CASE_SIDES, CASE_STATES } from '#contract/life/cases.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Link } from '../../ui/link/link.tsx';
import { fileTime, State, type TableColumn, Time, timeColumn } from '../parts/table.tsx';
import styles from './cases.module.css';
import { CASES as WORDS } from './messages.ts';

export type ListedCase = AnswerOfAct<'readCases'>['cases'][number];

/** Until when somebody has to do something about a case. */
export const Due = ({ due, overdue }: Pick<ListedCase, 'due' | 'overdue'>) =>
  due && (
    <span className={overdue ? styles.overdue : undefined}>
      <Time at={due}>{overdue ? WORDS.overdue(momentText(due)) : momentText(due)}</Time>
    </span>
  );

/** The columns of the list of cases, on its page and in its file. */
export const CASE_COLUMNS = [
  {
    label: WORDS.number,
    cell: ({ uuid, number }) => <Link to={`${DESK_PAGES.cases}/${uuid}`}>{number}</Link>,
    isShort: true,
  },
  { label: WORDS.reason, cell: ({ reason }) => reasonWords(reason, 'operator') },
  { label: WORDS.side, cell: ({ side }) => CASE_SIDES[side], isShort: true },
  {
    label: WORDS.shop,
    cell: ({ shop, shop_name }) => <Link to={`${DESK_PAGES.shops}/${shop}`}>{shop_name}</Link>,
  },
  {
    label: WORDS.state,
    cell: ({ state }) => <State state={state}>{CASE_STATES[state].label}</State>,
    isShort: true,
  },
  {
    label: WORDS.due,
    cell: (row) => <Due {...row} />,
    text: ({ due }) => (due ? fileTime(due) : ''),
  },
  timeColumn(WORDS.at),
] as const satisfies readonly TableColumn<ListedCase>[];
