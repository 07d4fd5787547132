import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { Refusal } from '../base/errors.ts';
import { reviews, shops } from '../db/schema.ts';
import { decideReview, waits } from '../life/reviews.ts';
import { actOn, OFFICE, view, WORKING } from './act.ts';
import { ofOne, ofState } from './inputs.ts';
import { piece, placeTime } from './piece.ts';

const WHERE = {
  waiting: waits,
  shown: isNotNull(reviews.shownAt),
  refused: and(isNotNull(reviews.refusedAt), isNull(reviews.shownAt)),
} as const satisfies Record<string, SQL | undefined>;

const stateOf = (shownAt: Date | null, refusedAt: Date | null) =>
  shownAt ? 'shown' : refusedAt ? 'refused' : 'waiting';

export const reviewActs = {
  /** The newest reviews, all or those of a state. */
  readReviews: view({
    may: OFFICE,
    asks: ofState,
    async read({ db }, { state = '', after }) {
      const { rows, next } = await piece(
        { at: reviews.writtenAt, uuid: reviews.uuid },
        after,
        (where, limit) =>
          db
            .select({ review: reviews, shop: shops.shopName, place: placeTime(reviews.writtenAt) })
            .from(reviews)
            .innerJoin(shops, eq(shops.uuid, reviews.shopUuid))
            .where(and(where, isKeyOf(WHERE, state) ? WHERE[state] : undefined))
            .orderBy(desc(reviews.writtenAt), desc(reviews.uuid))
            .limit(limit),
        ({ place, review }) => ({ at: place, uuid: review.uuid }),
      );
      const list = rows.map(({ review, shop }) => ({
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
      return { answer: { what } };
    },
  }),
};
