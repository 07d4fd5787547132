import { DESK_PAGES } from '#contract/desk/desk.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import { CASE_STATES } from '#contract/life/cases.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { Link } from '../../ui/link/link.tsx';
import { Due } from '../cases/case-columns.tsx';
import { CASE, CASES } from '../cases/messages.ts';
import parts from '../parts/shared.module.css';
import { State, Table, type TableColumn } from '../parts/table.tsx';

type Request = AnswerOfAct<'readRequest'>;
type Case = Request['cases'][number];

const columnsOf = (mayShow: boolean): readonly TableColumn<Case>[] => [
  {
    label: CASES.reason,
    cell: ({ uuid, reason }) => {
      const words = reasonWords(reason, 'operator');
      return mayShow ? <Link to={`${DESK_PAGES.cases}/${uuid}`}>{words}</Link> : words;
    },
  },
  { label: CASES.shop, cell: ({ shop_name }) => shop_name },
  { label: CASES.state, cell: ({ state }) => <State state={state}>{CASE_STATES[state].label}</State> },
  { label: CASES.due, cell: (row) => <Due {...row} /> },
];

interface RequestCasesProps {
  request: Pick<Request, 'cases' | 'sender_marks'>;
  mayShow: boolean;
}

/** Trouble that the two sides of a request have reported, and marks of its sender. Empty where there is none. */
export const RequestCases = ({ request: { cases, sender_marks }, mayShow }: RequestCasesProps) =>
  cases.length === 0 && sender_marks === 0 ? null : (
    <section aria-labelledby="cases">
      <h2 id="cases">{CASES.title}</h2>
      {sender_marks > 0 && (
        <p className={parts.note}>
          {CASE.marks}：{CASE.marksText(sender_marks)}
        </p>
      )}
      {cases.length > 0 && <Table columns={columnsOf(mayShow)} rows={cases} keyOf={({ uuid }) => uuid} />}
    </section>
  );
