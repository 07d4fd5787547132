import { isKeyOf } from '#contract/base/keys.ts';
import { listPath } from '#contract/desk/lists.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { List } from '../parts/list.tsx';
import { listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/registrations.ts';
import { REGISTRATIONS as WORDS } from './messages.ts';
import { REGISTRATION_COLUMNS } from './registration-columns.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = listPath('registrations');

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst } = listQuery(args.request);
  const param = query.get('state') ?? '';
  const state = isKeyOf(WORDS.states, param) ? param : ('open' as const);
  return { ...(await asPerson(args, 'readRegistrations', { state, after })), isFirst, state };
}

/** Shops that want to be listed, the newest first. */
export default function Registrations({ loaderData }: Route.ComponentProps) {
  const { registrations, next, isFirst, state } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      <Tabs label={PARTS_WORDS.filterBy} path={PATH} words={WORDS.states} chosen={state} usual="open" />
      <ListTools list="registrations" filters={{ state }} />
      <List
        path={PATH}
        query={state === 'open' ? {} : { state }}
        next={next}
        isFirst={isFirst}
        columns={REGISTRATION_COLUMNS}
        rows={registrations}
        keyOf={({ uuid }) => uuid}
      />
    </>
  );
}
