import { releasedAt } from '#contract/life/place-states.ts';
import type { Outcome, Review } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { placeAt } from '../db/records/places.ts';
import type { Life } from '../life/life.ts';
import { isDeal, outcomesOf, sayOutcome } from '../outcomes/outcomes.ts';
import { addAnswer, addReview } from '../outcomes/reviews.ts';
import { requireFresh } from './acts.ts';
import { changeLead, type Leads } from './lead.ts';
import { actOn, type LeadLink, type OwnLink } from './open-link.ts';

/** The seller says what became of the goods at a shop. @throws Refusal not_released */
export const tellOutcome = (
  db: Db,
  life: Life,
  link: OwnLink,
  shop: string,
  outcome: Outcome,
): Promise<void> =>
  actOn(db, link, async (tx, request) => {
    const now = life.now();
    const place = await placeAt(tx, request.uuid, shop);
    if (!place || !releasedAt(place.facts)) throw new Refusal('not_released');
    await sayOutcome(tx, { request: request.uuid, shop }, 'seller', outcome, now);
    await life.happened(tx, request, 'sellerSaid', { shops: [shop] }, now);
  });

/** The seller reviews a shop with which there was a deal. @throws Refusal no_deal */
export const writeReview = (db: Db, link: OwnLink, shop: string, review: Review): Promise<void> =>
  actOn(db, link, async (tx, { uuid: request }) => {
    const said = (await outcomesOf(tx, request)).get(shop);
    if (!said || !isDeal(said) || !(await addReview(tx, { request, shop }, review)))
      throw new Refusal('no_deal');
  });

/** The shop says what became of the goods. @throws Refusal withdrawn_request, declined_lead, not_released */
export const tellShopOutcome = (leads: Leads, link: LeadLink, outcome: Outcome) =>
  changeLead(leads, link, 'tell', async (tx, { request, place, now, by }) => {
    if (!releasedAt(place.facts)) throw new Refusal('not_released');
    await requireFresh(tx, link);
    await sayOutcome(tx, link, 'shop', outcome, now);
    await leads.life.happened(tx, request, 'shopSaid', { shops: [link.shop], by }, now);
  });

/** The shop answers the review on its page. @throws Refusal withdrawn_request, declined_lead, not_found */
export const answerReview = (leads: Leads, link: LeadLink, text: string) =>
  changeLead(leads, link, 'reply', async (tx) => {
    if (!(await addAnswer(tx, link, text))) throw new Refusal('not_found');
  });
