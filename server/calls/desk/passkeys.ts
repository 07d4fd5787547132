import * as rows from '#contract/calls/desk/passkeys.ts';
import { addPasskey, askForPasskey, askForSignIn, removePasskey } from '../../desk/passkeys.ts';
import { addressOf } from '../../limits/rate-limits.ts';
import type { ProductData } from '../product-data.ts';
import { browserOf } from './browser-of.ts';
import type { DeskDoor } from './door.ts';

/** A demonstration on this machine, whose settings need not name the site. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Passkeys, and signing in by them. */
export function passkeyCalls(door: DeskDoor, { db, desk, limits, links, office }: ProductData): void {
  const siteOf = (origin: string, refuse: (code: 'unknown_passkey') => never) =>
    links.siteUrl || (LOCAL.test(origin) ? origin : refuse('unknown_passkey'));

  door.signedIn(rows.askForPasskey, async ({ body: { origin }, refuse }, person) => ({
    ...(await askForPasskey(office(), person, siteOf(origin, refuse))),
  }));
  door.signedIn(rows.addPasskey, async ({ body: { origin, ...given }, refuse }, person) => {
    await addPasskey(db, person, siteOf(origin, refuse), given);
    return {};
  });
  door.signedIn(rows.removePasskey, async ({ params: { uuid }, refuse }, person) => {
    if (!(await removePasskey(db, person, uuid))) refuse('not_found');
    return {};
  });
  door.open(rows.askForSignIn, async ({ body: { origin }, request, refuse }) => {
    await limits?.count('signIn', addressOf(request));
    return { ...(await askForSignIn(db, siteOf(origin, refuse))) };
  });
  door.open(rows.signInByPasskey, async (received) => {
    const { origin, response } = received.body;
    const site = siteOf(origin, received.refuse);
    return { session: await desk.signInByPasskey(site, response, browserOf(received)) };
  });
}
