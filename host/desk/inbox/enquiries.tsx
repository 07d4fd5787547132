import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { List } from '../parts/list.tsx';
import { listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import type { TableColumn } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/enquiries.ts';
import { ENQUIRY_COLUMNS } from './enquiry-columns.tsx';
import { ENQUIRIES as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.enquiries;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const param = query.get('state') ?? '';
  const state = isKeyOf(WORDS.states, param) ? param : ('open' as const);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readEnquiries', { state, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, isFirst, state, mayShow: may.includes('showEnquiry') };
}

type Row = AnswerOfAct<'readEnquiries'>['enquiries'][number];

/** The writer and the first line are for those who may open an enquiry. */
const columnsOf = (mayShow: boolean): readonly TableColumn<Row>[] => {
  const [at, state] = ENQUIRY_COLUMNS;
  if (!mayShow) return ENQUIRY_COLUMNS;
  return [
    { ...at, cell: (row) => <Link to={`${PATH}/${row.uuid}`}>{at.cell(row)}</Link> },
    state,
    { label: WORDS.name, cell: ({ name }) => name },
    { label: WORDS.line, cell: ({ line }) => line },
  ];
};

/** Messages of visitors, the newest first. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { enquiries, next, isFirst, state, mayShow } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {mayShow && <p className={parts.note}>{WORDS.lead}</p>}
      <Tabs label={PARTS_WORDS.filterBy} path={PATH} words={WORDS.states} chosen={state} usual="open" />
      <section className={parts.tooled}>
        <ListTools list="enquiries" filters={{ state }} />
        <List
          path={PATH}
          query={state === 'open' ? {} : { state }}
          next={next}
          isFirst={isFirst}
          columns={columnsOf(mayShow)}
          rows={enquiries}
          keyOf={({ uuid }) => uuid}
        />
      </section>
    </>
  );
}
