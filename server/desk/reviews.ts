import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { REVIEW_CHANGES, REVIEW_STATES } from '#contract/life/reviews.ts';
import { keyOf } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { reviewIn, stateOfReview } from '../db/records/reviews.ts';
import { reviews, shops } from '../db/schema.ts';
import { askChange, decideReview, mayChange, waits } from '../life/reviews.ts';
import { actOn, OFFICE, view, WORKING } from './act.ts';
import { ofOne, ofState } from './inputs.ts';
import { piece, placeTime } from './piece.ts';

/** Those in a state; what waits may also be the answer of a shop. */
const inState = (state: string) =>
  state === 'waiting' ? waits : isKeyOf(REVIEW_STATES, state) ? reviewIn(state) : undefined;

const answerState = ({ answerShownAt, answerRefusedAt }: typeof reviews.$inferSelect) =>
  answerShownAt ? 'shown' : answerRefusedAt ? 'refused' : 'waiting';

export const reviewActs = {
  /** The newest reviews, all or those of a state. */
  readReviews: view({
    may: OFFICE,
    asks: ofState,
    async read({ db, life }, { state = '', after, whole }) {
      const now = life.now();
      const { rows, next } = await piece(
        { at: reviews.writtenAt, uuid: reviews.uuid },
        after,
        (where, limit) =>
          db
            .select({ review: reviews, shop: shops.shopName, place: placeTime(reviews.writtenAt) })
            .from(reviews)
            .innerJoin(shops, eq(shops.uuid, reviews.shopUuid))
            .where(and(where, inState(state)))
            .orderBy(desc(reviews.writtenAt), desc(reviews.uuid))
            .limit(limit),
        ({ place, review }) => ({ at: place, uuid: review.uuid }),
        { whole },
      );
      const list = rows.map(({ review, shop }) => ({
        uuid: review.uuid,
        at: review.writtenAt.toISOString(),
        shop,
        shop_uuid: review.shopUuid,
        /** Null: the request is erased. */
        request: review.requestUuid,
        explanation: review.explanation,
        speed: review.speed,
        paid: review.paid,
        text: review.text,
        answer: review.answer,
        state: stateOfReview(review, now),
        answer_state: answerState(review),
        /** Why the seller was asked to change it, and whether that may be asked still. */
        change: review.changeWhy,
        may_change: mayChange(review),
      }));
      return { reviews: list, next };
    },
  }),
  /** Shows or refuses what waits: the review or, once that is shown, the shop's answer. */
  decideReview: actOn(reviews, {
    may: WORKING,
    asks: z.extend(ofOne, { release: z.boolean() }),
    logs: ({ release }) => (release ? 'release' : 'refuse'),
    async work({ tx, row }, { release }) {
      const what = await decideReview(tx, row, release);
      if (!what) throw new Refusal('changed_meanwhile');
      const isTold = what === 'review' && release && row.requestUuid !== null && row.answer === null;
      return {
        answer: { what },
        ...(isTold && { tells: [{ event: 'lead.review_shown' as const, shop: row.shopUuid }] }),
      };
    },
  }),
  /** Asks the seller to write a review again, once. Until then it is not shown. */
  askReviewChange: actOn(reviews, {
    may: WORKING,
    asks: z.extend(ofOne, { why: keyOf(REVIEW_CHANGES) }),
    logs: 'ask',
    async work({ tx, row, now }, { why }) {
      if (!(await askChange(tx, row, why, now))) throw new Refusal('changed_meanwhile');
      return { answer: {}, tells: [{ event: 'request.review_change_asked', shop: row.shopUuid }] };
    },
  }),
};
