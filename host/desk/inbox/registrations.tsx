import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { List } from '../parts/list.tsx';
import { listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import type { TableColumn } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/registrations.ts';
import { REGISTRATIONS as WORDS } from './messages.ts';
import { REGISTRATION_COLUMNS } from './registration-columns.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.registrations;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const param = query.get('state') ?? '';
  const state = isKeyOf(WORDS.states, param) ? param : ('open' as const);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readRegistrations', { state, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, isFirst, state, mayShow: may.includes('showRegistration') };
}

type Row = AnswerOfAct<'readRegistrations'>['registrations'][number];

/** Names and addresses are for those who may open a registration. */
const columnsOf = (mayShow: boolean): readonly TableColumn<Row>[] => {
  const [at, company, ...rest] = REGISTRATION_COLUMNS;
  return [
    at,
    mayShow ? company : { ...company, cell: ({ company: name }) => name },
    ...(mayShow
      ? [
          { label: WORDS.name, cell: ({ name }: Row) => name },
          { label: WORDS.address, cell: ({ address }: Row) => address },
        ]
      : []),
    ...rest,
  ];
};

/** Shops that want to be listed, the newest first. */
export default function Registrations({ loaderData }: Route.ComponentProps) {
  const { registrations, next, isFirst, state, mayShow } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {mayShow && <p className={parts.note}>{WORDS.lead}</p>}
      <Tabs label={PARTS_WORDS.filterBy} path={PATH} words={WORDS.states} chosen={state} usual="open" />
      <section className={parts.tooled}>
        <ListTools list="registrations" filters={{ state }} />
        <List
          path={PATH}
          query={state === 'open' ? {} : { state }}
          next={next}
          isFirst={isFirst}
          columns={columnsOf(mayShow)}
          rows={registrations}
          keyOf={({ uuid }) => uuid}
        />
      </section>
    </>
  );
}
