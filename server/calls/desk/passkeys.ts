import * as rows from '#contract/calls/desk/passkeys.ts';
import { askForSignIn, siteOf } from '../../desk/passkeys.ts';
import { addressOf } from '../../limits/rate-limits.ts';
import { isOnThisMachine } from '../../limits/visitor.ts';
import type { ProductData } from '../product-data.ts';
import { browserOf } from './browser-of.ts';
import type { DeskDoor } from './door.ts';

/** Signing in by a passkey. */
export function passkeyCalls(door: DeskDoor, product: ProductData): void {
  const { desk, limits } = product;
  door.open(rows.askForSignIn, async ({ body, request }) => {
    const browser = await desk.browsers.nameOf(body.browser);
    await limits?.count('passkey', browser ? { browser } : addressOf(request));
    return { ...(await askForSignIn(siteOf(product, body.origin, isOnThisMachine(request)))) };
  });
  door.open(rows.signInByPasskey, async (received) => {
    const { body, request } = received;
    const { origin } = siteOf(product, body.origin, isOnThisMachine(request));
    return desk.signInByPasskey(origin, body.response, browserOf(received));
  });
}
