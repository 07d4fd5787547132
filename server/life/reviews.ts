import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { monthInJapan } from '#contract/base/japanese-days.ts';
import { REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import type { Review } from '#contract/schemas/follow-up.ts';
import type { ShopReviews } from '#contract/schemas/site.ts';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { reviews, shops } from '../db/schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** The reviews of a request, by the shop's uuid. */
export async function reviewsOf(db: Db, request: string): Promise<Map<string, ReviewRow>> {
  const rows = await db.select().from(reviews).where(eq(reviews.requestUuid, request));
  return new Map(rows.map((row) => [row.shopUuid, row]));
}

/** @returns whether it was written: a deal has one review */
export async function addReview(
  tx: Db,
  { request: requestUuid, shop: shopUuid }: { request: string; shop: string },
  { explanation, speed, paid, text }: Review,
): Promise<boolean> {
  const rows = await tx
    .insert(reviews)
    .values({ requestUuid, shopUuid, explanation, speed, paid, text })
    .onConflictDoNothing()
    .returning({ uuid: reviews.uuid });
  return rows.length > 0;
}

/** @returns whether it was written: a review that is shown has one answer */
export async function addAnswer(
  tx: Db,
  { request, shop }: { request: string; shop: string },
  answer: string,
): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set({ answer, answeredAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(reviews.requestUuid, request),
        eq(reviews.shopUuid, shop),
        isNotNull(reviews.shownAt),
        isNull(reviews.answer),
      ),
    )
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
  and(isNull(reviews.shownAt), isNull(reviews.refusedAt)),
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
