import { data, redirect } from 'react-router';
import { keysOf } from '#contract/base/keys.ts';
import { cut } from '#contract/base/text.ts';
import { isEmail } from '#contract/customer/email.ts';
import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import { DESK_PAGES, ROLES } from '#contract/desk/desk.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { CallError } from '../../data/http.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { NOTICE_WORDS } from '../notices/messages.ts';
import { Notices } from '../notices/notices.tsx';
import { doNoticeIntent, isNoticeIntent, NOTICE_INTENTS } from '../notices/notices-call.server.ts';
import { Card, Cards } from '../parts/cards.tsx';
import { FinalAct, isConfirmed } from '../parts/confirmed.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { OneAct } from '../parts/one-act.tsx';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, asPersonOf, deskPath, leave, textOfFailure } from '../session.server.ts';
import { deviceAnswerIn } from '../sign-in/passkey.ts';
import { PasskeyForm } from '../sign-in/passkey-form.tsx';
import type { Route } from './+types/self.ts';
import { AddressForm } from './address-form.tsx';
import { browserName } from './browser-name.ts';
import { Digest } from './digest.tsx';
import { ADDRESS, SELF } from './messages.ts';

export const handle: PageHandle = { live: true };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, SELF.title);

export async function loader(args: Route.LoaderArgs) {
  const self = await asPerson(args, 'readSelf', {});
  const [digest, notices] = await Promise.all([
    self.may.includes('readDigest') ? asPerson(args, 'readDigest', {}) : undefined,
    self.may.includes('readNotices') ? asPerson(args, 'readNotices', {}) : undefined,
  ]);
  return { ...self, digest, notices, done: new URL(args.request.url).searchParams.get('done') };
}

/** The acts about one thing, by the intents of their buttons. */
const ENDS = {
  'remove-passkey': { act: 'removePasskey', done: 'removed' },
  end: { act: 'endSession', done: 'ended' },
  'take-up': { act: 'takeUpInvitation', done: 'taken-up' },
  'refuse-invitation': { act: 'refuseInvitation', done: 'refused' },
} as const;

const INTENTS = [
  ...(['out', 'add-passkey', 'digest', 'address', 'open-shop'] as const),
  ...keysOf(ENDS),
  ...NOTICE_INTENTS,
];

interface Answer {
  failed?: string;
  /** A mail address that was not accepted. */
  address?: { email: string; problem?: string };
}

async function askAddress(args: Route.ActionArgs, form: FormData) {
  const email = String(form.get('email') ?? '').trim();
  if (!isEmail(email)) return data<Answer>({ address: { email, problem: ADDRESS.wrong } }, { status: 422 });
  try {
    await asPerson(args, 'askAddress', { email });
    return redirect(`${DESK_PAGES.self}?done=address`);
  } catch (error) {
    const failed = textOfFailure(error, ADDRESS.ownFailed);
    return data<Answer>({ failed, address: { email } }, { status: 422 });
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, INTENTS);
  if (isNoticeIntent(intent)) return doNoticeIntent(intent, form, args, browserOf(args));
  if (intent === 'out') return leave(args);
  if (intent === 'add-passkey') return addDevice(args, form);
  if (intent === 'address') return askAddress(args, form);
  if (intent === 'open-shop') {
    await asPersonOf(args, 'openShop', { shop: String(form.get('shop')) });
    const next = form.get('next');
    return redirect(typeof next === 'string' ? deskPath(next) : DESK_PAGES.shop);
  }
  if (intent === 'digest') {
    await asPerson(args, 'chooseDigest', { hours: form.getAll('hour').map(Number) });
    return redirect(`${DESK_PAGES.self}?done=digest`);
  }
  if (intent === 'remove-passkey' && !isConfirmed(form))
    return data<Answer>({ failed: PARTS_WORDS.unconfirmed }, { status: 422 });
  const { act, done } = ENDS[intent];
  try {
    await asPerson(args, act, { uuid: String(form.get('uuid')) });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'too_many') return data<Answer>({ failed: SELF.invitations.tooMany }, { status: 422 });
    // The passkey, the session or the invitation is gone already.
    if (error.status !== 404) throw error;
  }
  return redirect(`${DESK_PAGES.self}?done=${done}`);
}

const browserOf = ({ request }: Route.ActionArgs) =>
  browserName(request.headers.get('user-agent') ?? '') ?? SELF.unknown;

async function addDevice(args: Route.ActionArgs, form: FormData) {
  const { failed } = SELF.passkeys;
  const browser = browserOf(args);
  const name = String(form.get('name') ?? '').trim() || browser;
  const { origin } = new URL(args.request.url);
  const response = deviceAnswerIn(form);
  if (!response) return data<Answer>({ failed: failed.other }, { status: 422 });
  const input = { origin, name: cut(name, NAME_CHARACTERS), response };
  try {
    await asPerson(args, 'addPasskey', input);
    return redirect(`${DESK_PAGES.self}?done=added`);
  } catch (error) {
    return data<Answer>({ failed: textOfFailure(error, failed) }, { status: 422 });
  }
}

type Passkey = Route.ComponentProps['loaderData']['passkeys'][number];

/** The devices by which somebody signs in without a mail. */
const Passkeys = ({ passkeys }: { passkeys: readonly Passkey[] }) => (
  <section aria-labelledby="passkeys" className={parts.list}>
    <h2 id="passkeys">{SELF.passkeys.title}</h2>
    <p className={parts.note}>{SELF.passkeys.lead}</p>
    <Cards>
      {passkeys.map(({ uuid, name, since, used }) => (
        <Card
          key={uuid}
          name={name}
          lines={[
            <>
              {SELF.passkeys.since(dateText(since))}
              {used && `・${SELF.passkeys.used(dateText(used))}`}
            </>,
          ]}
        >
          <FinalAct
            intent="remove-passkey"
            uuid={uuid}
            text={SELF.passkeys.remove}
            label={SELF.passkeys.of(name)}
          />
        </Card>
      ))}
    </Cards>
    <PasskeyForm purpose="add" submit={SELF.passkeys.add}>
      <FormField
        name="name"
        field={{
          label: SELF.passkeys.name,
          required: false,
          limit: NAME_CHARACTERS,
          messages: {},
          input: { autoComplete: 'off' },
        }}
        placeholder={SELF.passkeys.example}
        value={undefined}
        problem={undefined}
      />
    </PasskeyForm>
  </section>
);

/** The invitations of other shops. */
const Invitations = ({ invitations }: Pick<Route.ComponentProps['loaderData'], 'invitations'>) => (
  <section aria-labelledby="invitations" className={parts.list}>
    <h2 id="invitations">{SELF.invitations.title}</h2>
    <p className={parts.note}>{SELF.invitations.lead}</p>
    <Cards>
      {invitations.map(({ uuid, shop, until }) => (
        <Card key={uuid} name={SELF.invitations.by(shop)} lines={[SELF.invitations.until(momentText(until))]}>
          <form method="post" className={parts.buttons}>
            <input type="hidden" name="uuid" value={uuid} />
            <button type="submit" name="intent" value="take-up" className={buttonClass('ink', 'small')}>
              {SELF.invitations.takeUp}
            </button>
            <button
              type="submit"
              name="intent"
              value="refuse-invitation"
              className={buttonClass('line', 'small')}
            >
              {SELF.invitations.refuse}
            </button>
          </form>
        </Card>
      ))}
    </Cards>
  </section>
);

const DONE: Readonly<Record<string, string>> = {
  address: ADDRESS.asked,
  'taken-up': SELF.invitations.takenUp,
  refused: SELF.invitations.refused,
  ended: SELF.ended,
  added: SELF.passkeys.added,
  removed: SELF.passkeys.removed,
  digest: SELF.digest.done,
  'notices-saved': NOTICE_WORDS.saved,
  'device-added': NOTICE_WORDS.devices.added,
  'device-tried': NOTICE_WORDS.devices.tried,
  'device-removed': NOTICE_WORDS.devices.removed,
};

/** The person who is signed in, how they are told of what happens, and their devices. */
export default function Self({ loaderData, actionData }: Route.ComponentProps) {
  const { person, shops, invitations, sessions, passkeys, digest, notices, done } = loaderData;
  const { failed, address }: Answer = actionData ?? {};
  const notice = wordOf(DONE, done);
  return (
    <>
      <h1>{SELF.title}</h1>
      {notice && !actionData && <DoneNotice>{notice}</DoneNotice>}
      {failed && <FormFailure>{failed}</FormFailure>}
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <dl className={parts.facts}>
        {(
          [
            [SELF.name, person.name],
            [SELF.email, person.email],
            [SELF.role, ROLES[person.role]],
            ...(shops.length > 0 ? [[SELF.shops, shops.map(({ name }) => name).join('、')] as const] : []),
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {digest && <Digest hours={digest.hours} />}
      {notices && <Notices person={person} notices={notices} />}
      <Passkeys passkeys={passkeys} />
      <section aria-labelledby="sessions" className={parts.list}>
        <h2 id="sessions">{SELF.sessions}</h2>
        <p className={parts.note}>{SELF.sessionsLead}</p>
        <Cards>
          {sessions.map(({ uuid, since, browser, current }) => (
            <Card
              key={uuid}
              name={browserName(browser) ?? SELF.unknown}
              badges={current && <small>{SELF.current}</small>}
              lines={[SELF.since(momentText(since))]}
            >
              {!current && (
                <OneAct
                  intent="end"
                  uuid={uuid}
                  text={SELF.end}
                  label={SELF.endOf(browserName(browser) ?? SELF.unknown)}
                />
              )}
            </Card>
          ))}
        </Cards>
      </section>
      <AddressForm words={ADDRESS.own} rejected={address} />
    </>
  );
}
