import type { FastifyRequest } from 'fastify';
import * as rows from '#contract/calls/desk/passkeys.ts';
import { addPasskey, askForPasskey, askForSignIn } from '../../desk/passkeys.ts';
import { addressOf } from '../../limits/rate-limits.ts';
import { isOnThisMachine } from '../../limits/visitor.ts';
import type { ProductData } from '../product-data.ts';
import { browserOf } from './browser-of.ts';
import type { DeskDoor } from './door.ts';

/** The site of a demonstration on this machine, whose settings need not name one. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface Asked {
  request: FastifyRequest;
  body: { origin: string };
  refuse: (code: 'unknown_passkey') => never;
}

/** Passkeys, and signing in by them. */
export function passkeyCalls(door: DeskDoor, { db, desk, limits, links, office }: ProductData): void {
  const { challenges } = desk;
  const siteOf = ({ body: { origin }, request, refuse }: Asked) => {
    const isLocal = LOCAL.test(origin) && isOnThisMachine(request);
    return { db, challenges, origin: links.siteUrl || (isLocal ? origin : refuse('unknown_passkey')) };
  };

  door.signedIn(rows.askForPasskey, async (received, person) => {
    const { house } = office();
    return { ...(await askForPasskey({ ...siteOf(received), house }, person)) };
  });
  door.signedIn(rows.addPasskey, async (received, person) => {
    const { name, response } = received.body;
    await addPasskey(siteOf(received), person, { name, response });
    return {};
  });
  door.open(rows.askForSignIn, async (received) => {
    const { body, request } = received;
    const browser = await desk.browsers.nameOf(body.browser);
    await limits?.count('passkey', browser ? { browser } : addressOf(request));
    return { ...(await askForSignIn(siteOf(received))) };
  });
  door.open(rows.signInByPasskey, async (received) => {
    const { origin } = siteOf(received);
    return desk.signInByPasskey(origin, received.body.response, browserOf(received));
  });
}
