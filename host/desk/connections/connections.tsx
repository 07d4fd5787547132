import { data, redirect } from 'react-router';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { urlOf } from '#contract/calls/call.ts';
import { readMedia } from '#contract/calls/desk/partner.ts';
import { isName, NAME_CHARACTERS } from '#contract/customer/name.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import {
  ENDPOINT_KINDS,
  ENDPOINT_LIMITS,
  type EndpointKind,
  isEndpointUrl,
  POSTBACK_VALUES,
} from '#contract/media/postback.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import cardStyles from '../parts/cards.module.css';
import { Card, Cards } from '../parts/cards.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { MediumSelect } from '../parts/medium-select.tsx';
import { OneAct } from '../parts/one-act.tsx';
import parts from '../parts/shared.module.css';
import { State, Table, type TableColumn, Time } from '../parts/table.tsx';
import { DELIVERIES } from '../requests/messages.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/connections.ts';
import { CONNECTIONS as WORDS, whyNot } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.connections;

type Shown = AnswerOfAct<'readConnections'>;

export async function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const origin = args.context.get(siteContext).settings.siteUrl || new URL(url).origin;
  const what = new URL(url).searchParams.get('done');
  return { connections: await asPerson(args, 'readConnections', {}), origin, done: what };
}

interface Answer {
  failed?: string;
  tried?: true;
  /** Shown this once. */
  secret?: string;
  key?: string;
  /** An endpoint that was not accepted. */
  endpoint?: { medium: string; kind: EndpointKind; url: string; problem?: string };
  keyProblem?: string;
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });
const redirectDone = (what: keyof typeof WORDS.done) => redirect(`${PATH}?done=${what}`);

async function add(args: Route.ActionArgs, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const kind: EndpointKind = text('kind') === 'postback' ? 'postback' : 'webhook';
  const endpoint = { medium: text('medium'), kind, url: text('url') };
  if (!isEndpointUrl(endpoint.kind, endpoint.url))
    return refuse({ endpoint: { ...endpoint, problem: WORDS.add.wrong } });
  try {
    const { secret } = await asPerson(args, 'addEndpoint', endpoint);
    return secret ? data<Answer>({ secret }) : redirectDone('added');
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed), endpoint });
  }
}

/** The acts of the page about one thing. */
const ACTS = ['renew', 'settle', 'resume', 'remove', 'try', 'again', 'end-key'] as const;

async function act(args: Route.ActionArgs, intent: (typeof ACTS)[number], uuid: string) {
  switch (intent) {
    case 'renew': {
      const { secret } = await asPerson(args, 'changeEndpoint', { uuid, to: 'renew' });
      return data<Answer>(secret ? { secret } : {});
    }
    case 'settle':
      await asPerson(args, 'changeEndpoint', { uuid, to: 'settle' });
      return redirectDone('settled');
    case 'resume':
      await asPerson(args, 'changeEndpoint', { uuid, to: 'resume' });
      return redirectDone('resumed');
    case 'remove':
      await asPerson(args, 'changeEndpoint', { uuid, to: 'remove' });
      return redirectDone('removed');
    case 'try': {
      const { error } = await asPerson(args, 'tryEndpoint', { uuid });
      return error === null
        ? data<Answer>({ tried: true })
        : refuse({ failed: WORDS.notTried(whyNot(error)) });
    }
    case 'again':
      await asPerson(args, 'sendCallAgain', { uuid });
      return redirectDone('again');
    case 'end-key':
      await asPerson(args, 'removeKey', { uuid });
      return redirectDone('ended');
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, [...ACTS, 'add', 'add-key']);
  if (intent === 'add') return add(args, form);
  try {
    if (intent !== 'add-key') return await act(args, intent, String(form.get('uuid')));
    const name = String(form.get('name') ?? '').trim();
    if (!isName(name)) return refuse({ keyProblem: WORDS.addKey.wrong });
    return data<Answer>(await asPerson(args, 'addKey', { name }));
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed) });
  }
}

interface OnceProps {
  words: { title: string; lead: string };
  text: string;
}

/** A text that nobody can see again. */
const Once = ({ words: { title, lead }, text }: OnceProps) => (
  <section className={parts.panel} aria-label={title}>
    <h2>{title}</h2>
    <p className={parts.note}>{lead}</p>
    <pre className={parts.code}>{text}</pre>
  </section>
);

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

function Endpoint({ endpoint, medium }: { endpoint: Shown['endpoints'][number]; medium: string }) {
  const { uuid, kind, url, secrets, stopped_at } = endpoint;
  const acts = [
    ...(stopped_at === null ? [] : [['resume', WORDS.resume] as const]),
    ['try', WORDS.try],
    ...(kind === 'webhook' ? [secrets > 1 ? ['settle', WORDS.settle] : ['renew', WORDS.renew]] : []),
    ['remove', WORDS.remove],
  ] as const;
  return (
    <Card
      name={medium}
      badges={
        <>
          <small>{ENDPOINT_KINDS[kind]}</small>
          {stopped_at !== null && <small data-ended="">{WORDS.stopped}</small>}
        </>
      }
      lines={[
        <code key="url">{url}</code>,
        ...(kind === 'webhook' ? [WORDS.secrets(secrets)] : []),
        ...(stopped_at === null ? [] : [WORDS.stoppedLead(momentText(stopped_at))]),
      ]}
    >
      <form method="post" className={cardStyles.acts}>
        <input type="hidden" name="uuid" value={uuid} />
        {acts.map(([intent, text]) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            className={intent === acts[0]?.[0] ? buttonClass('line', 'small') : parts.textButton}
            aria-label={WORDS.of(text ?? '', hostOf(url))}
          >
            {text}
          </button>
        ))}
      </form>
    </Card>
  );
}

function AddEndpoint({ media, answer }: { media: Shown['media']; answer: Answer['endpoint'] }) {
  return (
    <section className={parts.panel} aria-labelledby="add">
      <h2 id="add">{WORDS.add.title}</h2>
      <p className={parts.note}>{WORDS.add.lead}</p>
      <form method="post" className={parts.form} noValidate>
        <MediumSelect
          label={WORDS.add.medium}
          className={parts.labelled}
          media={media}
          chosen={answer?.medium}
        />
        <Choices
          type="radio"
          name="kind"
          legend={WORDS.add.kind}
          options={ENDPOINT_KINDS}
          chosen={[answer?.kind ?? 'webhook']}
        />
        <FormField
          name="url"
          field={{
            label: WORDS.add.url,
            required: true,
            limit: ENDPOINT_LIMITS.characters,
            messages: {},
            input: { autoComplete: 'off' },
          }}
          hint={WORDS.add.urlHint}
          placeholder={WORDS.add.example}
          value={answer?.url}
          problem={answer?.problem}
        />
        <details>
          <summary>{WORDS.add.values}</summary>
          <dl className={parts.facts}>
            {[
              ...keysOf(POSTBACK_VALUES).map((name) => [`{${name}}`, POSTBACK_VALUES[name]] as const),
              [WORDS.add.ids, WORDS.add.idsWhat] as const,
            ].map(([name, what]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </details>
        <button type="submit" name="intent" value="add" className={buttonClass('ink', 'small')}>
          {WORDS.add.submit}
        </button>
      </form>
    </section>
  );
}

type ShownCall = Shown['calls'][number];

const callColumns = (endpoints: Shown['endpoints']): readonly TableColumn<ShownCall>[] => [
  { label: WORDS.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
  {
    label: WORDS.to,
    cell: (row) => hostOf(endpoints.find(({ uuid }) => uuid === row.endpoint)?.url ?? ''),
  },
  { label: WORDS.number, cell: ({ number }) => number },
  {
    label: WORDS.state,
    cell: ({ state }) => (
      <State state={state}>{isKeyOf(DELIVERIES.states, state) ? DELIVERIES.states[state] : state}</State>
    ),
  },
  { label: WORDS.attempts, cell: ({ attempts }) => attempts, isNumber: true },
  { label: WORDS.error, cell: ({ error }) => error && whyNot(error) },
  {
    label: WORDS.again,
    cell: ({ uuid, number, state }) =>
      (state === 'dead' || state === 'sent') && (
        <OneAct intent="again" uuid={uuid} text={WORDS.again} label={WORDS.of(WORDS.again, number)} />
      ),
  },
];

function Keys({
  keys,
  problem,
  origin,
}: {
  keys: Shown['keys'];
  problem: string | undefined;
  origin: string;
}) {
  const curl = `curl -H "Authorization: Bearer tkk_…" "${urlOf(readMedia, origin, { query: { days: '28' } })}"`;
  return (
    <section aria-labelledby="keys" className={parts.list}>
      <h2 id="keys">{WORDS.keys}</h2>
      <p className={parts.note}>{WORDS.keysLead}</p>
      {keys.length === 0 && <EmptyNotice>{WORDS.noKeys}</EmptyNotice>}
      <Cards>
        {keys.map(({ uuid, name, since, used }) => (
          <Card
            key={uuid}
            name={name}
            lines={[`${WORDS.since(dateText(since))}・${used ? WORDS.used(dateText(used)) : WORDS.unused}`]}
          >
            <OneAct intent="end-key" uuid={uuid} text={WORDS.remove} label={WORDS.of(WORDS.remove, name)} />
          </Card>
        ))}
      </Cards>
      <div className={parts.panel}>
        <h3>{WORDS.addKey.submit}</h3>
        <form method="post" noValidate className={parts.form}>
          <FormField
            name="name"
            field={{
              label: WORDS.addKey.name,
              required: true,
              limit: NAME_CHARACTERS,
              messages: {},
              input: { autoComplete: 'off' },
            }}
            placeholder={WORDS.addKey.example}
            value={undefined}
            problem={problem}
          />
          <button type="submit" name="intent" value="add-key" className={buttonClass('ink', 'small')}>
            {WORDS.addKey.submit}
          </button>
        </form>
        <details>
          <summary>{WORDS.how}</summary>
          <pre className={parts.code}>{curl}</pre>
          <p className={parts.note}>{WORDS.docs}</p>
        </details>
      </div>
    </section>
  );
}

/** Where the programs of a partner hear of conversions, and the keys by which they read counts. */
export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { connections, origin, done: what } = loaderData;
  const { media, endpoints, calls, keys } = connections;
  const answer: Answer = actionData ?? {};
  const nameOf = (medium: string) => media.find(({ uuid }) => uuid === medium)?.name ?? '';
  if (media.length === 0)
    return (
      <>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.none}</p>
      </>
    );
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p className={parts.note}>{WORDS.lead}</p>
      {!actionData && what && isKeyOf(WORDS.done, what) && <DoneNotice>{WORDS.done[what]}</DoneNotice>}
      {answer.tried && <DoneNotice>{WORDS.tried}</DoneNotice>}
      {answer.failed && <FormFailure>{answer.failed}</FormFailure>}
      {answer.secret && <Once words={WORDS.secret} text={answer.secret} />}
      {answer.key && <Once words={WORDS.key} text={answer.key} />}
      <section aria-labelledby="endpoints" className={parts.list}>
        <h2 id="endpoints">{WORDS.endpoints}</h2>
        {endpoints.length === 0 && <EmptyNotice>{WORDS.noEndpoints}</EmptyNotice>}
        <Cards>
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.uuid} endpoint={endpoint} medium={nameOf(endpoint.medium)} />
          ))}
        </Cards>
        <AddEndpoint key={answer.secret} media={media} answer={answer.endpoint} />
      </section>
      {endpoints.length > 0 && (
        <section aria-labelledby="calls" className={parts.list}>
          <h2 id="calls">{WORDS.calls}</h2>
          {calls.length === 0 ? (
            <EmptyNotice>{WORDS.noCalls}</EmptyNotice>
          ) : (
            <Table columns={callColumns(endpoints)} rows={calls} keyOf={({ uuid }) => uuid} />
          )}
        </section>
      )}
      <Keys keys={keys} problem={answer.keyProblem} origin={origin} />
    </>
  );
}
