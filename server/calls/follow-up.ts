import type { FastifyInstance, FastifyReply } from 'fastify';
import { keysOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import { askQuotesFirst, sendLostLink } from '#contract/calls/follow-up.ts';
import { isEmail } from '#contract/customer/email.ts';
import { atLeast } from '../base/at-least.ts';
import { SAME_MS } from '../deliveries/links/photo-tokens.ts';
import { askedMail } from '../limits/asked-mail.ts';
import { guarded } from '../limits/guarded.ts';
import { addressOf } from '../limits/rate-limits.ts';
import { visitorAddress, visitorOf } from '../limits/visitor.ts';
import { LINK_ACTS, type LinkActName } from '../quotes/link-acts.ts';
import { behindLink } from '../quotes/link-door.ts';
import { askForLink } from '../quotes/own-request.ts';
import { openPhoto } from '../quotes/photo.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import { wrong } from './check-texts.ts';
import { LINK_CALLS } from './link-calls.ts';
import { linkGate } from './link-gate.ts';
import type { ProductData } from './product-data.ts';
import { route } from './route.ts';

/** The calls behind links. */
export function followUpCalls(app: FastifyInstance, product: ProductData): void {
  const { db, links, life, outbox, photos, limits } = product;

  const behind = (row: Call, name: LinkActName) =>
    route(
      app,
      row,
      ({ params, body, request, reply }) => {
        reply.header('cache-control', 'no-store');
        const { token } = params as { token: string };
        const visitor = visitorOf(request);
        return guarded(limits, visitor.ip, () => behindLink(product, token, name, body, visitor));
      },
      linkGate(links, limits),
    );
  for (const name of keysOf(LINK_ACTS)) behind(LINK_CALLS[name], name);
  behind(askQuotesFirst, 'releaseContact');

  const sendLink = async (email: string) => {
    const { goes } = await askedMail(limits, 'lostLink', email);
    if (goes) await askForLink(db, outbox, email);
  };
  route(app, sendLostLink, async ({ body: { email }, request, reply, refuse }) => {
    reply.header('cache-control', 'no-store');
    const details = wrong('email', isEmail(email));
    if (details.length > 0) refuse('invalid_body', undefined, details);
    await limits?.count('lostLink', { ...addressOf(request), email });
    await atLeast(sendLink(email));
    return {};
  });

  app.get<{ Params: { token: string } }>(`${PHOTOS}/:token`, async (request, reply) => {
    const { type, bytes, content } = await guarded(limits, visitorAddress(request), () =>
      openPhoto(db, photos, links, request.params.token, life.now()),
    );
    forPagesOnly(reply);
    return reply.headers({ 'content-type': type, 'content-length': bytes }).send(content);
  });
}

/** A photo is only shown in our pages, and no script in it runs. */
function forPagesOnly(reply: FastifyReply): void {
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
    reply.removeHeader(name);
  reply.headers({
    // The page gives out the same address for this long.
    'cache-control': `private, max-age=${SAME_MS / 1000}`,
    'content-disposition': 'inline; filename="photo"',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
  });
}
