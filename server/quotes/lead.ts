import { eq } from 'drizzle-orm';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { deadlineOf } from '#contract/life/clocks.ts';
import { type DeclineReason, QUOTE_LIMITS } from '#contract/life/follow-up.ts';
import { placeRow, type ShopAct, seesContact, stateSince } from '#contract/life/place-states.ts';
import type { Lead, Quote } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { homeVisitsOf, leftPositions, shownVisits, visitStateAt } from '../db/records/home-visits.ts';
import { disclosedOf } from '../db/records/ledger.ts';
import { numberOf } from '../db/records/number.ts';
import { questionsOf, shownQuestion } from '../db/records/questions.ts';
import { newestQuotes, shownQuote } from '../db/records/quotes.ts';
import { readingOf, WHOLE } from '../db/records/reading.ts';
import { workingTimeAt } from '../db/records/working-time.ts';
import { quotes, type RequestRow, requestItems } from '../db/schema.ts';
import type { Life } from '../life/life.ts';
import type { Links } from '../links/links.ts';
import { outcomesOf, shownRelease } from '../outcomes/outcomes.ts';
import { type ReviewRow, reviewsOf } from '../outcomes/reviews.ts';
import type { Addresses } from '../reference/addresses.ts';
import { actsAt, nameBehind, requireFresh } from './acts.ts';
import { isWithheld, type LeadLink, type LeadRow, leadOf } from './open-link.ts';
import { shownGoods, shownPreference } from './shown-goods.ts';

export interface Leads {
  db: Db;
  links: Links;
  life: Life;
  addresses(): Addresses;
}

/** A request as one of its shops sees it. */
export async function readLead({ db, links, life, addresses }: Leads, link: LeadLink): Promise<Lead> {
  const now = life.now();
  const lead = await leadOf(db, link, now);
  const { request, place, state, shopName } = lead;
  const { request: uuid, shop, version } = link;
  const row = placeRow(state);
  const isSeen = seesContact(place.facts, now);
  const reading = readingOf(request, place.facts, now);
  const [items, quoted, questions, outcomes, reviews, time, acts, visit] = await Promise.all([
    shownGoods(db, links, uuid, row.sees ? { request: uuid, shop, version } : undefined, reading),
    newestQuotes(db, uuid),
    questionsOf(db, uuid),
    outcomesOf(db, uuid),
    reviewsOf(db, uuid),
    workingTimeAt(db, shop),
    actsAt(db, link),
    visitAt(db, lead, now),
  ]);
  const quote = quoted.get(shop);
  return {
    number: numberOf(uuid),
    created_at: request.createdAt.toISOString(),
    shop_name: shopName,
    state,
    since: stateSince(state, place.facts).toISOString(),
    why: place.passedWhy,
    may: [...row.shopMay],
    deadline: deadlineOf(place.facts, time, life.rules, now)?.toISOString() ?? null,
    acts,
    prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1] ?? '',
    items,
    details: customerTexts(request, 'shopBefore', reading),
    preference: shownPreference(request),
    contact: isSeen ? contactOf(request, addresses()) : null,
    quote: shownQuote(quote),
    declined: place.declineReason,
    withheld: isWithheld(lead, now),
    questions: (questions.get(shop) ?? []).map((row) => shownQuestion('shop', row, request, isSeen)),
    release: shownRelease('shop', place.facts, outcomes.get(shop)),
    review: shownReview(reviews.get(shop)),
    ...visit,
    bettering: !request.betterAskedAt || !quote ? 'closed' : place.facts.bettered ? 'used' : 'open',
  };
}

/** The invitation of the shop to a visit. */
async function visitAt(db: Db, { request: { uuid }, place }: LeadRow, now: Date) {
  const [visits, learned, items] = await Promise.all([
    homeVisitsOf(db, uuid),
    disclosedOf(db, uuid),
    db.select().from(requestItems).where(eq(requestItems.requestUuid, uuid)),
  ]);
  const [row, left] = [visits.get(place.shop), leftPositions(items)];
  const knew = learned.get(place.shop)?.some(({ what }) => what === 'visit') ?? false;
  return shownVisits('shop', row, visitStateAt(place, row, left, now), { left, knew });
}

/** The shop sees the review once everybody does. */
const shownReview = (row: ReviewRow | undefined): Lead['review'] =>
  row?.shownAt
    ? { explanation: row.explanation, speed: row.speed, paid: row.paid, text: row.text, answer: row.answer }
    : null;

function contactOf(request: RequestRow, addresses: Addresses): NonNullable<Lead['contact']> {
  const { zip1, addr1 } = request;
  // The seller typed the rest of the address after the postal code.
  const place = addresses.beginOf(zip1, addr1, request.prefectureId);
  const address = `〒${zip1.slice(0, 3)}-${zip1.slice(3)} ${place}${addr1}`;
  return { ...customerTexts(request, 'shopAfter', WHOLE), address };
}

/** The shop has opened its page. */
export const noteOpened = (leads: Leads, link: LeadLink): Promise<Lead> =>
  changeLead(leads, link, undefined, async (tx, { request, place, now }) => {
    if (place.facts.opened) return;
    await leads.life.happened(tx, request, 'opened', { shops: [link.shop] }, now);
  });

/**
 * Shows the seller to the shop, and notes it the first time.
 * @throws Refusal contact_withheld, and as for all acts of a shop
 */
export const openContact = (leads: Leads, link: LeadLink): Promise<Lead> =>
  changeLead(leads, link, 'open', async (tx, lead) => {
    if (isWithheld(lead, lead.now)) throw new Refusal('contact_withheld');
    if (lead.place.facts.contactSeen) return;
    await requireFresh(tx, link);
    await leads.life.happened(
      tx,
      lead.request,
      'contactOpened',
      { shops: [link.shop], by: lead.by },
      lead.now,
    );
  });

/** The shop has called. Nothing is noted of a shop that cannot know the number. */
export const reportCall = (leads: Leads, link: LeadLink): Promise<Lead> =>
  changeLead(leads, link, 'call', async (tx, { request, place, now, by }) => {
    if (!place.facts.contactSeen || place.facts.called) return;
    await leads.life.happened(tx, request, 'called', { shops: [link.shop], by }, now);
  });

/**
 * The shop does not answer. If it has not seen the seller's contact, the next shop of the matching gets its place and
 * the request. Its own count of requests stays: it had its turn (decision 41). A second time changes nothing.
 */
export const decline = (leads: Leads, link: LeadLink, reason: DeclineReason): Promise<Lead> =>
  changeLead(leads, link, undefined, async (tx, lead) => {
    if (lead.state === 'declined' && lead.place.declineReason === reason) return;
    await requireFresh(tx, link);
    await requireMay(tx, link, lead, 'decline');
    const about = { shops: [link.shop], by: lead.by, why: { declineReason: reason } };
    await leads.life.happened(tx, lead.request, 'declined', about, lead.now);
  });

/**
 * The shop names a price. The same as before is no news. Once the seller has asked for better quotes, a shop may change
 * its own once, and not to a lower one.
 * @throws Refusal invalid_quote, no_better_quote, and as for all acts of a shop
 */
export const giveQuote = (leads: Leads, link: LeadLink, given: Quote): Promise<Lead> =>
  changeLead(leads, link, 'quote', async (tx, { request, place, now, by }) => {
    const quote = { ...given, remark: cleaned(given.remark) };
    refuseUnsound(quote, now);
    const { request: requestUuid, shop: shopUuid } = link;
    const before = (await newestQuotes(tx, requestUuid)).get(shopUuid);
    if (before && isSame(quote, before)) return;
    await requireFresh(tx, link);
    const { low, high, valid_until: validUntil, method, remark } = quote;
    const isBettered = before !== undefined && request.betterAskedAt !== null;
    if (isBettered) {
      const isLower = low < before.low || high < before.high;
      if (place.facts.bettered || isLower) throw new Refusal('no_better_quote');
    }
    await tx
      .insert(quotes)
      .values({ requestUuid, shopUuid, givenAt: now, low, high, validUntil, method, remark });
    await leads.life.happened(
      tx,
      request,
      isBettered ? 'bettered' : 'quoted',
      { shops: [shopUuid], by },
      now,
    );
  });

const cleaned = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** By the days of Japan, where shops and sellers are. */
function refuseUnsound({ low, high, valid_until: end }: Quote, now: Date): void {
  const today = dayInJapan(now);
  if (low > high || end < today || end > daysLater(today, QUOTE_LIMITS.validDays))
    throw new Refusal('invalid_quote');
}

const isSame = (quote: Quote, before: Omit<Quote, 'valid_until'> & { validUntil: string }) =>
  (['low', 'high', 'method', 'remark'] as const).every((name) => quote[name] === before[name]) &&
  quote.valid_until === before.validUntil;

/**
 * Runs calls about one request one after the other, so that each sees the changes of the one before.
 * @param act refused where the state of the place does not allow it
 */
export async function changeLead(
  leads: Leads,
  link: LeadLink,
  act: ShopAct | undefined,
  work: (tx: Db, lead: LeadRow & { now: Date; by: string }) => Promise<void>,
): Promise<Lead> {
  await leads.db.transaction(async (tx) => {
    const now = leads.life.now();
    const lead = await leadOf(tx, link, now, true);
    if (act) await requireMay(tx, link, lead, act);
    await work(tx, { ...lead, now, by: await nameBehind(tx, link) });
  });
  leads.life.posted();
  return readLead(leads, link);
}

/** @throws Refusal if the request is over for the shop, or changed_meanwhile if a colleague has ended it */
async function requireMay(
  tx: Db,
  link: LeadLink,
  { state }: Pick<LeadRow, 'state'>,
  act: ShopAct,
): Promise<void> {
  const { shopMay, refusal } = placeRow(state);
  if (!refusal || shopMay.includes(act)) return;
  await requireFresh(tx, link);
  throw new Refusal(refusal);
}
