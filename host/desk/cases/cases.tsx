import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import { CASE_SIDES, CASE_STATES } from '#contract/life/cases.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { List } from '../parts/list.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { State, type TableColumn, Time } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/cases.ts';
import styles from './cases.module.css';
import { CASES as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.cases;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const filters = filtersIn(query, ['shop']);
  const param = query.get('state') ?? '';
  // All that was ever reported about a shop, unless a state is asked for.
  const usual = filters.shop ? ('all' as const) : ('open' as const);
  const state = isKeyOf(WORDS.states, param) ? param : usual;
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readCases', { ...filters, state, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...list, isFirst, state, filters, mayShow: may.includes('showCase') };
}

export type ListedCase = AnswerOfAct<'readCases'>['cases'][number];

/** Until when somebody has to do something about a case. */
export const Due = ({ due, overdue }: Pick<ListedCase, 'due' | 'overdue'>) =>
  due && (
    <span className={overdue ? styles.overdue : undefined}>
      <Time at={due}>{overdue ? WORDS.overdue(momentText(due)) : momentText(due)}</Time>
    </span>
  );

const columnsOf = (mayShow: boolean): readonly TableColumn<ListedCase>[] => [
  {
    label: WORDS.number,
    cell: ({ uuid, number }) => (mayShow ? <Link to={`${PATH}/${uuid}`}>{number}</Link> : number),
  },
  { label: WORDS.reason, cell: ({ reason }) => reasonWords(reason, 'operator') },
  { label: WORDS.side, cell: ({ side }) => CASE_SIDES[side] },
  { label: WORDS.shop, cell: ({ shop, shop_name }) => <Link to={`/desk/shops/${shop}`}>{shop_name}</Link> },
  { label: WORDS.state, cell: ({ state }) => <State state={state}>{CASE_STATES[state].label}</State> },
  { label: WORDS.due, cell: (row) => <Due {...row} /> },
  { label: WORDS.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
];

/** Trouble between sellers and shops, the newest first. */
export default function Cases({ loaderData }: Route.ComponentProps) {
  const { cases, next, isFirst, state, filters, mayShow } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {mayShow && <p className={parts.note}>{WORDS.lead}</p>}
      <HelpLink name="many_calls" />
      {filters.shop ? (
        <p>
          {WORDS.ofShop} <Link to={PATH}>{WORDS.allShops}</Link>
        </p>
      ) : (
        <Tabs label={PARTS_WORDS.filterBy} path={PATH} words={WORDS.states} chosen={state} usual="open" />
      )}
      <List
        path={PATH}
        query={{ ...filters, ...(state !== 'open' && { state }) }}
        next={next}
        isFirst={isFirst}
        columns={columnsOf(mayShow)}
        rows={cases}
        keyOf={({ uuid }) => uuid}
      />
    </>
  );
}
