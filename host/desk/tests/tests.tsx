import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { TAG } from '#contract/embed/element.ts';
import { testUrl } from '#contract/embed/test-mode.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { whyNot } from '../connections/messages.ts';
import { MediumSelect } from '../parts/medium-select.tsx';
import parts from '../parts/shared.module.css';
import { State, Table, type TableColumn, Time } from '../parts/table.tsx';
import { DELIVERIES } from '../requests/messages.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/tests.ts';
import { TESTS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export const loader = (args: Route.LoaderArgs) => asPerson(args, 'readTests', {});

interface Answer {
  failed?: string;
  /** The fields as they were filled in. */
  fields?: { medium: string; page: string; problem?: string };
  made?: { url: string; until: string };
}

/** An address of a page is no longer than this. */
const PAGE_CHARACTERS = 1000;

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

/** An address that a browser can open. */
const isPage = (text: string) =>
  text.length <= PAGE_CHARACTERS && /^https?:$/.test(URL.parse(text)?.protocol ?? '');

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const fields = { medium: text('medium'), page: text('page') };
  if (!isPage(fields.page)) return refuse({ fields: { ...fields, problem: WORDS.make.wrong } });
  try {
    const { key, until } = await asPerson(args, 'makeTestKey', { medium: fields.medium });
    return data<Answer>({ fields, made: { url: testUrl(fields.page, key), until } });
  } catch (error) {
    return refuse({ fields, failed: textOfFailure(error, WORDS.failed) });
  }
}

type Shown = AnswerOfAct<'readTests'>;
type ShownTest = Shown['tests'][number];
type Sending = ShownTest['sendings'][number];

function sendingText({ channel, state, error }: Sending): string {
  if (channel === 'mail' && state === 'erased') return WORDS.notSent;
  const word = isKeyOf(DELIVERIES.states, state) ? DELIVERIES.states[state] : state;
  return error ? `${word}：${whyNot(error)}` : word;
}

const Sendings = ({ sendings }: { sendings: readonly Sending[] }) =>
  sendings.length === 0 ? (
    WORDS.nothing
  ) : (
    <ul className={parts.lines}>
      {sendings.map((one) => (
        <li key={one.uuid}>
          {one.to || WORDS.mail} <State state={one.state}>{sendingText(one)}</State>
        </li>
      ))}
    </ul>
  );

const COLUMNS: readonly TableColumn<ShownTest>[] = [
  { label: WORDS.at, cell: ({ at }) => <Time at={at}>{momentText(at)}</Time> },
  { label: WORDS.number, cell: ({ number }) => number },
  { label: WORDS.way, cell: ({ is_keyed }) => (is_keyed ? WORDS.keyed : WORDS.byTag), isShort: true },
  { label: WORDS.shops, cell: ({ shops }) => WORDS.shopCount(shops) },
  { label: WORDS.sendings, cell: ({ sendings }) => <Sendings sendings={sendings} /> },
];

interface MakeKeyProps extends Pick<Shown, 'media' | 'hours'> {
  fields: Answer['fields'];
}

function MakeKey({ media, hours, fields }: MakeKeyProps) {
  return (
    <section className={parts.panel} aria-labelledby="make">
      <h2 id="make">{WORDS.make.title}</h2>
      <p className={parts.note}>{WORDS.make.lead(hours)}</p>
      <form method="post" className={parts.form} noValidate>
        <MediumSelect
          label={WORDS.make.medium}
          className={parts.labelled}
          media={media}
          chosen={fields?.medium}
        />
        <FormField
          name="page"
          field={{
            label: WORDS.make.page,
            required: true,
            limit: PAGE_CHARACTERS,
            messages: {},
            input: { type: 'url', autoComplete: 'url' },
          }}
          placeholder={WORDS.make.example}
          value={fields?.page}
          problem={fields?.problem}
        />
        <button type="submit" className={buttonClass('ink', 'small')}>
          {WORDS.make.submit}
        </button>
      </form>
    </section>
  );
}

const Made = ({ url, until }: NonNullable<Answer['made']>) => (
  <section className={parts.panel} aria-labelledby="made" role="status">
    <h2 id="made">{WORDS.made.title}</h2>
    <p className={parts.note}>{WORDS.made.lead(momentText(until))}</p>
    <pre className={parts.code}>{url}</pre>
    <p>
      <a href={url} target="_blank" rel="noreferrer">
        {WORDS.made.open}
      </a>
    </p>
  </section>
);

/** Tries the form in a partner's page: keys of test mode, and what was sent of the last tests. */
export default function Tests({ loaderData, actionData }: Route.ComponentProps) {
  const { media, hours, most, tests } = loaderData;
  const answer: Answer = actionData ?? {};
  const medium = answer.fields?.medium || media[0]?.uuid;
  if (!medium)
    return (
      <>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.none}</p>
      </>
    );
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p>{WORDS.lead}</p>
      <ul className={parts.lines}>
        {WORDS.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {answer.failed && <FormFailure>{answer.failed}</FormFailure>}
      {answer.made && <Made {...answer.made} />}
      <MakeKey media={media} hours={hours} fields={answer.fields} />
      <section className={parts.panel} aria-labelledby="tag">
        <h2 id="tag">{WORDS.tag.title}</h2>
        <p className={parts.note}>{WORDS.tag.lead}</p>
        <pre className={parts.code}>{`<${TAG} medium-uuid="${medium}" mode="test"></${TAG}>`}</pre>
      </section>
      <section aria-labelledby="list" className={parts.list}>
        <h2 id="list">{WORDS.list}</h2>
        <p className={parts.note}>{WORDS.listLead(most)}</p>
        {tests.length === 0 ? (
          <EmptyNotice>{WORDS.empty}</EmptyNotice>
        ) : (
          <Table columns={COLUMNS} rows={tests} keyOf={({ number }) => number} />
        )}
      </section>
    </>
  );
}
