import { sql } from 'drizzle-orm';
import { type DeclineReason, QUOTE_LIMITS } from '#contract/follow-up.ts';
import { dayInJapan, daysLater } from '#contract/japanese-days.ts';
import { PREFECTURES } from '#contract/prefectures.ts';
import type { Lead, Quote } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { EventName } from '../base/events.ts';
import type { Db } from '../db/open.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import {
  isDecidedAgainst,
  leadState,
  newestQuotes,
  seesContact,
  seesGoods,
  shownQuote,
} from '../db/records/lead-state.ts';
import { disclose } from '../db/records/ledger.ts';
import { numberOf } from '../db/records/number.ts';
import { questionsOf, shownQuestion } from '../db/records/questions.ts';
import { readingOf, WHOLE } from '../db/records/reading.ts';
import type { RequestRow } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Links } from '../links/links.ts';
import { release } from '../outcomes/clock.ts';
import { outcomesOf, shownRelease } from '../outcomes/outcomes.ts';
import { type ReviewRow, reviewsOf } from '../outcomes/reviews.ts';
import { bringNews, sendNews } from '../places/news.ts';
import type { Places } from '../places/places.ts';
import type { Addresses } from '../reference/addresses.ts';
import { isWithheld, type LeadLink, type LeadRow, leadOf } from './open-link.ts';
import { shownGoods, shownPreference } from './shown-goods.ts';

export interface Leads {
  db: Db;
  links: Links;
  outbox: Outbox;
  places: Places;
  addresses(): Addresses;
}

/** A request as one of its shops sees it. */
export async function readLead({ db, links, addresses }: Leads, link: LeadLink): Promise<Lead> {
  const { request, match, shopName } = await leadOf(db, link);
  const { request: uuid, shop, version } = link;
  const isOpen = seesGoods(request, match);
  const isSeen = seesContact(request, match);
  const reading = readingOf(request, match);
  const [items, quotes, questions, outcomes, reviews] = await Promise.all([
    shownGoods(db, links, uuid, isOpen ? { request: uuid, shop, version } : undefined, reading),
    newestQuotes(db, uuid),
    questionsOf(db, uuid),
    outcomesOf(db, uuid),
    reviewsOf(db, uuid),
  ]);
  const quote = quotes.get(shop);
  return {
    number: numberOf(uuid),
    created_at: request.createdAt.toISOString(),
    shop_name: shopName,
    state: leadState(match, quote).state,
    withdrawn_at: request.withdrawnAt?.toISOString() ?? null,
    prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1] ?? '',
    items,
    details: customerTexts(request, 'shopBefore', reading),
    preference: shownPreference(request),
    contact: isSeen ? contactOf(request, addresses()) : null,
    quote: shownQuote(quote),
    declined: match.declineReason,
    withheld: isWithheld({ request, match }),
    passed: match.passedAt !== null && match.lookedAt === null,
    decided: isDecidedAgainst(request, match),
    questions: (questions.get(shop) ?? []).map((row) => shownQuestion('shop', row, request, isSeen)),
    release: shownRelease('shop', match, outcomes.get(shop)),
    review: shownReview(reviews.get(shop)),
    bettering: !request.betterAskedAt || !quote ? 'closed' : match.betteredAt ? 'used' : 'open',
  };
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

/**
 * Shows the seller to the shop, and notes it the first time.
 * @throws Refusal withdrawn_request, declined_lead, passed_lead, decided_request, contact_withheld
 */
export const openContact = (leads: Leads, link: LeadLink): Promise<Lead> =>
  changeLead(leads, link, async (tx, lead) => {
    refuseClosed(lead);
    if (isWithheld(lead)) throw new Refusal('contact_withheld');
    if (lead.match.lookedAt) return;
    const stored = sql`update matches set looked_at = clock_timestamp() where ${isLead(link)} returning request_uuid as uuid`;
    await tx.execute(announcing(leads.outbox, lead, 'lead.viewed', stored));
    await tx.execute(
      disclose({
        request: link.request,
        shop: link.shop,
        what: 'contact',
        act: lead.match.chosenAt ? 'seller' : 'shop',
      }),
    );
    await leads.places.looked(tx, lead.match);
    await tx.execute(release(link.request, link.shop));
    await bringNews(tx, lead.request);
  });

/**
 * The shop has called. Nothing is noted of a shop that cannot know the number.
 * @throws Refusal withdrawn_request, declined_lead
 */
export const reportCall = (leads: Leads, link: LeadLink): Promise<Lead> =>
  changeLead(leads, link, async (tx, lead) => {
    refuseClosed(lead);
    const { lookedAt, calledAt } = lead.match;
    if (!lookedAt || calledAt) return;
    await tx.execute(sql`update matches set called_at = clock_timestamp() where ${isLead(link)}`);
    await leads.places.answered(tx, lead.match);
  });

/**
 * The shop does not answer. If it has not seen the seller's contact, the next shop of the matching gets its place and
 * the request. Its own count of requests stays: it had its turn (decision 41).
 * @throws Refusal withdrawn_request
 */
export const decline = (leads: Leads, link: LeadLink, reason: DeclineReason): Promise<Lead> =>
  changeLead(leads, link, async (tx, lead) => {
    if (lead.request.withdrawnAt) throw new Refusal('withdrawn_request');
    if (lead.match.declinedAt) return;
    await tx.execute(
      sql`update matches set declined_at = clock_timestamp(), decline_reason = ${reason} where ${isLead(link)}`,
    );
    await leads.places.answered(tx, lead.match);
    await bringNews(tx, lead.request);
    if (!lead.match.lookedAt && !lead.match.passedAt) await leads.places.fill(tx, lead.request, 1);
  });

/**
 * The shop names a price. The same as before is no news. Once the seller has asked for better quotes, a shop may change
 * its own once, and not to a lower one.
 * @throws Refusal withdrawn_request, declined_lead, invalid_quote, no_better_quote
 */
export const giveQuote = (leads: Leads, link: LeadLink, given: Quote, now = new Date()): Promise<Lead> =>
  changeLead(leads, link, async (tx, lead) => {
    refuseClosed(lead);
    const quote = { ...given, remark: cleaned(given.remark) };
    refuseUnsound(quote, now);
    const { request: request_uuid, shop: shop_uuid } = link;
    const all = await newestQuotes(tx, request_uuid);
    const before = all.get(shop_uuid);
    if (before && isSame(quote, before)) return;
    const { low, high, valid_until, method, remark } = quote;
    if (before && lead.request.betterAskedAt) {
      const isLower = low < before.low || high < before.high;
      if (lead.match.betteredAt || isLower) throw new Refusal('no_better_quote');
      await tx.execute(sql`update matches set bettered_at = clock_timestamp() where ${isLead(link)}`);
    }
    const stored = sql`insert into quotes (request_uuid, shop_uuid, given_at, low, high, valid_until, method, remark)
      values (${request_uuid}, ${shop_uuid}, clock_timestamp(), ${low}, ${high}, ${valid_until}, ${method}, ${remark})
      returning request_uuid as uuid`;
    await tx.execute(announcing(leads.outbox, lead, 'quote.given', stored));
    await leads.places.answered(tx, lead.match);
    await tx.execute(release(request_uuid, shop_uuid));
    if (all.size === 0) await sendNews(tx, leads.outbox, lead.request);
    else await bringNews(tx, lead.request);
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

/** Runs calls about one request one after the other, so that each sees the changes of the one before. */
export async function changeLead(
  leads: Leads,
  link: LeadLink,
  work: (tx: Db, lead: LeadRow) => Promise<void>,
): Promise<Lead> {
  await leads.db.transaction(async (tx) => work(tx, await leadOf(tx, link, true)));
  leads.outbox.posted();
  return readLead(leads, link);
}

/** @throws Refusal if the request is over for the shop */
export function refuseClosed({ request, match }: LeadRow): void {
  if (request.withdrawnAt) throw new Refusal('withdrawn_request');
  if (match.declinedAt) throw new Refusal('declined_lead');
  if (isDecidedAgainst(request, match)) throw new Refusal('decided_request');
  // A shop that lost its place before it saw the contact no longer learns it.
  if (match.passedAt && !match.lookedAt) throw new Refusal('passed_lead');
}

const isLead = ({ request, shop }: LeadLink) => sql`request_uuid = ${request} and shop_uuid = ${shop}`;

const announcing = (
  outbox: Outbox,
  { request: { mediumUuid }, match: { shopUuid } }: LeadRow,
  event: EventName,
  stored: ReturnType<typeof sql>,
) =>
  sql`with stored as (${stored}), announced as ${outbox.announce([event], { mediumUuid, shopUuid })} select from stored`;
