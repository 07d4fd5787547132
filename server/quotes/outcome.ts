import { releasedAt } from '#contract/life/place-states.ts';
import { outcome, reviewAnswer, toldOutcome, writtenReview } from '#contract/schemas/follow-up.ts';
import { placeAt } from '../db/records/places.ts';
import { isDeal, outcomesOf, sayOutcome } from '../life/outcomes.ts';
import { addAnswer, addReview, rewriteReview } from '../life/reviews.ts';
import { leadAct, ownAct } from './link-act.ts';

export const outcomeActs = {
  /** The seller says what became of the goods at a shop that has the contact. */
  tellOutcome: ownAct({
    asks: toldOutcome,
    refuses: ['not_released'],
    async work({ tx, request, now, refuse }, { shop, ...answer }) {
      const place = await placeAt(tx, request.uuid, shop);
      if (!place || !releasedAt(place.facts)) throw refuse('not_released');
      await sayOutcome(tx, { request: request.uuid, shop }, 'seller', answer, now);
      return { happened: [{ event: 'sellerSaid', shops: [shop] }] };
    },
  }),
  /** The seller reviews a shop with which there was a deal, once. The operator reads it before it is shown. */
  writeReview: ownAct({
    asks: writtenReview,
    refuses: ['no_deal'],
    async work({ tx, request, refuse }, { shop, ...review }) {
      const answers = (await outcomesOf(tx, request.uuid)).get(shop);
      if (!answers || !isDeal(answers) || !(await addReview(tx, { request, shop }, review)))
        throw refuse('no_deal');
      return {};
    },
  }),
  /** The seller writes a review again, because the operator has asked for it. */
  rewriteReview: ownAct({
    asks: writtenReview,
    evenWithdrawn: true,
    refuses: ['not_found'],
    async work({ tx, request, now, refuse }, { shop, ...review }) {
      if (!(await rewriteReview(tx, { request, shop }, review, now))) throw refuse('not_found');
      return {};
    },
  }),
  /** The shop says what became of the goods. */
  tellShopOutcome: leadAct({
    asks: outcome,
    may: 'tell',
    refuses: ['not_released'],
    async work({ tx, request, shop, place, now, refuse }, { result, amount, why }) {
      if (!releasedAt(place.facts)) throw refuse('not_released');
      await sayOutcome(tx, { request: request.uuid, shop }, 'shop', { result, amount, why }, now);
      return { happened: [{ event: 'shopSaid' }] };
    },
  }),
  /** The shop answers the review on its page, once. The operator reads the answer before it is shown. */
  answerReview: leadAct({
    asks: reviewAnswer,
    may: 'reply',
    refuses: ['not_found'],
    async work({ tx, request, shop, refuse }, { text }) {
      if (!(await addAnswer(tx, { request, shop }, text))) throw refuse('not_found');
      return {};
    },
  }),
};
