import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { monthInJapan } from '#contract/base/japanese-days.ts';
import { REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import { mayAskChange, type ReviewChange } from '#contract/life/reviews.ts';
import type { Review } from '#contract/schemas/follow-up.ts';
import type { ShopReviews } from '#contract/schemas/site.ts';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { heldBack, type KnownSeller } from '../db/records/hold-back.ts';
import { type ReviewRow, reviewFacts, reviewIn } from '../db/records/reviews.ts';
import { reviews, shops } from '../db/schema.ts';

/** The reviews of a request, by the shop's uuid. */
export async function reviewsOf(db: Db, request: string): Promise<Map<string, ReviewRow>> {
  const rows = await db.select().from(reviews).where(eq(reviews.requestUuid, request));
  return new Map(rows.map((row) => [row.shopUuid, row]));
}

/** A deal, whose seller is known: what tells who that is stands in no review. */
interface Deal {
  request: KnownSeller & { uuid: string };
  shop: string;
}

const isOf = ({ request, shop }: Deal) =>
  and(eq(reviews.requestUuid, request.uuid), eq(reviews.shopUuid, shop));

/**
 * Writes a review, in which contact and names are held back.
 * @returns whether it was written: a deal has one review
 */
export async function addReview(
  tx: Db,
  { request, shop }: Deal,
  { explanation, speed, paid, text }: Review,
): Promise<boolean> {
  const rows = await tx
    .insert(reviews)
    .values({
      ...{ requestUuid: request.uuid, shopUuid: shop, explanation, speed, paid },
      text: heldBack(text, request),
    })
    .onConflictDoNothing()
    .returning({ uuid: reviews.uuid });
  return rows.length > 0;
}

/** Writes a review again. @returns whether it was written: once, after the operator has asked for it */
export async function rewriteReview(
  tx: Db,
  deal: Deal,
  { explanation, speed, paid, text }: Review,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set({ explanation, speed, paid, text: heldBack(text, deal.request), rewrittenAt: now })
    .where(and(isOf(deal), reviewIn('changing')))
    .returning({ uuid: reviews.uuid });
  return rows.length > 0;
}

/**
 * Writes the answer of a shop, in which contact and names are held back.
 * @returns whether it was written: a review that is shown has one answer
 */
export async function addAnswer(tx: Db, deal: Deal, answer: string): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set({ answer: heldBack(answer, deal.request), answeredAt: sql`clock_timestamp()` })
    .where(and(isOf(deal), isNotNull(reviews.shownAt), isNull(reviews.answer)))
    .returning({ uuid: reviews.uuid });
  return rows.length > 0;
}

const NO_REVIEWS = { count: 0, explanation: 0, speed: 0, paid: 0 };

/** The reviews on a shop's page. */
export async function shownReviews(db: Db, shop: string): Promise<ShopReviews> {
  const isShown = and(eq(reviews.shopUuid, shop), isNotNull(reviews.shownAt));
  const [[all = NO_REVIEWS], newest] = await Promise.all([
    db
      .select({
        count: count(),
        explanation: sql<number>`coalesce(avg(${reviews.explanation}), 0)::float8`,
        speed: sql<number>`coalesce(avg(${reviews.speed}), 0)::float8`,
        paid: sql<number>`coalesce(avg(${reviews.paid}::int), 0)::float8`,
      })
      .from(reviews)
      .where(isShown),
    db.select().from(reviews).where(isShown).orderBy(desc(reviews.shownAt)).limit(REVIEW_LIMITS.shown),
  ]);
  const { count: total, ...average } = all;
  return {
    count: total,
    average: total >= REVIEW_LIMITS.averagedFrom ? average : null,
    newest: newest.map(({ writtenAt, explanation, speed, paid, text, answer, answerShownAt }) => ({
      month: monthInJapan(writtenAt),
      explanation,
      speed,
      paid,
      text,
      answer: answerShownAt ? (answer ?? '') : '',
    })),
  };
}

/** The rows that wait for the operator: reviews and answers that were neither released nor refused. */
export const waits = or(
  reviewIn('waiting'),
  and(isNotNull(reviews.answer), isNull(reviews.answerShownAt), isNull(reviews.answerRefusedAt)),
);

/** For the operator, the newest first. */
export async function listReviews(db: Db, onlyWaiting: boolean, { limit, offset }: ListPage) {
  const rows = await db
    .select({
      uuid: reviews.uuid,
      shop: shops.shopName,
      written: reviews.writtenAt,
      explanation: reviews.explanation,
      speed: reviews.speed,
      paid: reviews.paid,
      text: reviews.text,
      answer: reviews.answer,
      shown: reviews.shownAt,
    })
    .from(reviews)
    .innerJoin(shops, eq(shops.uuid, reviews.shopUuid))
    .where(onlyWaiting ? waits : undefined)
    .orderBy(desc(reviews.writtenAt))
    .limit(limit)
    .offset(offset);
  return rows.map(({ paid, ...row }) => ({ ...row, paid: paid ? 'yes' : 'no' }));
}

/**
 * The operator releases or refuses what waits: the review, or, if that is shown already, the shop's answer. A review
 * that is shown can be refused later too.
 * @param row held by the transaction
 * @returns what it was about; undefined if nothing waited
 */
export async function decideReview(
  tx: Db,
  row: ReviewRow,
  isRelease: boolean,
): Promise<'review' | 'answer' | undefined> {
  const now = sql`clock_timestamp()`;
  const answerWaits = row.answer !== null && !row.answerShownAt && !row.answerRefusedAt;
  const what = row.shownAt && answerWaits ? 'answer' : 'review';
  if (what === 'review' && (isRelease ? row.shownAt : row.refusedAt)) return undefined;
  const decided = {
    answer: isRelease ? { answerShownAt: now } : { answerRefusedAt: now },
    review: isRelease ? { shownAt: now, refusedAt: null } : { shownAt: null, refusedAt: now },
  };
  await tx.update(reviews).set(decided[what]).where(eq(reviews.uuid, row.uuid));
  return what;
}

/** The seller may be asked for a change: once, and not if nobody knows any more who it is. */
export const mayChange = (row: ReviewRow): boolean =>
  row.requestUuid !== null && mayAskChange(reviewFacts(row));

/**
 * The operator asks the seller to write a review again. Until then it is not shown.
 * @param row held by the transaction
 * @returns whether the seller is asked
 */
export async function askChange(tx: Db, row: ReviewRow, why: ReviewChange, now: Date): Promise<boolean> {
  if (!mayChange(row)) return false;
  await tx
    .update(reviews)
    .set({ changeAskedAt: now, changeWhy: why, shownAt: null, refusedAt: null })
    .where(eq(reviews.uuid, row.uuid));
  return true;
}
