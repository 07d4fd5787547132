import { sql } from 'drizzle-orm';
import type { CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { matches } from '../db/schema.ts';

interface Candidate {
  uuid: string;
  categories: CategoryKey[];
}

/** Any number that none of our other locks uses. */
const MATCHING_LOCK = 741_852_002;

/**
 * Passes a stored request on to up to ten shops that buy its categories and serve its prefecture, and stores this.
 *
 * To be fair, the shops with the fewest requests come first, then those whose last request is the oldest. Only one
 * request is matched at a time, or two requests at once would go to the same shops. The lock ends with the transaction.
 *
 * @param prefectureId undefined if the postal code is unknown; then only shops that serve the whole country are chosen
 */
export async function matchShops(
  tx: Db,
  requestUuid: string,
  categories: readonly CategoryKey[],
  prefectureId: number | undefined,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MATCHING_LOCK})`);
  const candidates = await rowsOf<Candidate>(
    tx,
    sql`select uuid, categories from shops
        where categories && ${`{${categories.join(',')}}`}::text[]
          and (nationwide or ${prefectureId ?? 0} = any(served_prefecture_ids))
        order by match_count, last_matched_at nulls first, uuid`,
  );
  const chosen = chooseShops(candidates, categories, LIMITS.matchedShops);
  if (chosen.length === 0) return;
  await tx.insert(matches).values(chosen.map((shopUuid, position) => ({ requestUuid, shopUuid, position })));
  await tx.execute(
    sql`update shops set match_count = match_count + 1, last_matched_at = clock_timestamp()
        where uuid = any(${`{${chosen.join(',')}}`}::uuid[])`,
  );
}

/**
 * The first candidates up to the limit, taking turns between categories: for a watch and a cello, shops for both are
 * chosen.
 * @param candidates in the order of fairness
 */
export function chooseShops(
  candidates: readonly Candidate[],
  categories: readonly CategoryKey[],
  limit: number,
): string[] {
  const chosen = new Set<string>();
  const turns = new Set(categories);
  while (chosen.size < limit && turns.size > 0) {
    for (const category of turns) {
      const next = candidates.find(
        ({ uuid, categories: bought }) => !chosen.has(uuid) && bought.includes(category),
      );
      if (next && chosen.size < limit) chosen.add(next.uuid);
      else turns.delete(category);
    }
  }
  return [...chosen];
}
