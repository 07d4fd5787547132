import { type SQL, sql } from 'drizzle-orm';
import { REVIEW_STATES, type ReviewFacts, type ReviewState, reviewState } from '#contract/life/reviews.ts';
import { reviews } from '../schema.ts';
import { stateSql } from './condition-sql.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export const reviewFacts = ({ shownAt, refusedAt, changeAskedAt, rewrittenAt }: ReviewRow): ReviewFacts => ({
  shown: shownAt,
  refused: refusedAt,
  changeAsked: changeAskedAt,
  rewritten: rewrittenAt,
});

/** The state of a review now. */
export const stateOfReview = (row: ReviewRow, now: Date): ReviewState => reviewState(reviewFacts(row), now);

const FACTS_SQL: Readonly<Record<keyof ReviewFacts, SQL>> = {
  shown: sql`${reviews.shownAt}`,
  refused: sql`${reviews.refusedAt}`,
  changeAsked: sql`${reviews.changeAskedAt}`,
  rewritten: sql`${reviews.rewrittenAt}`,
};

/** The reviews in a state. */
export const reviewIn = (state: ReviewState): SQL => sql`(${stateSql(FACTS_SQL, REVIEW_STATES)} = ${state})`;
