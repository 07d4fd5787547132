import { eq } from 'drizzle-orm';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { isPending, placeState, sellerMay } from '#contract/life/place-states.ts';
import { choice, contactRelease, shopRefusal, undoneRefusal } from '#contract/schemas/follow-up.ts';
import { type Place, placeAt, placesOf } from '../db/records/places.ts';
import { mayAbout, newestQuotes } from '../db/records/quotes.ts';
import { requests } from '../db/schema.ts';
import { ownAct } from './link-act.ts';

/** The decisions of a seller about the shops of a request. */
export const choiceActs = {
  /** Says which shops may see the contact. Those that have seen it already know it. */
  releaseContact: ownAct({
    asks: contactRelease,
    async work({ tx, request: { uuid } }, { contact_release: release }) {
      await tx.update(requests).set({ contactRelease: release }).where(eq(requests.uuid, uuid));
      return {};
    },
  }),
  /**
   * Decides for shops with a quote: at first, or for further ones. For some minutes it can be taken back; then the clock
   * tells them, and every other shop that could still answer. No further shop is looked for.
   */
  chooseShops: ownAct({
    asks: choice,
    refuses: ['not_choosable', 'quote_changed'],
    async work({ tx, request, now, refuse }, { shops: uuids, given_at: givenAt }) {
      const all = await placesOf(tx, request.uuid);
      // A shop that has said no since counts only if it knows the contact.
      const before = all.filter(
        ({ facts: { chosen, declined, contactSeen } }) => chosen && !(declined && !contactSeen),
      );
      const places = all.filter(({ shop }) => uuids.includes(shop));
      const added = places.filter(({ facts }) => !facts.chosen);
      const quotes = await newestQuotes(tx, request.uuid);
      const isChoosable = added.every((place) =>
        mayAbout(place.facts, quotes.get(place.shop), now).includes('choose'),
      );
      if (!isChoosable || places.length !== new Set(uuids).size || before.length + added.length > MOST_CHOSEN)
        throw refuse('not_choosable');
      const isNew = ({ facts: { quoted } }: Place) => !givenAt?.includes(quoted?.toISOString() ?? '');
      if (givenAt && added.some(isNew)) throw refuse('quote_changed');
      await tx.update(requests).set({ seekAt: null }).where(eq(requests.uuid, request.uuid));
      return { happened: [{ event: 'chosen', shops: added.map(({ shop }) => shop) }] };
    },
  }),
  /** Takes all choices back that nobody was told of. */
  undoChoice: ownAct({
    refuses: ['too_late'],
    async work({ tx, request, now, refuse }) {
      const pending = (await placesOf(tx, request.uuid)).filter(({ facts }) =>
        isPending('chosen', facts, now),
      );
      if (pending.length === 0) throw refuse('too_late');
      return { happened: [{ event: 'choiceTakenBack', shops: pending.map(({ shop }) => shop) }] };
    },
  }),
  /** Lets each shop that has named a price better it, once, before the seller decides. They are told. */
  askForBetter: ownAct({
    refuses: ['not_choosable'],
    async work({ tx, request, now, refuse }) {
      const all = await placesOf(tx, request.uuid);
      const isQuoted = all.some(({ facts }) => placeState(facts, now) === 'quoted');
      const isDecided = all.some(({ facts }) => facts.chosen);
      if (isDecided || request.betterAskedAt || !isQuoted) throw refuse('not_choosable');
      return { happened: [{ event: 'betterAsked' }] };
    },
  }),
  /** Refuses a shop. It is told when the refusal can no longer be taken back. */
  refuseShop: ownAct({
    asks: shopRefusal,
    refuses: ['not_choosable'],
    async work({ tx, request, now, refuse }, { shop, reason }) {
      const place = await placeAt(tx, request.uuid, shop);
      if (!place || !sellerMay(place.facts, now).includes('refuse')) throw refuse('not_choosable');
      return { happened: [{ event: 'refused', shops: [shop], why: { refusedWhy: reason } }] };
    },
  }),
  /** Takes a refusal back. */
  undoRefusal: ownAct({
    asks: undoneRefusal,
    refuses: ['too_late'],
    async work({ tx, request, now, refuse }, { shop }) {
      const place = await placeAt(tx, request.uuid, shop);
      if (!place || !isPending('refused', place.facts, now)) throw refuse('too_late');
      return { happened: [{ event: 'refusalTakenBack', shops: [shop], why: { refusedWhy: null } }] };
    },
  }),
};
