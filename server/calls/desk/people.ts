import type { Call } from '#contract/calls/call.ts';
import * as rows from '#contract/calls/desk/people.ts';
import { sampleName } from '#contract/desk/desk.ts';
import { atLeast } from '../../base/at-least.ts';
import { askedMail } from '../../limits/asked-mail.ts';
import { addressOf } from '../../limits/rate-limits.ts';
import { isOnThisMachine } from '../../limits/visitor.ts';
import type { ProductData } from '../product-data.ts';
import type { Received } from '../route.ts';
import { browserOf } from './browser-of.ts';
import type { DeskDoor } from './door.ts';

const AT_ONCE = { goes: true, tells: false };

/** Signing in. */
export function peopleCalls(door: DeskDoor, { limits, invented, desk }: ProductData): void {
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
}
