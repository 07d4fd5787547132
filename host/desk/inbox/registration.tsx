import { data, redirect } from 'react-router';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Confirmed, isConfirmed } from '../parts/confirmed.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import { CellFields, problemsBy } from '../shops/cell-fields.tsx';
import { cellsIn } from '../shops/cell-texts.ts';
import { COLUMN_WORDS } from '../shops/messages.ts';
import type { Route } from './+types/registration.ts';
import styles from './inbox.module.css';
import { REGISTRATIONS, REGISTRATION as WORDS } from './messages.ts';

export const handle: PageHandle = { live: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, WORDS.title(loaderData?.registration.cells.shop_name ?? ''));

/** The columns that a shop needs and a registration does not have. */
const MISSING = [
  'antique_dealer_license',
  'categories',
  'specialties',
  'methods',
  'served_prefectures',
] as const;
/** The columns that a person may have to put right. */
const GIVEN = [
  'shop_name',
  'company_name',
  'representative_name',
  'zipcode',
  'prefecture',
  'address',
  'tel',
  'email',
] as const;
const COLUMNS = [...MISSING, ...GIVEN];

/** The id of the fields. */
const FORM = 'fields';

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args;
  const [registration, { may }] = await Promise.all([
    asPersonOf(args, 'showRegistration', params),
    asPerson(args, 'readSelf', {}),
  ]);
  const what = new URL(request.url).searchParams.get('done');
  return { registration, mayDecide: may.includes('decideRegistration'), done: what };
}

interface Answer {
  failed?: string;
  cells?: Record<string, string>;
  problems?: Record<string, string>;
}

export async function action(args: Route.ActionArgs) {
  const { params } = args;
  const form = await formOf(args.request);
  const approve = intentOf(form, ['approve', 'refuse']) === 'approve';
  const cells = cellsIn(form, COLUMNS);
  if (!approve && !isConfirmed(form))
    return data<Answer>({ failed: PARTS_WORDS.unconfirmed }, { status: 422 });
  try {
    const { wrong } = await asPerson(args, 'decideRegistration', {
      ...params,
      approve,
      cells: approve ? cells : {},
    });
    if (wrong.length === 0)
      return redirect(`${DESK_PAGES.registrations}/${params.uuid}?done=${approve ? 'approved' : 'refused'}`);
    const answer: Answer = { failed: WORDS.failed.invalid, cells, problems: problemsBy(wrong) };
    return data(answer, { status: 422 });
  } catch (error) {
    return data<Answer>({ failed: textOfFailure(error, WORDS.failed) }, { status: 409 });
  }
}

/** How it was decided, when, and by whom. */
function stateText({ state, decided }: AnswerOfAct<'showRegistration'>): string {
  const words = wordOf(REGISTRATIONS.states, state) ?? state;
  return decided ? WORDS.decided(words, dateText(decided.at), decided.by) : words;
}

const Mail = ({ mail }: { mail: { subject: string; text: string } }) => (
  <details className={styles.mail}>
    <summary>
      {WORDS.mail}：{mail.subject}
    </summary>
    <pre className={parts.mail}>{mail.text}</pre>
  </details>
);

/** A shop that wants to be listed. */
export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, mayDecide, done } = loaderData;
  const { uuid, state, mails } = registration;
  const { failed, cells = registration.cells, problems = {} }: Answer = actionData ?? {};
  const notice = actionData || done !== state ? undefined : wordOf(WORDS.done, done);
  return (
    <>
      <h1>{WORDS.title(registration.cells.shop_name ?? '')}</h1>
      {failed && <FormFailure to={cells === registration.cells ? undefined : FORM}>{failed}</FormFailure>}
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {state === 'approved' && (
        <p>
          <Link to={`${DESK_PAGES.shops}/${uuid}`}>{WORDS.toShop}</Link>
        </p>
      )}
      {state !== 'open' || !mayDecide ? (
        <section aria-labelledby="facts">
          <h2 id="facts">{WORDS.facts}</h2>
          <dl className={parts.facts}>
            {[
              [WORDS.at, dateText(registration.at)],
              [WORDS.state, stateText(registration)],
              ...GIVEN.map((column) => [COLUMN_WORDS[column].label, registration.cells[column]] as const),
            ]
              .filter(([, value]) => value)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </section>
      ) : (
        <>
          <form method="post" className={styles.form} noValidate>
            <p className={parts.note}>{WORDS.receivedAt(dateText(registration.at))}</p>
            <h2 id={FORM}>{WORDS.facts}</h2>
            <CellFields columns={GIVEN} cells={cells} problems={problems} />
            <h2>{WORDS.missing}</h2>
            <p className={parts.note}>{WORDS.approveLead}</p>
            <CellFields columns={MISSING} cells={cells} problems={problems} />
            <Mail mail={mails.approved} />
            <button type="submit" name="intent" value="approve" className={buttonClass('ink')}>
              {WORDS.approve}
            </button>
          </form>
          <form method="post" className={styles.form}>
            <p className={parts.note}>{WORDS.refuseLead}</p>
            <Mail mail={mails.refused} />
            <Confirmed text={WORDS.refuseConfirm} />
            <button type="submit" name="intent" value="refuse" className={buttonClass('line')}>
              {WORDS.refuse}
            </button>
          </form>
        </>
      )}
    </>
  );
}
