import { eq, sql } from 'drizzle-orm';
import type { PlaceFacts } from '#contract/life/facts.ts';
import { releasedAt } from '#contract/life/place-states.ts';
import type { Outcome } from '#contract/schemas/follow-up.ts';
import type { Db } from '../db/open.ts';
import { outcomes } from '../db/schema.ts';

export type Side = 'seller' | 'shop';

/** The words of the two sides about one shop. */
export type Said = Partial<Record<Side, Outcome>>;

/** The words of both sides about each shop of a request, by the shop's uuid. */
export async function outcomesOf(db: Db, request: string): Promise<Map<string, Said>> {
  const rows = await db.select().from(outcomes).where(eq(outcomes.requestUuid, request));
  const byShop = new Map<string, Said>();
  for (const { shopUuid, side, result, amount, why } of rows)
    byShop.set(shopUuid, { ...byShop.get(shopUuid), [side]: { result, amount, why } });
  return byShop;
}

/** Both sides say that something was sold. */
export const isDeal = ({ seller, shop }: Said): boolean =>
  seller?.result === 'sold' && shop?.result === 'sold';

/** How far the release to a shop has come, as one side sees it; null before it. */
export const shownRelease = (viewer: Side, facts: PlaceFacts, answers: Said = {}) =>
  releasedAt(facts) ? { outcome: answers[viewer] ?? null, deal: isDeal(answers) } : null;

/**
 * Writes what a side says; the last one counts. An amount belongs to a sale, a reason to none. The moment is that of the
 * result: another amount makes no new sale.
 */
export async function sayOutcome(
  tx: Db,
  { request: requestUuid, shop: shopUuid }: { request: string; shop: string },
  side: Side,
  { result, amount, why }: Outcome,
  at: Date,
): Promise<void> {
  const values = {
    result,
    amount: result === 'sold' ? amount : null,
    why: result === 'not_sold' ? why : null,
    at,
  };
  await tx
    .insert(outcomes)
    .values({ requestUuid, shopUuid, side, ...values })
    .onConflictDoUpdate({
      target: [outcomes.requestUuid, outcomes.shopUuid, outcomes.side],
      set: {
        ...values,
        at: sql`case when ${outcomes.result} = excluded.result then ${outcomes.at} else excluded.at end`,
      },
    });
}
