import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { CHECKUP_LIMITS, checkupUrl } from '#contract/embed/checkups.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { Cards } from '../parts/cards.tsx';
import { isConfirmed } from '../parts/confirmed.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { MediumSelect } from '../parts/medium-select.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/checkups.ts';
import { CheckedPage } from './checked-page.tsx';
import { CHECKUPS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

type Shown = AnswerOfAct<'readCheckups'>;

export async function loader(args: Route.LoaderArgs) {
  const answer: Shown = await asPerson(args, 'readCheckups', {});
  return { ...answer, done: new URL(args.request.url).searchParams.get('done') };
}

interface Answer {
  failed?: string;
  /** The fields as they were filled in. */
  fields?: { medium: string; url: string; problem?: string };
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

const redirectDone = (what: keyof typeof WORDS.done) => redirect(`${DESK_PAGES.checkups}?done=${what}`);

const DONE = { stop: 'stopped', resume: 'resumed', remove: 'removed' } as const;

async function add(args: Route.ActionArgs, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const fields = { medium: text('medium'), url: text('url') };
  if (!checkupUrl(fields.url)) return refuse({ fields: { ...fields, problem: WORDS.add.wrong } });
  try {
    await asPerson(args, 'askCheckup', fields);
    return redirectDone('added');
  } catch (error) {
    return refuse({ fields, failed: textOfFailure(error, WORDS.failed) });
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, ['add', 'stop', 'resume', 'remove']);
  if (intent === 'add') return add(args, form);
  if (intent === 'remove' && !isConfirmed(form)) return refuse({ failed: PARTS_WORDS.unconfirmed });
  try {
    await asPerson(args, 'changeCheckup', { uuid: String(form.get('uuid') ?? ''), to: intent });
    return redirectDone(DONE[intent]);
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed) });
  }
}

function AddPage({ media, fields }: { media: Shown['media']; fields: Answer['fields'] }) {
  const withHosts = media.filter(({ hosts }) => hosts.length > 0);
  return (
    <section className={parts.panel} aria-labelledby="add">
      <h2 id="add">{WORDS.add.title}</h2>
      {withHosts.length === 0 ? (
        <p>{WORDS.add.noHosts}</p>
      ) : (
        <>
          <p className={parts.note}>{WORDS.add.lead}</p>
          <form method="post" className={parts.form} noValidate>
            <MediumSelect
              label={WORDS.add.medium}
              className={parts.labelled}
              media={withHosts}
              chosen={fields?.medium}
            />
            <FormField
              name="url"
              field={{
                label: WORDS.add.url,
                required: true,
                limit: CHECKUP_LIMITS.characters,
                messages: {},
                input: { type: 'url', autoComplete: 'off' },
              }}
              hint={WORDS.add.hosts([...new Set(withHosts.flatMap(({ hosts }) => hosts))])}
              placeholder={WORDS.add.example}
              value={fields?.url}
              problem={fields?.problem}
            />
            <button type="submit" name="intent" value="add" className={buttonClass('ink', 'small')}>
              {WORDS.add.submit}
            </button>
          </form>
        </>
      )}
    </section>
  );
}

/** The pages of a partner that are looked at each night, with what was found last. */
export default function Checkups({ loaderData, actionData }: Route.ComponentProps) {
  const { is_offered, media, pages, done: what } = loaderData;
  const answer: Answer = actionData ?? {};
  const nameOf = (medium: string) => media.find(({ uuid }) => uuid === medium)?.name ?? '';
  if (media.length === 0 || !is_offered)
    return (
      <>
        <h1>{WORDS.title}</h1>
        <p>{media.length === 0 ? WORDS.none : WORDS.notOffered}</p>
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
      {!actionData && what && isKeyOf(WORDS.done, what) && <DoneNotice>{WORDS.done[what]}</DoneNotice>}
      {answer.failed && <FormFailure>{answer.failed}</FormFailure>}
      <section aria-labelledby="list" className={parts.list}>
        <h2 id="list">{WORDS.list}</h2>
        {pages.length === 0 && <EmptyNotice>{WORDS.empty}</EmptyNotice>}
        <Cards>
          {pages.map((page) => (
            <CheckedPage key={page.uuid} page={page} medium={nameOf(page.medium)} />
          ))}
        </Cards>
      </section>
      <AddPage media={media} fields={answer.fields} />
    </>
  );
}
