import { isKeyOf } from '#contract/base/keys.ts';
import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import cardStyles from '../parts/cards.module.css';
import { Card, Cards } from '../parts/cards.tsx';
import { FinalAct } from '../parts/confirmed.tsx';
import { OneAct } from '../parts/one-act.tsx';
import parts from '../parts/shared.module.css';
import { State, Table, type TableColumn, Time } from '../parts/table.tsx';
import { DELIVERIES } from '../requests/messages.ts';
import { CONNECTIONS as WORDS, whyNot } from './messages.ts';

interface OnceProps {
  words: { title: string; lead: string };
  text: string;
}

/** A text that nobody can see again. */
export const Once = ({ words: { title, lead }, text }: OnceProps) => (
  <section className={parts.panel} aria-label={title}>
    <h2>{title}</h2>
    <p className={parts.note}>{lead}</p>
    <pre className={parts.code}>{text}</pre>
  </section>
);

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

interface EndpointProps {
  endpoint: { uuid: string; url: string; secrets: number; stopped_at: string | null };
  name: string;
  /** The words of its kind, where there are several. */
  kind?: string;
  isSigned: boolean;
}

/** An address that is called, with what can be done with it. */
export function Endpoint({ endpoint, name, kind, isSigned }: EndpointProps) {
  const { uuid, url, secrets, stopped_at } = endpoint;
  const acts = [
    ...(stopped_at === null ? [] : [['resume', WORDS.resume] as const]),
    ['try', WORDS.try],
    ...(isSigned && secrets < 2 ? [['renew', WORDS.renew] as const] : []),
  ] as const;
  const finalActs = [
    ...(isSigned && secrets > 1 ? [['settle', WORDS.settle] as const] : []),
    ['remove', WORDS.remove],
  ] as const;
  return (
    <Card
      name={name}
      badges={
        <>
          {kind && <small>{kind}</small>}
          {stopped_at !== null && <small data-ended="">{WORDS.stopped}</small>}
        </>
      }
      lines={[
        <code key="url">{url}</code>,
        ...(isSigned ? [WORDS.secrets(secrets)] : []),
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
      {finalActs.map(([intent, text]) => (
        <FinalAct key={intent} intent={intent} uuid={uuid} text={text} label={WORDS.of(text, hostOf(url))} />
      ))}
    </Card>
  );
}

type Shown = AnswerOfAct<'readConnections'>;
type ShownCall = Shown['calls'][number];

interface CallsProps {
  endpoints: readonly { uuid: string; url: string }[];
  calls: readonly ShownCall[];
}

const callColumns = (endpoints: CallsProps['endpoints']): readonly TableColumn<ShownCall>[] => [
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

/** The last calls, with what went wrong. */
export const Calls = ({ endpoints, calls }: CallsProps) => (
  <section aria-labelledby="calls" className={parts.list}>
    <h2 id="calls">{WORDS.calls}</h2>
    {calls.length === 0 ? (
      <EmptyNotice>{WORDS.noCalls}</EmptyNotice>
    ) : (
      <Table columns={callColumns(endpoints)} rows={calls} keyOf={({ uuid }) => uuid} />
    )}
  </section>
);

interface KeysProps {
  keys: Shown['keys'];
  problem: string | undefined;
  /** An address that a key opens, and what is said of it. */
  example: string;
  words: { keysLead: string; docs: string };
  /** The shop whose requests a new key reads. */
  shop?: string;
}

/** The keys of somebody's programs. */
export function Keys({ keys, problem, example, words, shop }: KeysProps) {
  const curl = `curl -H "Authorization: Bearer tkk_…" "${example}"`;
  return (
    <section aria-labelledby="keys" className={parts.list}>
      <h2 id="keys">{WORDS.keys}</h2>
      <p className={parts.note}>{words.keysLead}</p>
      {keys.length === 0 && <EmptyNotice>{WORDS.noKeys}</EmptyNotice>}
      <Cards>
        {keys.map(({ uuid, name, since, used }) => (
          <Card
            key={uuid}
            name={name}
            lines={[`${WORDS.since(dateText(since))}・${used ? WORDS.used(dateText(used)) : WORDS.unused}`]}
          >
            <FinalAct intent="end-key" uuid={uuid} text={WORDS.remove} label={WORDS.of(WORDS.remove, name)} />
          </Card>
        ))}
      </Cards>
      <div className={parts.panel}>
        <h3>{WORDS.addKey.submit}</h3>
        <form method="post" noValidate className={parts.form}>
          {shop && <input type="hidden" name="shop" value={shop} />}
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
          <p className={parts.note}>{words.docs}</p>
        </details>
      </div>
    </section>
  );
}
