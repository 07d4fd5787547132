import { eq } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { sellerMay } from '#contract/life/place-states.ts';
import { type Invitation, isPaperDay, isSoundInvitation, knowsChoice, tidied } from '#contract/life/visit.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { homeVisitsOf, leftPositions, visitStateAt } from '../db/records/home-visits.ts';
import { placeAt } from '../db/records/places.ts';
import { homeVisits, requestItems } from '../db/schema.ts';
import type { Life } from '../life/life.ts';
import { actOn, type OwnLink } from './open-link.ts';

/* A visit of a shop at the seller's home. It stands only by an invitation. */

const leftOf = async (tx: Db, request: string): Promise<number[]> =>
  leftPositions(await tx.select().from(requestItems).where(eq(requestItems.requestUuid, request)));

type Values = Partial<typeof homeVisits.$inferInsert>;

/** Writes down some of what is known of a visit. */
const note = (tx: Db, requestUuid: string, shopUuid: string, values: Values) =>
  tx
    .insert(homeVisits)
    .values({ requestUuid, shopUuid, ...values })
    .onConflictDoUpdate({ target: [homeVisits.requestUuid, homeVisits.shopUuid], set: values });

/**
 * The seller invites a shop, or changes the invitation. A shop whose choice nobody was told of hears of both together.
 * @throws Refusal not_choosable, invalid_visit
 */
export async function inviteVisit(
  db: Db,
  life: Life,
  link: OwnLink,
  { shop, ...given }: Invitation & { shop: string },
): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const now = life.now();
    const { uuid } = request;
    const place = await placeAt(tx, uuid, shop);
    if (!place || !sellerMay(place.facts, now).includes('invite')) throw new Refusal('not_choosable');
    const left = await leftOf(tx, uuid);
    if (!isSoundInvitation(given, left, dayInJapan(now))) throw new Refusal('invalid_visit');
    const before = visitStateAt(place, (await homeVisitsOf(tx, uuid)).get(shop), left, now);
    await note(tx, uuid, shop, { ...tidied(given), at: now });
    const event = before === 'stands' ? 'visitChanged' : 'visitInvited';
    await life.happened(tx, request, event, { shops: [shop] }, now);
  });
  life.posted();
}

/** The seller takes an invitation back. Where there is none, nothing happens. @throws Refusal not_found */
export async function takeBackVisit(db: Db, life: Life, link: OwnLink, shop: string): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const place = await placeAt(tx, request.uuid, shop);
    if (!place) throw new Refusal('not_found');
    if (place.facts.invited) await life.happened(tx, request, 'visitTakenBack', { shops: [shop] });
  });
  life.posted();
}

/**
 * The seller notes the day on which the paper of a shop was received. Null clears it.
 * @throws Refusal not_choosable, invalid_visit
 */
export async function notePaper(
  db: Db,
  life: Life,
  link: OwnLink,
  { shop, day }: { shop: string; day: string | null },
): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const now = life.now();
    const place = await placeAt(tx, request.uuid, shop);
    if (!place?.facts.chosen || !knowsChoice(place.facts, now)) throw new Refusal('not_choosable');
    if (day !== null && !isPaperDay(day, dayInJapan(now))) throw new Refusal('invalid_visit');
    await note(tx, request.uuid, shop, { paperDay: day });
    await life.happened(tx, request, 'paperNoted', { shops: [shop] }, now);
  });
}
