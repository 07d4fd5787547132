import { readLog } from '#contract/calls/desk.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import type { Route } from './+types/log.ts';
import styles from './desk.module.css';
import { LOG } from './messages.ts';
import { More } from './more.tsx';
import { asPerson } from './session.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LOG.title);

export async function loader(asking: Route.LoaderArgs) {
  const query = new URL(asking.request.url).searchParams;
  const list = await asPerson(asking, readLog, { query: { after: query.get('after') ?? '' } });
  return { ...list, isFirst: !query.has('after') };
}

const ACTIONS: Readonly<Record<string, string>> = LOG.actions;
const SUBJECTS: Readonly<Record<string, string>> = LOG.subjects;

/** The acts of people, the newest first. */
export default function Log({ loaderData: { entries, next, isFirst } }: Route.ComponentProps) {
  return (
    <>
      <h1>{LOG.title}</h1>
      <p className={styles.note}>{LOG.lead}</p>
      {entries.length === 0 ? (
        <EmptyNotice>{LOG.none}</EmptyNotice>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[LOG.at, LOG.by, LOG.action, LOG.subject, LOG.changed].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ at, by, action, subject, subject_uuid, changed }) => (
              <tr key={`${at} ${action} ${subject_uuid}`}>
                <td data-label={LOG.at}>
                  <time dateTime={at}>{momentText(at)}</time>
                </td>
                <td data-label={LOG.by}>{by || LOG.self}</td>
                <td data-label={LOG.action}>{ACTIONS[action] ?? action}</td>
                <td data-label={LOG.subject}>
                  {SUBJECTS[subject] ?? subject}
                  <small>{subject_uuid.slice(0, 8)}</small>
                </td>
                <td data-label={LOG.changed}>{changed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <More path="/desk/log" query={{}} next={next} isFirst={isFirst} words={LOG} />
    </>
  );
}
