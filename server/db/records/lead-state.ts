import { and, desc, eq, inArray } from 'drizzle-orm';
import { LEAD_STATES, type LeadState } from '#contract/follow-up.ts';
import { keysOf } from '#contract/keys.ts';
import type { Db } from '../open.ts';
import { type MatchRow, quotes, type RequestRow } from '../schema.ts';

export type QuoteRow = typeof quotes.$inferSelect;

/** The newest quote of each shop that gave one, by the shop's uuid. */
export async function newestQuotes(db: Db, request: string): Promise<Map<string, QuoteRow>> {
  const rows = await db
    .selectDistinctOn([quotes.shopUuid])
    .from(quotes)
    .where(eq(quotes.requestUuid, request))
    .orderBy(quotes.shopUuid, desc(quotes.givenAt));
  return new Map(rows.map((row) => [row.shopUuid, row]));
}

/** The newest quote of one shop for each of these requests, by the request's uuid. */
export async function newestOfShop(
  db: Db,
  shop: string,
  requests: readonly string[],
): Promise<Map<string, QuoteRow>> {
  const rows = await db
    .selectDistinctOn([quotes.requestUuid])
    .from(quotes)
    .where(and(eq(quotes.shopUuid, shop), inArray(quotes.requestUuid, [...requests])))
    .orderBy(quotes.requestUuid, desc(quotes.givenAt));
  return new Map(rows.map((row) => [row.requestUuid, row]));
}

type Moments = Pick<
  MatchRow,
  'createdAt' | 'lookedAt' | 'calledAt' | 'declinedAt' | 'passedAt' | 'refusedAt' | 'chosenAt'
>;

type RequestMoments = Pick<RequestRow, 'withdrawnAt' | 'decidedAt'>;

/** Whether the seller has refused the shop, or has decided for others. */
export const isDecidedAgainst = (
  { decidedAt }: Pick<RequestMoments, 'decidedAt'>,
  { refusedAt, chosenAt }: Pick<Moments, 'refusedAt' | 'chosenAt'>,
): boolean => refusedAt !== null || (decidedAt !== null && chosenAt === null);

/** The moments that decide what a shop sees. */
export type SeenMoments = 'lookedAt' | 'declinedAt' | 'passedAt' | 'refusedAt' | 'chosenAt';

/** Whether the shop sees the goods, and is told of them: not of a request that is over for it. */
export const seesGoods = (request: RequestMoments, match: Pick<Moments, SeenMoments>): boolean =>
  !request.withdrawnAt &&
  !match.declinedAt &&
  !isDecidedAgainst(request, match) &&
  !(match.passedAt && !match.lookedAt && !match.chosenAt);

/** Whether the shop sees the seller's contact: it has asked for it, and the request is not over for it. */
export const seesContact = (request: RequestMoments, match: Pick<Moments, SeenMoments>): boolean =>
  seesGoods(request, match) && match.lookedAt !== null;

/** How far a shop is with a request: the last thing that happened, and when. */
export function leadState(
  match: Moments,
  quote: Pick<QuoteRow, 'givenAt'> | undefined,
): { state: LeadState; since: Date } {
  const moments: Record<LeadState, Date | null | undefined> = {
    informed: match.createdAt,
    looked: match.lookedAt,
    called: match.calledAt,
    quoted: quote?.givenAt,
    declined: match.declinedAt,
    passed: match.passedAt,
    refused: match.refusedAt,
    chosen: match.chosenAt,
  };
  let last: { state: LeadState; since: Date } = { state: 'informed', since: match.createdAt };
  for (const state of keysOf(LEAD_STATES)) {
    const since = moments[state];
    if (since && since >= last.since) last = { state, since };
  }
  // A shop cannot take it back.
  return match.declinedAt ? { state: 'declined', since: match.declinedAt } : last;
}

/** A quote as the pages show it. */
export const shownQuote = (row: QuoteRow | undefined) =>
  row
    ? {
        low: row.low,
        high: row.high,
        valid_until: row.validUntil,
        method: row.method,
        remark: row.remark,
        given_at: row.givenAt.toISOString(),
      }
    : null;
