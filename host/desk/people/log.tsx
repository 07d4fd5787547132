import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { List } from '../parts/list.tsx';
import { listQuery } from '../parts/list-query.ts';
import parts from '../parts/shared.module.css';
import { type TableColumn, Time } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/log.ts';
import { LOG } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LOG.title);

export async function loader(args: Route.LoaderArgs) {
  const { after, isFirst } = listQuery(args.request);
  return { ...(await asPerson(args, 'readLog', { after })), isFirst };
}

type Entry = AnswerOfAct<'readLog'>['entries'][number];

const COLUMNS: readonly TableColumn<Entry>[] = [
  { label: LOG.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
  { label: LOG.by, cell: ({ by }) => by || LOG.self },
  { label: LOG.action, cell: ({ act }) => act },
  {
    label: LOG.subject,
    cell: ({ about, uuid }) => (
      <>
        {about}
        <small>{uuid.slice(0, 8)}</small>
      </>
    ),
  },
  { label: LOG.changed, cell: ({ changed }) => changed },
];

/** The acts of people, the newest first. */
export default function Log({ loaderData: { entries, next, isFirst } }: Route.ComponentProps) {
  return (
    <>
      <h1>{LOG.title}</h1>
      <p className={parts.note}>{LOG.lead}</p>
      <List
        path="/desk/log"
        query={{}}
        next={next}
        isFirst={isFirst}
        columns={COLUMNS}
        rows={entries}
        keyOf={({ at, action, uuid }) => `${at} ${action} ${uuid}`}
      />
    </>
  );
}
