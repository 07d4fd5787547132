import { isKeyOf } from '#contract/base/keys.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { type TableColumn, timeColumn } from '../parts/table.tsx';
import { REVIEWS as WORDS } from './messages.ts';

type Row = AnswerOfAct<'readReviews'>['reviews'][number];

/** The columns of the file of reviews. Their texts stay at the desk: sellers may have written contact into them. */
export const REVIEW_COLUMNS: readonly TableColumn<Row>[] = [
  timeColumn(WORDS.at),
  { label: WORDS.shop, cell: ({ shop }) => shop },
  { label: WORDS.state, cell: ({ state }) => (isKeyOf(WORDS.states, state) ? WORDS.states[state] : state) },
  { label: WORDS.stars.explanation, cell: ({ explanation }) => explanation, isNumber: true },
  { label: WORDS.stars.speed, cell: ({ speed }) => speed, isNumber: true },
  { label: WORDS.paid, cell: ({ paid }) => WORDS.paidText[paid ? 'yes' : 'no'] },
];
