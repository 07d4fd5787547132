import { data, redirect } from 'react-router';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { isEmail } from '#contract/customer/email.ts';
import { DESK_PAGES, ROLES } from '#contract/desk/desk.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { formOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { isConfirmed } from '../parts/confirmed.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { addressOf } from '../parts/list-query.ts';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/person.ts';
import { AccessPanel } from './access-panel.tsx';
import { AddressForm } from './address-form.tsx';
import { ADDRESS, PEOPLE_WORDS, PERSON } from './messages.ts';
import { PlacePanel } from './place-panel.tsx';
import { Endpoints, NamedThings, Sessions } from './things.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, PERSON.title);

const LIST = DESK_PAGES.people;

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args;
  const [person, { may }] = await Promise.all([
    asPersonOf(args, 'readPerson', params),
    asPerson(args, 'readSelf', {}),
  ]);
  const what = new URL(request.url).searchParams.get('done');
  return {
    ...person,
    mayChange: may.includes('changePerson'),
    mayReadLog: may.includes('readLog'),
    done: what,
  };
}

/** The acts that take a thing of the person away, by the intents of their buttons. */
const ENDS = {
  endpoint: 'endEndpointOf',
  'shop-endpoint': 'endShopEndpointOf',
  key: 'endKeyOf',
  passkey: 'endPasskeyOf',
  device: 'endDeviceOf',
  session: 'endSessionOf',
} as const;

/** Acts that cannot be undone. */
const FINAL: readonly string[] = ['end', ...keysOf(ENDS).filter((intent) => intent !== 'session')];

interface Answer {
  failed?: string;
  /** A mail address that was not accepted. */
  address?: { email: string; problem?: string };
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The change that a form asks for. */
function changeIn(form: FormData, intent: string) {
  if (intent === 'end' || intent === 'withdraw') return { ended: true };
  if (intent === 'back') return { ended: false };
  const role = form.get('role');
  if (intent !== 'place' || typeof role !== 'string' || !isKeyOf(ROLES, role))
    throw data(null, { status: 400 });
  const added = UUID.exec(String(form.get('shop')))?.[0];
  return {
    role,
    ...(role === 'partner' && { media: form.getAll('media').map(String) }),
    ...(role === 'shop' && { shops: [...form.getAll('shops').map(String), ...(added ? [added] : [])] }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { uuid } = args.params;
  const form = await formOf(args.request);
  const intent = String(form.get('intent'));
  const email = String(form.get('email') ?? '').trim();
  const redirectDone = (what: keyof typeof PERSON.done) => redirect(`${LIST}/${uuid}?done=${what}`);
  if (FINAL.includes(intent) && !isConfirmed(form)) return refuse({ failed: PARTS_WORDS.unconfirmed });
  try {
    if (isKeyOf(ENDS, intent)) {
      await asPerson(args, ENDS[intent], { uuid, thing: String(form.get('uuid')) });
      return redirectDone(intent === 'session' ? 'out' : 'removed');
    }
    if (intent === 'address') {
      if (!isEmail(email)) return refuse({ address: { email, problem: ADDRESS.wrong } });
      await asPerson(args, 'changeAddress', { uuid, email });
      return redirectDone('address');
    }
    const seenRole = String(form.get('seen'));
    if (!isKeyOf(ROLES, seenRole)) throw data(null, { status: 400 });
    await asPerson(args, 'changePerson', { uuid, seen: seenRole, ...changeIn(form, intent) });
    return intent === 'withdraw' ? redirect(`${LIST}?done=withdrawn`) : redirectDone('changed');
  } catch (error) {
    return refuse({
      failed: textOfFailure(error, PERSON.failed),
      ...(intent === 'address' && { address: { email } }),
    });
  }
}

type Shown = Route.ComponentProps['loaderData'];

function stateOf({ ended_at, invited_until }: Shown['person']): string {
  if (ended_at !== null) return PERSON.states.ended(dateText(ended_at));
  return invited_until === null
    ? PERSON.states.active
    : `${PEOPLE_WORDS.waits}（${PEOPLE_WORDS.waitsUntil(momentText(invited_until))}）`;
}

function Facts({ person, shops, media }: Pick<Shown, 'person' | 'shops' | 'media'>) {
  const rows = [
    [PERSON.email, person.email],
    [PERSON.role, PERSON.place.roles[person.role]],
    ...shops.map(
      ({ uuid, name }) =>
        [
          PERSON.shop,
          <Link key={uuid} to={`${DESK_PAGES.shops}/${uuid}`}>
            {name}
          </Link>,
        ] as const,
    ),
    ...(media.length > 0 ? [[PERSON.media, media.map(({ name }) => name).join('、')] as const] : []),
    [PERSON.since, dateText(person.since)],
    [PERSON.state, stateOf(person)],
  ] as const;
  return (
    <dl className={parts.facts}>
      {rows.map(([name, value]) => (
        <div key={typeof value === 'string' ? name : value.key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One person: what they may do, and everything by which they or their programs come in or are told something. */
export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person, shops, endpoints, keys, passkeys, devices, sessions, mayChange, mayReadLog, done } =
    loaderData;
  const { failed, address }: Answer = actionData ?? {};
  const isPartner = person.role === 'partner';
  const isActive = person.ended_at === null && person.invited_until === null;
  return (
    <>
      <p>
        <Link to={LIST}>{PERSON.all}</Link>
      </p>
      <h1>{person.name}</h1>
      {!actionData && done && isKeyOf(PERSON.done, done) && <DoneNotice>{PERSON.done[done]}</DoneNotice>}
      {failed && <FormFailure>{failed}</FormFailure>}
      <Facts {...loaderData} />
      {mayReadLog && (
        <p>
          <Link to={addressOf(DESK_PAGES.log, { person: person.uuid })}>{PERSON.log}</Link>
        </p>
      )}
      {mayChange && !person.self && <AccessPanel person={person} endpoints={endpoints} />}
      {(isPartner || endpoints.length > 0) && (
        <Endpoints endpoints={endpoints} isShop={shops.length > 0} mayEnd={mayChange} />
      )}
      {(isPartner || keys.length > 0) && (
        <NamedThings intent="key" words={PERSON.keys} things={keys} mayEnd={mayChange} />
      )}
      <NamedThings intent="passkey" words={PERSON.passkeys} things={passkeys} mayEnd={mayChange} />
      {devices.length > 0 && (
        <NamedThings intent="device" words={PERSON.devices} things={devices} mayEnd={mayChange} />
      )}
      <Sessions sessions={sessions} mayEnd={mayChange} />
      {mayChange && !person.self && isActive && <AddressForm words={ADDRESS.ofPerson} rejected={address} />}
      {mayChange && !person.self && <PlacePanel key={person.role} {...loaderData} />}
    </>
  );
}
