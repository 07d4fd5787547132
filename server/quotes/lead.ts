import { isDeepStrictEqual } from 'node:util';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { deadlineOf } from '#contract/life/clocks.ts';
import { type BETTERING, QUOTE_LIMITS, QUOTE_METHODS, type QuoteMethod } from '#contract/life/follow-up.ts';
import { isLower } from '#contract/life/item-prices.ts';
import { isPending, placeRow, seesContact, stateSince } from '#contract/life/place-states.ts';
import { decline, type Quote, quote } from '#contract/schemas/follow-up.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { homeVisitsOf, shownVisit } from '../db/records/home-visits.ts';
import { disclosedOf } from '../db/records/ledger.ts';
import { leftPositions } from '../db/records/left-items.ts';
import { numberOf } from '../db/records/number.ts';
import { questionsByShop, shownQuestion } from '../db/records/questions.ts';
import { newestQuotes, type QuoteRow, shownQuote } from '../db/records/quotes.ts';
import { readingOf, WHOLE } from '../db/records/reading.ts';
import type { ReviewRow } from '../db/records/reviews.ts';
import { workingTimeAt } from '../db/records/working-time.ts';
import type { Addresses } from '../db/reference/addresses.ts';
import { quotes, type RequestRow } from '../db/schema.ts';
import { outcomesOf, shownRelease } from '../life/outcomes.ts';
import { reviewsOf } from '../life/reviews.ts';
import { actsAt } from './acts.ts';
import { shownAssignment } from './assignment.ts';
import { readCases } from './cases.ts';
import { behind, type LinkTools, leadAct } from './link-act.ts';
import { isWithheld, type LeadLink, type LeadRow, leadOf } from './open-link.ts';
import { shownGoods, shownPreference } from './shown-goods.ts';

/** A request as one of its shops sees it. */
async function readLead({ db, links, life, addresses }: LinkTools, link: LeadLink) {
  const now = life.now();
  const lead = await leadOf(db, link, now);
  const { request, place, state, shopName, templates, methods } = lead;
  const { request: uuid, shop, version } = link;
  const row = placeRow(state);
  const isSeen = seesContact(place.facts, now);
  const reading = readingOf(request, place.facts, now);
  const [items, quotesByShop, questions, outcomes, reviews, time, acts, visits, learned, casesAt, assigned] =
    await Promise.all([
      shownGoods(db, links, uuid, row.sees ? { request: uuid, shop, version } : undefined, reading),
      newestQuotes(db, uuid),
      questionsByShop(db, uuid),
      outcomesOf(db, uuid),
      reviewsOf(db, uuid),
      workingTimeAt(db, shop),
      actsAt(db, link),
      homeVisitsOf(db, uuid),
      disclosedOf(db, uuid),
      readCases(db, links, { side: 'shop', version, request }, now),
      shownAssignment(db, link),
    ]);
  const newest = quotesByShop.get(shop);
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
    ...assigned,
    /** The texts that the shop keeps for its answers. */
    templates,
    usual_method: usualMethod(methods),
    prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1] ?? '',
    items,
    details: customerTexts(request, 'shopBefore', reading),
    preference: shownPreference(request),
    contact: isSeen ? contactOf(request, addresses()) : null,
    quote: shownQuote(newest),
    declined: place.declineReason,
    withheld: isWithheld(lead),
    questions: (questions.get(shop) ?? []).map((row) => shownQuestion('shop', row, request, isSeen)),
    release: shownRelease('shop', place.facts, outcomes.get(shop)),
    review: shownReview(reviews.get(shop)),
    ...shownVisit('shop', place, visits.get(shop), { items, learned: learned.get(shop), now }),
    bettering: betteringOf(lead, newest !== undefined),
    ...casesAt(place),
  };
}

/** The way in which a shop buys that has only one. */
function usualMethod(methods: readonly string[]): QuoteMethod | null {
  const own = keysOf(QUOTE_METHODS).filter((method) => methods.includes(QUOTE_METHODS[method]));
  return own.length === 1 ? (own[0] ?? null) : null;
}

function betteringOf(
  { request, place: { facts }, state }: LeadRow,
  isQuoted: boolean,
): (typeof BETTERING)[number] {
  if (!request.betterAskedAt || !isQuoted) return 'closed';
  if (facts.bettered) return 'used';
  return state === 'chosen' ? 'closed' : 'open';
}

/** The shop sees the review once everybody does. */
const shownReview = (row: ReviewRow | undefined) =>
  row?.shownAt
    ? { explanation: row.explanation, speed: row.speed, paid: row.paid, text: row.text, answer: row.answer }
    : null;

/** The address of a seller without its postal code. The seller typed what stands behind that of the code. */
export const addressOf = ({ zip1, addr1, prefectureId }: RequestRow, addresses: Addresses): string =>
  addresses.beginOf(zip1, addr1, prefectureId) + addr1;

/** The contact of a seller as a shop reads it that may see it. */
export function contactOf(request: RequestRow, addresses: Addresses) {
  const { zip1 } = request;
  const address = `〒${zip1.slice(0, 3)}-${zip1.slice(3)} ${addressOf(request, addresses)}`;
  return { ...customerTexts(request, 'shopAfter', WHOLE), address };
}

export const leadActs = {
  readLead: behind('lead', readLead),
  /** The page is open in a browser: not by a scanner of mails, which follows links. */
  noteOpened: leadAct({
    isSame: ({ place: { facts } }) => facts.opened !== null,
    work: async () => ({ happened: [{ event: 'opened' }] }),
  }),
  /** Shows the seller to the shop, and notes it the first time. */
  openContact: leadAct({
    may: 'open',
    refuses: ['contact_withheld', 'contact_closed'],
    isSame: ({ place: { facts } }) => facts.contactSeen !== null,
    async work(at) {
      if (isWithheld(at)) throw at.refuse('contact_withheld');
      // Nobody is told of a choice that can be taken back, so the page looks as before.
      if (at.state !== 'chosen' && isPending('decided', at.place.facts, at.now))
        throw at.refuse('contact_closed');
      return { happened: [{ event: 'contactOpened' }] };
    },
  }),
  /** The shop has called. Nothing is noted of a shop that cannot know the number. */
  reportCall: leadAct({
    may: 'call',
    isSame: ({ place: { facts } }) => !facts.contactSeen || facts.called !== null,
    work: async () => ({ happened: [{ event: 'called' }] }),
  }),
  /**
   * The shop does not answer. If it has not seen the seller's contact, the next shop of the matching gets its place and
   * the request. Its own count of requests stays: it had its turn (decision 41).
   */
  declineLead: leadAct({
    asks: decline,
    isSame: ({ state, place }, { reason }) => state === 'declined' && place.declineReason === reason,
    async work({ requireMay }, { reason }) {
      await requireMay('decline');
      return { happened: [{ event: 'declined', why: { declineReason: reason } }] };
    },
  }),
  /**
   * The shop names a price. The same as before is no news. Once the seller has asked for better quotes, a shop may change
   * its own once, and not to a lower one.
   */
  giveQuote: leadAct({
    asks: quote,
    may: 'quote',
    counts: ({ request, shop }) => ['quote', { link: `${request} ${shop}` }],
    refuses: ['invalid_quote', 'no_better_quote'],
    async isSame({ tx, request, shop, now }, input) {
      const before = (await newestQuotes(tx, request.uuid)).get(shop);
      return before !== undefined && isSound(input, now) && isSame(cleaned(input), before);
    },
    async work({ tx, request, shop: shopUuid, place, now, refuse }, input) {
      const { uuid: requestUuid } = request;
      const arePriced = isPriced(input, await leftPositions(tx, requestUuid));
      if (!isSound(input, now) || !arePriced) throw refuse('invalid_quote');
      const before = (await newestQuotes(tx, requestUuid)).get(shopUuid);
      const { valid_until: validUntil, items = null, ...offer } = cleaned(input);
      const isBettered = before !== undefined && request.betterAskedAt !== null;
      if (isBettered && (place.facts.bettered || isLower({ ...offer, items }, before)))
        throw refuse('no_better_quote');
      await tx
        .insert(quotes)
        .values({ requestUuid, shopUuid, givenAt: now, ...offer, validUntil, items: items && [...items] });
      return { happened: [{ event: isBettered ? 'bettered' : 'quoted' }] };
    },
  }),
};

const cleaned = ({ remark, items, ...quote }: Quote): Quote => ({
  ...quote,
  remark: remark.replaceAll('\r\n', '\n').trim(),
  ...(items && { items: items.toSorted((one, other) => one.item - other.item) }),
});

/** By the days of Japan, where shops and sellers are. */
function isSound({ low, high, valid_until: end }: Quote, now: Date): boolean {
  const today = dayInJapan(now);
  return low <= high && end >= today && end <= daysLater(today, QUOTE_LIMITS.validDays);
}

/** Each price is for an item that is left, and none has two. */
const isPriced = ({ items = [] }: Quote, left: readonly number[]): boolean =>
  items.every(({ item }) => left.includes(item)) &&
  new Set(items.map(({ item }) => item)).size === items.length;

const isSame = (quote: Quote, before: QuoteRow) =>
  (['low', 'high', 'method', 'remark'] as const).every((name) => quote[name] === before[name]) &&
  quote.valid_until === before.validUntil &&
  isDeepStrictEqual(quote.items ?? null, before.items);
