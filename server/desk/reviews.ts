import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { DeskReview } from '#contract/schemas/desk/inbox.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { reviews, shops } from '../db/schema.ts';
import { decideReview as decide, waits } from '../outcomes/reviews.ts';
import { byOf } from './log.ts';
import type { Person } from './person.ts';
import { piece, placeTime } from './piece.ts';
import { allow } from './rights.ts';

const WHERE: Readonly<Record<string, SQL | undefined>> = {
  waiting: waits,
  shown: isNotNull(reviews.shownAt),
  refused: and(isNotNull(reviews.refusedAt), isNull(reviews.shownAt)),
};

const stateOf = (shownAt: Date | null, refusedAt: Date | null) =>
  shownAt ? 'shown' : refusedAt ? 'refused' : 'waiting';

/** The newest reviews, all or those of a state. */
export async function listReviews(
  db: Db,
  by: Person,
  state: string | undefined,
  after: string | undefined,
): Promise<{ reviews: DeskReview[]; next: string | null }> {
  allow(by, 'readReviews');
  const wanted = state !== undefined && Object.hasOwn(WHERE, state) ? WHERE[state] : undefined;
  const { rows, next } = await piece(
    { at: reviews.writtenAt, uuid: reviews.uuid },
    after,
    (where, limit) =>
      db
        .select({ review: reviews, shop: shops.shopName, place: placeTime(reviews.writtenAt) })
        .from(reviews)
        .innerJoin(shops, eq(shops.uuid, reviews.shopUuid))
        .where(and(where, wanted))
        .orderBy(desc(reviews.writtenAt), desc(reviews.uuid))
        .limit(limit),
    ({ place, review }) => ({ at: place, uuid: review.uuid }),
  );
  return {
    reviews: rows.map(({ review, shop }) => ({
      uuid: review.uuid,
      at: review.writtenAt.toISOString(),
      shop,
      explanation: review.explanation,
      speed: review.speed,
      paid: review.paid,
      text: review.text,
      answer: review.answer,
      state: stateOf(review.shownAt, review.refusedAt),
      answer_state: stateOf(review.answerShownAt, review.answerRefusedAt),
    })),
    next,
  };
}

/**
 * Shows or refuses what waits: the review or, once that is shown, the shop's answer.
 * @returns which of them
 * @throws Refusal `not_found`, `changed_meanwhile`: nothing waits any more
 */
export async function decideReview(
  db: Db,
  by: Person,
  uuid: string,
  release: boolean,
): Promise<'review' | 'answer'> {
  allow(by, 'decideReview');
  const what = await decide(db, uuid, release ? 'release' : 'refuse', byOf(by));
  if (what) return what;
  const isThere = (await db.$count(reviews, eq(reviews.uuid, uuid))) > 0;
  throw new Refusal(isThere ? 'changed_meanwhile' : 'not_found');
}
