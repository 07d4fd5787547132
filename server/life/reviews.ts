import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { monthInJapan } from '#contract/base/japanese-days.ts';
import { REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import type { Review } from '#contract/schemas/follow-up.ts';
import type { ShopReviews } from '#contract/schemas/site.ts';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { auditLog, requests, reviews, shops } from '../db/schema.ts';
import type { Marks } from '../limits/marks.ts';

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
  const written = await tx
    .insert(reviews)
    .values({ requestUuid, shopUuid, explanation, speed, paid, text })
    .onConflictDoNothing()
    .returning({ uuid: reviews.uuid });
  return written.length > 0;
}

/** @returns whether it was written: a review that is shown has one answer */
export async function addAnswer(
  tx: Db,
  { request, shop }: { request: string; shop: string },
  answer: string,
): Promise<boolean> {
  const written = await tx
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
  return written.length > 0;
}

/**
 * The requests become too old: reviews that nobody has read go with them, those that are shown stay without the request.
 * Marks stay with them, by which a person who wants to be erased later is found.
 */
export async function partFromRequests(tx: Db, gone: readonly string[], marks: Marks): Promise<void> {
  const these = inArray(reviews.requestUuid, [...gone]);
  await tx.delete(reviews).where(and(these, isNull(reviews.shownAt)));
  const written = await tx
    .select({ uuid: reviews.uuid, email: requests.email, phone: requests.tel1 })
    .from(reviews)
    .innerJoin(requests, eq(requests.uuid, reviews.requestUuid))
    .where(these);
  for (const { uuid, email, phone } of written)
    await tx
      .update(reviews)
      .set({ emailMark: marks.of('email', email), phoneMark: marks.of('phone', phone) })
      .where(eq(reviews.uuid, uuid));
}

/** The reviews of a person whose requests became too old. Undefined if nothing is known of the person. */
export function partedBy(
  marks: Marks,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): SQL | undefined {
  return or(
    email ? eq(reviews.emailMark, marks.of('email', email)) : undefined,
    phone && /\d/.test(phone.normalize('NFKC')) ? eq(reviews.phoneMark, marks.of('phone', phone)) : undefined,
  );
}

/**
 * Erases reviews, shown or not, with the shops' answers, because their writer asked for it.
 * @returns how many
 */
export async function eraseReviews(tx: Db, which: SQL | undefined, by: string): Promise<number> {
  const gone = await tx
    .delete(reviews)
    .where(which ?? sql`false`)
    .returning({ subjectUuid: reviews.uuid });
  const acts = gone.map((row) => ({ action: 'erase', subject: 'reviews', by, ...row }) as const);
  if (acts.length > 0) await tx.insert(auditLog).values(acts);
  return gone.length;
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
