import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import {
  chooseShops,
  correctRequest,
  declineLead,
  eraseOwnRequest,
  giveQuote,
  openContact,
  preferContact,
  readLead,
  readOwnRequest,
  refuseShop,
  releaseContact,
  reportCall,
  sendLostLink,
  undoRefusal,
  withdrawRequest,
} from '#contract/calls/follow-up.ts';
import { isEmail } from '#contract/email.ts';
import { Refusal } from '../base/errors.ts';
import { addressOf } from '../limits/rate-limits.ts';
import { SAME_MS } from '../links/photo-tokens.ts';
import { correct, correctionProblems } from '../people/correct.ts';
import { eraseByUuid } from '../people/erase.ts';
import * as choice from '../quotes/choice.ts';
import * as lead from '../quotes/lead.ts';
import { actOn, type OwnLink, openLeadLink, openOwnLink, requestOf } from '../quotes/open-link.ts';
import * as own from '../quotes/own-request.ts';
import { openPhoto } from '../quotes/photo.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import { wrong } from './check-texts.ts';
import type { ProductData } from './product-data.ts';
import { type Answer, type Received, route } from './route.ts';

/** The answer to a lost link takes at least this long, so that its time does not tell whether there is a request. */
const LEAST_MS = 300;

/** The calls of the pages behind links. */
export function followUpCalls(app: FastifyInstance, product: ProductData): void {
  const { db, links, outbox, photos, limits, forgetMail } = product;
  const prefectureOf = (zip: string) => product.addresses().prefectureOf(zip);

  /** Counts tokens that open nothing, by the caller's address. */
  const guarded = async <Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unknown_link')
        await limits?.fromAddress('badLink', request);
      throw error;
    }
  };
  const behindLink = <const Row extends Call>(
    row: Row,
    handler: (received: Received<Row>, token: string) => Promise<Answer<Row>>,
  ) =>
    route(app, row, (received) => {
      received.reply.header('cache-control', 'no-store');
      const { token } = received.params as { token: string };
      return guarded(received.request, () => handler(received, token));
    });

  behindLink(readOwnRequest, async (_, token) => own.readOwn(db, links, openOwnLink(links, token)));
  /** Does an act of the seller, and answers with the request as it is then. */
  const acted = async (token: string, work: (link: OwnLink) => Promise<void>) => {
    const link = openOwnLink(links, token);
    await work(link);
    return own.readOwn(db, links, link);
  };
  behindLink(withdrawRequest, (_, token) => acted(token, (link) => own.withdraw(db, outbox, link)));
  behindLink(preferContact, ({ body }, token) => acted(token, (link) => own.prefer(db, link, body)));
  behindLink(releaseContact, ({ body: { release } }, token) =>
    acted(token, (link) => choice.releaseContact(db, link, release)),
  );
  behindLink(chooseShops, ({ body: { shops } }, token) =>
    acted(token, (link) => choice.choose(db, outbox, link, shops)),
  );
  behindLink(refuseShop, ({ body: { shop, reason } }, token) =>
    acted(token, (link) => choice.refuse(db, link, shop, reason)),
  );
  behindLink(correctRequest, ({ body, refuse }, token) => {
    const details = correctionProblems(body);
    if (details.length > 0) refuse('invalid_body', undefined, details);
    return acted(token, async (link) => {
      await actOn(db, link, (tx, request) =>
        correct(tx, { outbox, prefectureOf, by: 'seller' }, request, body),
      );
      outbox.posted();
    });
  });
  behindLink(undoRefusal, ({ body: { shop } }, token) =>
    acted(token, (link) => choice.undoRefusal(db, link, shop)),
  );
  behindLink(eraseOwnRequest, async (_, token) => {
    const { uuid } = await requestOf(db, openOwnLink(links, token));
    const { shops_told: told } = await eraseByUuid(db, photos, [uuid], outbox, 'seller');
    await forgetMail(uuid);
    outbox.posted();
    return { told };
  });
  route(app, sendLostLink, async ({ body: { email }, request, reply, refuse }) => {
    reply.header('cache-control', 'no-store');
    const details = wrong('email', isEmail(email.trim()));
    if (details.length > 0) refuse('invalid_body', undefined, details);
    await limits?.count('lostLink', { ...addressOf(request), email });
    await Promise.all([own.askForLink(db, outbox, email), wait(LEAST_MS)]);
    return {};
  });

  behindLink(readLead, async (_, token) => lead.readLead(product, openLeadLink(links, token)));
  behindLink(openContact, async (_, token) => lead.openContact(product, openLeadLink(links, token)));
  behindLink(reportCall, async (_, token) => lead.reportCall(product, openLeadLink(links, token)));
  behindLink(declineLead, async ({ body }, token) =>
    lead.decline(product, openLeadLink(links, token), body.reason),
  );
  behindLink(giveQuote, async ({ body }, token) => {
    const link = openLeadLink(links, token);
    await limits?.count('quote', { link: `${link.request} ${link.shop}` });
    return lead.giveQuote(product, link, body);
  });

  app.get<{ Params: { token: string } }>(`${PHOTOS}/:token`, async (request, reply) => {
    const { type, bytes, content } = await guarded(request, () =>
      openPhoto(db, photos, links, request.params.token),
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
