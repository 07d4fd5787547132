import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { DoneNotice } from '../parts/done.tsx';
import { List } from '../parts/list.tsx';
import { listQuery } from '../parts/list-query.ts';
import parts from '../parts/shared.module.css';
import { State, type TableColumn, Time } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/deliveries.ts';
import { MailText } from './mail-text.tsx';
import { EVENT_WORDS, DELIVERIES as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = '/desk/deliveries';

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const state = query.get('state') ?? '';
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readDeliveries', { state, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return {
    ...list,
    state: isKeyOf(WORDS.states, state) ? state : ('all' as const),
    isFirst,
    maySend: may.includes('sendAgain'),
    mayRead: may.includes('showMail'),
    done,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, ['read', 'chosen', 'all']);
  if (intent === 'read') {
    const uuid = String(form.get('mail'));
    return data({ mail: await asPerson(args, 'showMail', { uuid }).catch(() => null) });
  }
  const selection = { uuids: form.getAll('uuid').map(String), all: intent === 'all' };
  const { count } = await asPerson(args, 'sendAgain', selection);
  return redirect(`${PATH}?state=dead&done=${count}`);
}

type ShownDelivery = AnswerOfAct<'readDeliveries'>['deliveries'][number];

const wordOf = <Words extends Readonly<Record<string, string>>>(words: Words, key: string): string =>
  words[key] ?? key;

const columnsOf = (mayRead: boolean): readonly TableColumn<ShownDelivery>[] => [
  { label: WORDS.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
  {
    label: WORDS.event,
    cell: ({ event, channel }) => (
      <>
        {wordOf(EVENT_WORDS, event)}
        <small>{WORDS.channels[channel]}</small>
      </>
    ),
  },
  { label: WORDS.recipient, cell: ({ recipient }) => wordOf(WORDS.recipients, recipient) },
  { label: WORDS.state, cell: ({ state }) => <State state={state}>{WORDS.states[state]}</State> },
  { label: WORDS.attempts, cell: ({ attempts }) => attempts, isNumber: true },
  { label: WORDS.error, cell: ({ error }) => error && <code>{error}</code> },
  ...(mayRead
    ? [
        {
          label: WORDS.text,
          cell: ({ uuid, channel, state, recipient }: ShownDelivery) =>
            channel === 'mail' &&
            state !== 'erased' &&
            recipient !== 'person' && (
              <button type="submit" name="mail" value={uuid} form="read" className={parts.textButton}>
                {WORDS.read}
              </button>
            ),
        },
      ]
    : []),
];

/** Mails and calls, the newest first. */
export default function Deliveries({ loaderData, actionData }: Route.ComponentProps) {
  const { deliveries, next, state, isFirst, maySend, mayRead, done } = loaderData;
  const isChosen = maySend && state === 'dead' && deliveries.length > 0;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {done !== null && (
        <DoneNotice>{Number(done) > 0 ? WORDS.done(Number(done)) : WORDS.nothing}</DoneNotice>
      )}
      {actionData && <MailText mail={actionData.mail} />}
      <Tabs label={WORDS.filter} path={PATH} words={WORDS.states} chosen={state} usual="all" />
      <form method="post" id="read">
        <input type="hidden" name="intent" value="read" />
      </form>
      <form method="post" className={parts.list}>
        {isChosen && (
          <p className={parts.buttons}>
            <button type="submit" name="intent" value="chosen" className={buttonClass('ink', 'small')}>
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
        <List
          path={PATH}
          query={state === 'all' ? {} : { state }}
          next={next}
          isFirst={isFirst}
          columns={columnsOf(mayRead)}
          rows={deliveries}
          keyOf={({ uuid }) => uuid}
          choose={
            isChosen
              ? ({ at, event }) => WORDS.choose(`${momentText(at)} ${wordOf(EVENT_WORDS, event)}`)
              : undefined
          }
        />
      </form>
    </>
  );
}
