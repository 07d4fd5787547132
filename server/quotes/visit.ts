import { dayInJapan } from '#contract/base/japanese-days.ts';
import { sellerMay } from '#contract/life/place-states.ts';
import { isPaperDay, isSoundInvitation, knowsChoice, tidied } from '#contract/life/visit.ts';
import { notedPaper, visitInvitation, visitTakenBack } from '#contract/schemas/visit.ts';
import type { Db } from '../db/open.ts';
import { homeVisitsOf, visitStateAt } from '../db/records/home-visits.ts';
import { leftPositions } from '../db/records/left-items.ts';
import { placeAt } from '../db/records/places.ts';
import { homeVisits } from '../db/schema.ts';
import { ownAct } from './link-act.ts';

type Values = Partial<typeof homeVisits.$inferInsert>;

/** Writes down some of what is known of a visit. */
const note = (tx: Db, requestUuid: string, shopUuid: string, values: Values) =>
  tx
    .insert(homeVisits)
    .values({ requestUuid, shopUuid, ...values })
    .onConflictDoUpdate({ target: [homeVisits.requestUuid, homeVisits.shopUuid], set: values });

/** The acts of a seller about a visit of a shop at home. It stands only by an invitation. */
export const visitActs = {
  /** Invites a shop, or changes the invitation. A shop whose choice nobody was told of hears of both together. */
  inviteVisit: ownAct({
    asks: visitInvitation,
    counts: ({ request }) => ['visit', { link: request }],
    refuses: ['not_choosable', 'invalid_visit'],
    async work({ tx, request: { uuid }, now, refuse }, { shop, asked: _, ...invitation }) {
      const place = await placeAt(tx, uuid, shop);
      if (!place || !sellerMay(place.facts, now).includes('invite')) throw refuse('not_choosable');
      const positions = await leftPositions(tx, uuid);
      if (!isSoundInvitation(invitation, positions, dayInJapan(now))) throw refuse('invalid_visit');
      const before = visitStateAt(place, (await homeVisitsOf(tx, uuid)).get(shop), positions, now);
      await note(tx, uuid, shop, { ...tidied(invitation), at: now });
      return {
        happened: [{ event: before === 'stands' ? 'visitChanged' : 'visitInvited', shops: [shop] }],
      };
    },
  }),
  /** Takes an invitation back. Where there is none, nothing happens. */
  takeBackVisit: ownAct({
    asks: visitTakenBack,
    counts: ({ request }) => ['visit', { link: request }],
    refuses: ['not_found'],
    async work({ tx, request, refuse }, { shop }) {
      const place = await placeAt(tx, request.uuid, shop);
      if (!place) throw refuse('not_found');
      if (!place.facts.invited) return { isNothing: true };
      return { happened: [{ event: 'visitTakenBack', shops: [shop] }] };
    },
  }),
  /** Notes the day on which the paper of a shop was received. Null clears it. The shop does not hear of it. */
  notePaper: ownAct({
    asks: notedPaper,
    refuses: ['not_choosable', 'invalid_visit'],
    async work({ tx, request: { uuid }, now, refuse }, { shop, day }) {
      const place = await placeAt(tx, uuid, shop);
      if (!place?.facts.chosen || !knowsChoice(place.facts, now)) throw refuse('not_choosable');
      if (day !== null && !isPaperDay(day, dayInJapan(now))) throw refuse('invalid_visit');
      await note(tx, uuid, shop, { paperDay: day });
      return { happened: [{ event: 'paperNoted', shops: [shop] }] };
    },
  }),
};
