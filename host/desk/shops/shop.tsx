import { data, redirect } from 'react-router';
import { dayInWords } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { reasonWords } from '#contract/desk/delivery-reasons.ts';
import { DESK_PAGES, NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { telHref } from '../../blocks/follow-up/tel.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Link } from '../../ui/link/link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { DataForm } from '../parts/data-form.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { addressOf } from '../parts/list-query.ts';
import { SHOP_DATA } from '../parts/messages.ts';
import { Notes } from '../parts/notes.tsx';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { Unsent } from '../requests/unsent.tsx';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import { INVITE, type Invited, InviteForm } from '../sign-in/invite-form.tsx';
import { PERSON_RULES } from '../sign-in/person-fields.tsx';
import type { Route } from './+types/shop.ts';
import { CellFields, problemsBy } from './cell-fields.tsx';
import { cellsIn } from './cell-texts.ts';
import { COLUMN_WORDS, SHOPS_WORDS, SHOP_WORDS as WORDS } from './messages.ts';
import styles from './shops.module.css';

export const handle: PageHandle = { live: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, loaderData?.shop.name ?? SHOPS_WORDS.title);

/** The id of the form. */
const EDIT = 'edit';

/** The columns in the groups of the form. */
const GROUPS = {
  taking: [
    'capacity',
    'holidays',
    'categories',
    'specialties',
    'methods',
    'served_prefectures',
    'recommended',
  ],
  contact: ['email', 'tel', 'zipcode', 'prefecture', 'address', 'latitude', 'longitude', 'business_hours'],
  company: [
    'shop_name',
    'company_name',
    'representative_name',
    'antique_dealer_license',
    'website_url',
    'logo',
  ],
  texts: ['pr_comment', 'company_free_text', 'minna_free_text'],
} as const;

const COLUMNS = Object.values(GROUPS).flat();

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args;
  const [shop, unsent, { may }] = await Promise.all([
    asPersonOf(args, 'readShop', params),
    asPersonOf(args, 'readUnsent', params),
    asPerson(args, 'readSelf', {}),
  ]);
  return {
    shop,
    unsent,
    maySend: may.includes('sendUnsent'),
    mayChange: may.includes('changeShop'),
    mayNote: may.includes('noteShop'),
    mayInvite: may.includes('invite'),
    mayTake: may.includes('takeDataOfShop'),
    done: new URL(request.url).searchParams.get('done'),
  };
}

type DeskShop = AnswerOfAct<'readShop'>;

interface Answer {
  failed?: string;
  cells?: Record<string, string>;
  problems?: Record<string, string>;
  invited?: Invited;
  /** A note that was refused. */
  note?: { text: string; failed: string };
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

const INTENTS = ['save', 'invite', 'note', 'unsent', 'licence', 'paused', 'open', 'reachable'] as const;

export async function action(args: Route.ActionArgs) {
  const { params } = args;
  const form = await formOf(args.request);
  const intent = intentOf(form, INTENTS);
  const redirectDone = (what: string) => redirect(`${DESK_PAGES.shops}/${params.uuid}?done=${what}`);
  const cells = cellsIn(form, COLUMNS);
  const values = readValues(PERSON_RULES, form);
  try {
    if (intent === 'save') {
      const seenVersion = String(form.get('seen'));
      const { wrong } = await asPerson(args, 'changeShop', { ...params, cells, seen: seenVersion });
      if (wrong.length === 0) return redirectDone('saved');
      return refuse({ failed: WORDS.failed.invalid, cells, problems: problemsBy(wrong) });
    }
    if (intent === 'invite') {
      const problems = problemsOf(PERSON_RULES, values);
      if (Object.keys(problems).length > 0)
        return refuse({ failed: WORDS.failed.invalid, invited: { values, problems } });
      await asPerson(args, 'invite', { ...values, role: 'shop', shop: params.uuid });
      return redirectDone('invited');
    }
    if (intent === 'note') {
      const text = String(form.get('text') ?? '').trim();
      if (text === '' || text.length > NOTE_CHARACTERS)
        return refuse({ note: { text, failed: WORDS.note.wrong(NOTE_CHARACTERS) } });
      await asPerson(args, 'noteShop', { ...params, text });
      return redirectDone('noted');
    }
    if (intent === 'unsent') {
      const { count } = await asPerson(args, 'sendUnsent', params);
      return redirectDone(count > 0 ? 'unsent' : 'nothing');
    }
    if (intent === 'licence') {
      await asPerson(args, 'checkLicence', { ...params, seen: String(form.get('seen')) });
      return redirectDone('licence');
    }
    await asPerson(args, 'switchShop', { ...params, to: intent });
    return redirectDone('switched');
  } catch (error) {
    const message = textOfFailure(error, WORDS.failed);
    if (intent === 'invite') return refuse({ failed: message, invited: { values, problems: {} } });
    return refuse({ failed: message });
  }
}

const DONE: Readonly<Record<string, string>> = {
  saved: WORDS.saved,
  switched: WORDS.switched,
  licence: WORDS.licence.done,
  invited: WORDS.invited,
  noted: WORDS.note.done,
  unsent: WORDS.unsent,
  nothing: WORDS.nothing,
};

const figuresOf = ({ leads, answered, quotes, deals, hours, reviews }: DeskShop) =>
  [
    [SHOPS_WORDS.leads, leads.toLocaleString('ja')],
    [SHOPS_WORDS.answered, answered === null ? '–' : SHOPS_WORDS.percent(answered)],
    [SHOPS_WORDS.quotes, quotes.toLocaleString('ja')],
    [SHOPS_WORDS.hours, hours === null ? '–' : SHOPS_WORDS.hoursText(hours)],
    [SHOPS_WORDS.deals, deals.toLocaleString('ja')],
    [WORDS.reviews, reviews.toLocaleString('ja')],
  ] as const;

/** How somebody reaches a shop that gets no mail. */
const Reach = ({ cells: { tel, email } }: Pick<DeskShop, 'cells'>) => (
  <dl className={parts.facts}>
    {tel && (
      <div>
        <dt>{COLUMN_WORDS.tel.label}</dt>
        <dd>
          <a href={telHref(tel)}>{tel}</a>
        </dd>
      </div>
    )}
    {email && (
      <div>
        <dt>{COLUMN_WORDS.email.label}</dt>
        <dd>{email}</dd>
      </div>
    )}
  </dl>
);

/** Says if the shop gets requests, with the buttons that change it. */
function Taking({ shop, mayChange }: { shop: DeskShop; mayChange: boolean }) {
  const { paused_at: pausedAt, stopped_at: stoppedAt, stopped_how: stoppedHow } = shop;
  const { unreachable_at: unreachableAt, unreachable_why: why, cells } = shop;
  const texts = [
    unreachableAt && WORDS.unreachable(dateText(unreachableAt), reasonWords(why ?? '').why),
    !cells.email && WORDS.noAddress,
    stoppedAt && stoppedHow && WORDS.stopped[stoppedHow](dateText(stoppedAt)),
    pausedAt && !stoppedAt && WORDS.paused(dateText(pausedAt)),
  ].filter((text) => typeof text === 'string');
  return (
    <section aria-labelledby="switch" className={parts.panel}>
      <h2 id="switch">{WORDS.switch}</h2>
      {(texts.length > 0 ? texts : [WORDS.takes]).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {(unreachableAt || !cells.email) && <Reach cells={cells} />}
      {mayChange && (
        <form method="post" className={parts.buttons}>
          <button
            type="submit"
            name="intent"
            value={pausedAt ? 'open' : 'paused'}
            className={buttonClass('line', 'small')}
          >
            {pausedAt ? WORDS.open : WORDS.pause}
          </button>
          {unreachableAt && (
            <button type="submit" name="intent" value="reachable" className={buttonClass('line', 'small')}>
              {WORDS.reachable}
            </button>
          )}
        </form>
      )}
    </section>
  );
}

/** The licence of the shop, when somebody looked at it, and the button for somebody who does. */
function Licence({ shop, mayChange }: { shop: DeskShop; mayChange: boolean }) {
  const { antique_dealer_license: number, licence_checked_on: day } = shop.cells;
  return (
    <section aria-labelledby="licence" className={parts.panel}>
      <h2 id="licence">{WORDS.licence.title}</h2>
      <dl className={parts.facts}>
        <div>
          <dt>{WORDS.licence.number}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{WORDS.licence.on}</dt>
          <dd>{day ? dayInWords(day) : WORDS.licence.never}</dd>
        </div>
      </dl>
      {mayChange && (
        <form method="post" className={parts.form}>
          <p className={parts.note}>{WORDS.licence.lead}</p>
          <input type="hidden" name="seen" value={shop.version} />
          <button type="submit" name="intent" value="licence" className={buttonClass('line', 'small')}>
            {WORDS.licence.submit}
          </button>
        </form>
      )}
    </section>
  );
}

/** A shop: its figures, whether it gets requests, and everything that is registered of it. */
export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, unsent, mayChange, mayNote, mayInvite, mayTake, maySend, done } = loaderData;
  const { failed, cells, problems = {}, invited, note }: Answer = actionData ?? {};
  const notice = actionData ? undefined : wordOf(DONE, done);
  return (
    <>
      <h1>{shop.name}</h1>
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {failed && <FormFailure to={cells ? EDIT : invited ? INVITE : undefined}>{failed}</FormFailure>}
      <Unsent
        unsent={unsent}
        shop={shop.uuid}
        maySend={maySend}
        isUnreachable={shop.state === 'unreachable'}
      />
      <section aria-labelledby="figures">
        <h2 id="figures">{WORDS.figures}</h2>
        <dl className={styles.figures}>
          {figuresOf(shop).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          {shop.case_counts.all === 0 ? (
            WORDS.noCases
          ) : (
            <Link to={`${DESK_PAGES.cases}?shop=${shop.uuid}`}>{WORDS.cases(shop.case_counts)}</Link>
          )}
        </p>
        <p>
          <Link to={`/partners/${shop.uuid}`}>{WORDS.toSite}</Link>
        </p>
        <p>
          <Link to={addressOf(DESK_PAGES.deliveries, { shop: shop.uuid })}>{WORDS.deliveries}</Link>
        </p>
        <HelpLink name="shop_without_mail" />
      </section>
      <Taking shop={shop} mayChange={mayChange} />
      <Licence shop={shop} mayChange={mayChange} />
      <Notes notes={shop.notes}>
        {mayNote && (
          <form method="post" className={parts.form} key={shop.notes.length}>
            {note && <FormFailure>{note.failed}</FormFailure>}
            <TextArea
              name="text"
              label={WORDS.note.label}
              hint={WORDS.note.hint}
              limit={NOTE_CHARACTERS}
              rows={3}
              required
              value={note?.text ?? ''}
            />
            <button type="submit" name="intent" value="note" className={buttonClass('line', 'small')}>
              {WORDS.note.submit}
            </button>
          </form>
        )}
      </Notes>
      <section aria-labelledby={EDIT}>
        <h2 id={EDIT}>{WORDS.edit}</h2>
        <form method="post" className={styles.edit} noValidate>
          <input type="hidden" name="seen" value={shop.version} />
          <fieldset disabled={!mayChange} key={shop.version}>
            {keysOf(GROUPS).map((group) => (
              <details key={group} open={group === 'taking' || GROUPS[group].some((one) => problems[one])}>
                <summary>{WORDS.groups[group]}</summary>
                <div className={parts.form}>
                  <CellFields columns={GROUPS[group]} cells={cells ?? shop.cells} problems={problems} />
                </div>
              </details>
            ))}
            {mayChange && (
              <button type="submit" name="intent" value="save" className={buttonClass('ink')}>
                {WORDS.save}
              </button>
            )}
          </fieldset>
        </form>
      </section>
      {mayTake && <DataForm words={SHOP_DATA.ofShop} action={`${DESK_PAGES.shops}/${shop.uuid}/data.zip`} />}
      {mayInvite && <InviteForm words={WORDS.people} invited={invited} />}
    </>
  );
}
