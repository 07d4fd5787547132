import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { List } from '../parts/list.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import type { TableColumn } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/cases.ts';
import { CASE_COLUMNS, type ListedCase } from './case-columns.tsx';
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

/** Somebody who may not open a case sees its number alone. The side that has reported stands with its words. */
const columnsOf = (mayShow: boolean): readonly TableColumn<ListedCase>[] => {
  const [number, reason, side, ...others] = CASE_COLUMNS;
  return [
    mayShow ? number : { ...number, cell: (row) => row.number },
    {
      ...reason,
      cell: (row) => (
        <>
          {reason.cell(row)}
          <small>{WORDS.by(side.cell(row))}</small>
        </>
      ),
    },
    ...others,
  ];
};

/** Trouble between sellers and shops. Open cases stand in the order of their deadlines. */
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
      <section className={parts.tooled}>
        <ListTools list="cases" filters={{ ...filters, state }} />
        <List
          path={PATH}
          query={{ ...filters, ...(state !== 'open' && { state }) }}
          next={next}
          isFirst={isFirst}
          columns={columnsOf(mayShow)}
          rows={cases}
          keyOf={({ uuid }) => uuid}
        />
      </section>
    </>
  );
}
