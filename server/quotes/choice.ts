import { eq } from 'drizzle-orm';
import { type ContactRelease, MOST_CHOSEN, type RefusalReason } from '#contract/life/follow-up.ts';
import { isPending, placeState, sellerMay } from '#contract/life/place-states.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { type Place, placeAt, placesOf } from '../db/records/places.ts';
import { requests } from '../db/schema.ts';
import type { Life } from '../life/life.ts';
import { actOn, type OwnLink } from './open-link.ts';

/** The seller says which shops may see the contact. */
export const releaseContact = (db: Db, link: OwnLink, release: ContactRelease): Promise<void> =>
  actOn(db, link, async (tx, { uuid }) => {
    await tx.update(requests).set({ contactRelease: release }).where(eq(requests.uuid, uuid));
  });

/**
 * The seller decides for shops with a quote: at first, or for further ones. For some minutes it can be taken back; then
 * the clock tells them, and every other shop that could still answer. No further shop is looked for.
 * @param seen when the quotes were given that the seller has seen
 * @throws Refusal not_choosable, quote_changed
 */
export async function choose(
  db: Db,
  life: Life,
  link: OwnLink,
  wanted: readonly string[],
  seen?: readonly string[],
): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const now = life.now();
    const all = await placesOf(tx, request.uuid);
    // A shop that has said no since counts only if it knows the contact.
    const before = all.filter(
      ({ facts: { chosen, declined, contactSeen } }) => chosen && !(declined && !contactSeen),
    );
    const asked = all.filter(({ shop }) => wanted.includes(shop));
    const added = asked.filter(({ facts }) => !facts.chosen);
    const isChoosable = added.every((place) => sellerMay(place.facts, now).includes('choose'));
    if (!isChoosable || asked.length !== new Set(wanted).size || before.length + added.length > MOST_CHOSEN)
      throw new Refusal('not_choosable');
    const isNew = ({ facts: { quoted } }: Place) => !seen?.includes(quoted?.toISOString() ?? '');
    if (seen && added.some(isNew)) throw new Refusal('quote_changed');
    await life.happened(tx, request, 'chosen', { shops: added.map(({ shop }) => shop) }, now);
    await tx.update(requests).set({ seekAt: null }).where(eq(requests.uuid, request.uuid));
  });
  life.posted();
}

/** The seller takes all choices back that nobody was told of. @throws Refusal too_late */
export async function undoChoice(db: Db, life: Life, link: OwnLink): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const now = life.now();
    const pending = (await placesOf(tx, request.uuid)).filter(({ facts }) => isPending('chosen', facts, now));
    if (pending.length === 0) throw new Refusal('too_late');
    await life.happened(tx, request, 'choiceTakenBack', { shops: pending.map(({ shop }) => shop) }, now);
  });
  life.posted();
}

/**
 * The seller lets each shop that has named a price better it, once. They are told.
 * @throws Refusal not_choosable if no shop can, if it was asked before, or the seller has decided
 */
export async function askForBetter(db: Db, life: Life, link: OwnLink): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const now = life.now();
    const all = await placesOf(tx, request.uuid);
    const isQuoted = all.some(({ facts }) => placeState(facts, now) === 'quoted');
    const isDecided = all.some(({ facts }) => facts.chosen);
    if (isDecided || request.betterAskedAt || !isQuoted) throw new Refusal('not_choosable');
    await life.happened(tx, request, 'betterAsked', {}, now);
  });
  life.posted();
}

/**
 * The seller refuses a shop. It is told when the refusal can no longer be taken back.
 * @throws Refusal not_choosable for a shop that is over for the request, or that was chosen
 */
export const refuse = (
  db: Db,
  life: Life,
  link: OwnLink,
  shop: string,
  reason: RefusalReason,
): Promise<void> =>
  actOn(db, link, async (tx, request) => {
    const now = life.now();
    const place = await placeAt(tx, request.uuid, shop);
    if (!place || !sellerMay(place.facts, now).includes('refuse')) throw new Refusal('not_choosable');
    await life.happened(tx, request, 'refused', { shops: [shop], why: { refusedWhy: reason } }, now);
  });

/** The seller takes a refusal back. @throws Refusal too_late */
export const undoRefusal = (db: Db, life: Life, link: OwnLink, shop: string): Promise<void> =>
  actOn(db, link, async (tx, request) => {
    const now = life.now();
    const place = await placeAt(tx, request.uuid, shop);
    if (!place || !isPending('refused', place.facts, now)) throw new Refusal('too_late');
    await life.happened(tx, request, 'refusalTakenBack', { shops: [shop], why: { refusedWhy: null } }, now);
  });
