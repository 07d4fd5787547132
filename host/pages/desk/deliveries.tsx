import { redirect } from 'react-router';
import { readDeliveries, readSelf, sendAgain } from '#contract/calls/desk.ts';
import { mayDo } from '#contract/desk.ts';
import { isKeyOf, keysOf } from '#contract/keys.ts';
import type { ShownDelivery } from '#contract/schemas/desk.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import type { Route } from './+types/deliveries.ts';
import styles from './desk.module.css';
import { Done } from './done.tsx';
import { EVENT_WORDS, DELIVERIES as WORDS } from './messages.ts';
import { More } from './more.tsx';
import { asPerson } from './session.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = '/desk/deliveries';

export async function loader(asking: Route.LoaderArgs) {
  const query = new URL(asking.request.url).searchParams;
  const state = query.get('state') ?? '';
  const [list, { person }] = await Promise.all([
    asPerson(asking, readDeliveries, { query: { state, after: query.get('after') ?? '' } }),
    asPerson(asking, readSelf, {}),
  ]);
  return {
    ...list,
    state: isKeyOf(WORDS.states, state) ? state : ('all' as const),
    isFirst: !query.has('after'),
    mayDo: mayDo(person.role, 'sendAgain'),
    done: query.get('done'),
  };
}

export async function action(asking: Route.ActionArgs) {
  const form = await formOf(asking.request);
  const body = { uuids: form.getAll('uuid').map(String), all: form.get('intent') === 'all' };
  const { count } = await asPerson(asking, sendAgain, { body });
  return redirect(`${PATH}?state=dead&done=${count}`);
}

const wordOf = <Words extends Readonly<Record<string, string>>>(words: Words, key: string): string =>
  words[key] ?? key;

function Row({ delivery, isChosen }: { delivery: ShownDelivery; isChosen: boolean }) {
  const { uuid, at, event, channel, recipient, state, attempts, error } = delivery;
  const what = wordOf(EVENT_WORDS, event);
  return (
    <tr>
      {isChosen && (
        <td>
          <input
            type="checkbox"
            name="uuid"
            value={uuid}
            aria-label={WORDS.choose(`${momentText(at)} ${what}`)}
          />
        </td>
      )}
      <td data-label={WORDS.at}>
        <time dateTime={at}>{momentText(at)}</time>
      </td>
      <td data-label={WORDS.event}>
        {what}
        <small>{WORDS.channels[channel]}</small>
      </td>
      <td data-label={WORDS.recipient}>{wordOf(WORDS.recipients, recipient)}</td>
      <td data-label={WORDS.state}>
        <span className={styles.state} data-state={state}>
          {WORDS.states[state]}
        </span>
      </td>
      <td data-label={WORDS.attempts}>{attempts}</td>
      <td data-label={WORDS.error}>{error && <code>{error}</code>}</td>
    </tr>
  );
}

/** Mails and calls, the newest first. */
export default function Deliveries({ loaderData }: Route.ComponentProps) {
  const { deliveries, next, state, isFirst, mayDo: may, done } = loaderData;
  const isChosen = may && state === 'dead';
  const heads = [WORDS.at, WORDS.event, WORDS.recipient, WORDS.state, WORDS.attempts, WORDS.error];
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done !== null && <Done>{Number(done) > 0 ? WORDS.done(Number(done)) : WORDS.nothing}</Done>}
      <nav aria-label={WORDS.filter}>
        <ul className={styles.tabs}>
          {keysOf(WORDS.states).map((key) => (
            <li key={key}>
              <Link
                to={key === 'all' ? PATH : `${PATH}?state=${key}`}
                aria-current={key === state ? 'page' : undefined}
              >
                {WORDS.states[key]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {deliveries.length === 0 ? (
        <EmptyNotice>{WORDS.none}</EmptyNotice>
      ) : (
        <form method="post" className={styles.list}>
          {isChosen && (
            <p className={styles.buttons}>
              <button type="submit" className={buttonClass('ink', 'small')}>
                {WORDS.again}
              </button>
              <button
                type="submit"
                name="intent"
                value="all"
                className={buttonClass('line', 'small')}
                title={WORDS.allHint}
              >
                {WORDS.all}
              </button>
            </p>
          )}
          <table className={styles.table}>
            <thead>
              <tr>
                {isChosen && <td />}
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <Row key={delivery.uuid} delivery={delivery} isChosen={isChosen} />
              ))}
            </tbody>
          </table>
        </form>
      )}
      <More
        path={PATH}
        query={state === 'all' ? {} : { state }}
        next={next}
        isFirst={isFirst}
        words={WORDS}
      />
    </>
  );
}
