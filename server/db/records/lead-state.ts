import { desc, eq } from 'drizzle-orm';
import { LEAD_STATES, type LeadState } from '#contract/follow-up.ts';
import { keysOf } from '#contract/keys.ts';
import type { Db } from '../open.ts';
import { type matches, quotes } from '../schema.ts';

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

type Moments = Pick<
  typeof matches.$inferSelect,
  'createdAt' | 'lookedAt' | 'calledAt' | 'declinedAt' | 'passedAt' | 'refusedAt' | 'chosenAt'
>;

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
