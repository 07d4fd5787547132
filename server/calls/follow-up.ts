import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import {
  answerReview,
  answerShop,
  askForBetter,
  askSeller,
  chooseShops,
  correctRequest,
  declineLead,
  eraseOwnRequest,
  giveQuote,
  inviteVisit,
  noteOpened,
  notePaper,
  openContact,
  preferContact,
  readLead,
  readOwnRequest,
  refuseShop,
  releaseContact,
  reopenRequest,
  reportCall,
  sendLostLink,
  takeBackVisit,
  tellOutcome,
  tellShopOutcome,
  undoChoice,
  undoRefusal,
  withdrawItem,
  withdrawRequest,
  writeReview,
} from '#contract/calls/follow-up.ts';
import { isEmail } from '#contract/customer/email.ts';
import { atLeast } from '../base/at-least.ts';
import { askedMail } from '../limits/asked-mail.ts';
import { addressOf } from '../limits/rate-limits.ts';
import { SAME_MS } from '../links/photo-tokens.ts';
import { correct, correctionProblems } from '../people/correct.ts';
import { eraseByUuid } from '../people/erase.ts';
import * as choice from '../quotes/choice.ts';
import * as goods from '../quotes/goods.ts';
import * as lead from '../quotes/lead.ts';
import { actOn, type OwnLink, openLeadLink, openOwnLink, requestOf } from '../quotes/open-link.ts';
import * as outcomes from '../quotes/outcome.ts';
import * as own from '../quotes/own-request.ts';
import { openPhoto } from '../quotes/photo.ts';
import { answerShop as answerQuestion, askSeller as askQuestion } from '../quotes/questions.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import * as visit from '../quotes/visit.ts';
import { wrong } from './check-texts.ts';
import { guarded, linkGate } from './guarded.ts';
import type { ProductData } from './product-data.ts';
import { type Answer, type Received, route } from './route.ts';

/** The calls of the pages behind links. */
export function followUpCalls(app: FastifyInstance, product: ProductData): void {
  const { db, links, life, outbox, photos, limits, forgetMail } = product;

  const behindLink = <const Row extends Call>(
    row: Row,
    handler: (received: Received<Row>, token: string) => Promise<Answer<Row>>,
  ) =>
    route(
      app,
      row,
      (received) => {
        received.reply.header('cache-control', 'no-store');
        const { token } = received.params as { token: string };
        return guarded(limits, received.request, () => handler(received, token));
      },
      linkGate(links, limits),
    );

  behindLink(readOwnRequest, async (_, token) => own.readOwn(product, await openOwnLink(product, token)));
  /** Does an act of the seller, and answers with the request as it is then. */
  const acted = async (token: string, work: (link: OwnLink) => Promise<void>) => {
    const link = await openOwnLink(product, token);
    await work(link);
    return own.readOwn(product, link);
  };
  behindLink(withdrawRequest, (_, token) => acted(token, (link) => own.withdraw(db, life, link)));
  behindLink(preferContact, ({ body }, token) => acted(token, (link) => own.prefer(db, link, body)));
  behindLink(releaseContact, ({ body: { contact_release: release } }, token) =>
    acted(token, (link) => choice.releaseContact(db, link, release)),
  );
  behindLink(chooseShops, ({ body: { shops, given_at: seen } }, token) =>
    acted(token, (link) => choice.choose(db, life, link, shops, seen)),
  );
  behindLink(tellOutcome, ({ body: { shop, ...outcome } }, token) =>
    acted(token, (link) => outcomes.tellOutcome(db, life, link, shop, outcome)),
  );
  behindLink(writeReview, ({ body: { shop, ...review } }, token) =>
    acted(token, (link) => outcomes.writeReview(db, link, shop, review)),
  );
  behindLink(askForBetter, (_, token) => acted(token, (link) => choice.askForBetter(db, life, link)));
  behindLink(withdrawItem, ({ body: { item } }, token) =>
    acted(token, (link) => goods.withdrawItem(db, life, link, item)),
  );
  behindLink(answerShop, ({ body }, token) =>
    acted(token, async (link) => {
      await limits?.count('answer', { link: link.request });
      await answerQuestion(db, life, link, body);
    }),
  );
  behindLink(refuseShop, ({ body: { shop, reason } }, token) =>
    acted(token, (link) => choice.refuse(db, life, link, shop, reason)),
  );
  behindLink(inviteVisit, ({ body: { asked: _, ...given } }, token) =>
    acted(token, async (link) => {
      await limits?.count('visit', { link: link.request });
      await visit.inviteVisit(db, life, link, given);
    }),
  );
  behindLink(takeBackVisit, ({ body: { shop } }, token) =>
    acted(token, async (link) => {
      await limits?.count('visit', { link: link.request });
      await visit.takeBackVisit(db, life, link, shop);
    }),
  );
  behindLink(notePaper, ({ body }, token) => acted(token, (link) => visit.notePaper(db, life, link, body)));
  behindLink(correctRequest, ({ body, request: asked, refuse }, token) => {
    const details = correctionProblems(body);
    if (details.length > 0) refuse('invalid_body', undefined, details);
    return acted(token, async (link) => {
      await limits?.count('correction', { ...addressOf(asked), email: body.email, link: link.request });
      await actOn(db, link, (tx, request) => correct(tx, { life, by: 'seller' }, request, body));
      outbox.posted();
    });
  });
  behindLink(undoChoice, (_, token) => acted(token, (link) => choice.undoChoice(db, life, link)));
  behindLink(reopenRequest, (_, token) => acted(token, (link) => own.reopen(db, life, link)));
  behindLink(undoRefusal, ({ body: { shop } }, token) =>
    acted(token, (link) => choice.undoRefusal(db, life, link, shop)),
  );
  behindLink(eraseOwnRequest, async (_, token) => {
    const { uuid } = await requestOf(db, await openOwnLink(product, token));
    const { shops_told: told } = await eraseByUuid(db, photos, [uuid], outbox, 'seller');
    await forgetMail(uuid);
    outbox.posted();
    return { told };
  });
  const askForLink = async (email: string) => {
    const { goes } = await askedMail(limits, 'lostLink', email);
    if (goes) await own.askForLink(db, outbox, email);
  };
  route(app, sendLostLink, async ({ body: { email }, request, reply, refuse }) => {
    reply.header('cache-control', 'no-store');
    const details = wrong('email', isEmail(email));
    if (details.length > 0) refuse('invalid_body', undefined, details);
    await limits?.count('lostLink', { ...addressOf(request), email });
    await atLeast(askForLink(email));
    return {};
  });

  behindLink(readLead, async (_, token) => lead.readLead(product, await openLeadLink(product, token)));
  behindLink(noteOpened, async (_, token) => lead.noteOpened(product, await openLeadLink(product, token)));
  /** The link of a lead, with what the page showed. */
  const leadLink = async (token: string, seen?: string) => ({
    ...(await openLeadLink(product, token)),
    seen: seen === undefined ? undefined : Number(seen),
  });
  behindLink(openContact, async ({ query: { seen } }, token) =>
    lead.openContact(product, await leadLink(token, seen)),
  );
  behindLink(reportCall, async (_, token) => lead.reportCall(product, await openLeadLink(product, token)));
  behindLink(declineLead, async ({ body, query: { seen } }, token) =>
    lead.decline(product, await leadLink(token, seen), body.reason),
  );
  behindLink(tellShopOutcome, async ({ body, query: { seen } }, token) =>
    outcomes.tellShopOutcome(product, await leadLink(token, seen), body),
  );
  behindLink(answerReview, async ({ body: { text } }, token) =>
    outcomes.answerReview(product, await openLeadLink(product, token), text),
  );
  behindLink(askSeller, async ({ body: { text }, query: { seen } }, token) =>
    askQuestion(product, await leadLink(token, seen), text),
  );
  behindLink(giveQuote, async ({ body, query: { seen } }, token) => {
    const link = await leadLink(token, seen);
    await limits?.count('quote', { link: `${link.request} ${link.shop}` });
    return lead.giveQuote(product, link, body);
  });

  app.get<{ Params: { token: string } }>(`${PHOTOS}/:token`, async (request, reply) => {
    const { type, bytes, content } = await guarded(limits, request, () =>
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
