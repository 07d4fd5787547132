import { keysOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import * as rows from '#contract/calls/desk/people.ts';
import { DESK_ACTS, mayDo, sampleName } from '#contract/desk/desk.ts';
import { actsOf } from '../../desk/acts.ts';
import { invite } from '../../desk/invitations.ts';
import { namedThing } from '../../desk/keys.ts';
import { listPasskeys } from '../../desk/passkeys.ts';
import { changePerson, endSession, listPeople, listSessions } from '../../desk/people.ts';
import { endThing, readPerson } from '../../desk/things.ts';
import { askedMail } from '../../limits/asked-mail.ts';
import { addressOf } from '../../limits/rate-limits.ts';
import { isOnThisMachine } from '../../limits/visitor.ts';
import { atLeast } from '../at-least.ts';
import type { ProductData } from '../product-data.ts';
import type { Received } from '../route.ts';
import { browserOf } from './browser-of.ts';
import { countInvitation } from './count-invitation.ts';
import type { DeskDoor } from './door.ts';

const AT_ONCE = { goes: true, tells: false };

/** Signing in, the people, and what they did. */
export function peopleCalls(door: DeskDoor, { db, outbox, limits, invented, desk }: ProductData): void {
  // Anybody else who could enter a sample person would be an owner.
  const maySample = ({ request }: Pick<Received<Call>, 'request'>) => invented && isOnThisMachine(request);
  /** A wish for a link. A known browser is counted for itself; above the limits of strangers no mail goes out. */
  const wish = async ({ body, request }: Received<typeof rows.askToSignIn>) => {
    const { email } = body;
    const browser = await desk.browsers.nameOf(body.browser, email);
    await limits?.count('signIn', browser ? { browser } : { ...addressOf(request), email });
    const { goes, tells } = browser ? AT_ONCE : await askedMail(limits, 'signIn', email);
    if (goes) await desk.askToSignIn(email, tells);
  };

  door.open(rows.readSignInWays, async (received) => ({ samples: maySample(received) }));
  door.open(rows.askToSignIn, async (received) => {
    await atLeast(wish(received));
    return {};
  });
  door.open(rows.signIn, (received) => desk.signIn(received.body.token, browserOf(received)));
  door.open(rows.makeFirstOwner, (received) => {
    const { token, name, email } = received.body;
    return desk.makeFirstOwner(token, { name, email }, browserOf(received));
  });
  door.open(rows.enterSample, async (received) => {
    if (!maySample(received)) received.refuse('not_found');
    const { role } = received.body;
    return desk.enterSample(role, sampleName(role), browserOf(received));
  });

  door.signedIn(rows.readSelf, async (_, person) => ({
    person: { name: person.name, email: person.email, role: person.role },
    sessions: (await listSessions(db, person)).map(({ id, createdAt, userAgent }) => ({
      uuid: id,
      since: createdAt.toISOString(),
      browser: userAgent ?? '',
      current: id === person.session,
    })),
    passkeys: (await listPasskeys(db, person)).map(namedThing),
    may: [...actsOf(person.role), ...keysOf(DESK_ACTS).filter((act) => mayDo(person.role, act))],
  }));
  door.signedIn(rows.endSession, async ({ params: { uuid }, refuse }, person) => {
    if (!(await endSession(db, person, uuid))) refuse('not_found');
    return {};
  });
  door.signedIn(rows.readPeople, async (_, person) => {
    const { people, media } = await listPeople(db, person);
    return {
      people: people.map(({ id, name, email, role, createdAt, endedAt, invitedUntil, worksFor }) => ({
        uuid: id,
        name,
        email,
        role,
        since: createdAt.toISOString(),
        ended_at: endedAt?.toISOString() ?? null,
        invited_until: invitedUntil?.toISOString() ?? null,
        self: id === person.id,
        works_for: worksFor,
      })),
      media,
    };
  });
  door.signedIn(
    rows.readPerson,
    async ({ params: { uuid }, refuse }, person) =>
      (await readPerson(db, person, uuid)) ?? refuse('not_found'),
  );
  const ends = {
    endpoint: rows.endEndpointOf,
    key: rows.endKeyOf,
    passkey: rows.endPasskeyOf,
    session: rows.endSessionOf,
  };
  for (const kind of keysOf(ends))
    door.signedIn(ends[kind], async ({ params, refuse }, person) => {
      if (!(await endThing(db, person, kind, params))) refuse('not_found');
      return {};
    });
  door.signedIn(rows.invite, async ({ body, request }, person) => {
    await countInvitation(limits, request, person, body);
    await invite(db, outbox, person, body);
    return {};
  });
  door.signedIn(rows.changePerson, async ({ params: { uuid }, body, refuse }, person) => {
    if (!(await changePerson(db, person, uuid, body))) refuse('not_found');
    return {};
  });
}
