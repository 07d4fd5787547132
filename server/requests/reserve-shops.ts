import { sql } from 'drizzle-orm';
import type { CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import { type Db, rowsOf } from '../db/open.ts';

interface Candidate {
  uuid: string;
  categories: CategoryKey[];
}

/** Any number that none of our other locks uses. */
const MATCHING_LOCK = 741_852;

/**
 * Chooses up to ten shops for a request, and counts it for each: shops that buy its categories and serve its prefecture.
 * To be fair, those with the fewest requests come first, then those whose last request is the oldest.
 *
 * Requests of one prefecture take turns, or those of one moment would all go to the same shops. Nothing else waits: the
 * turn ends before the request is written, and does not wait for the disk.
 *
 * @param prefectureId undefined if the postal code is unknown; then only shops that serve the whole country are chosen
 * @returns uuids in the order in which the seller sees the shops
 */
export const reserveShops = (
  db: Db,
  categories: readonly CategoryKey[],
  prefectureId: number | undefined,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('synchronous_commit', 'off', true),
            pg_advisory_xact_lock(${MATCHING_LOCK}, ${prefectureId ?? 0})`,
    );
    const candidates = await rowsOf<Candidate>(
      tx,
      sql`select distinct on (match_count, last_matched_at, uuid) uuid, categories
          from unnest(${arrayOf(new Set(categories))}::text[]) as wanted (category)
          cross join lateral (
            select * from shops
            where wanted.category = any(categories)
              and (nationwide or ${prefectureId ?? 0} = any(served_prefecture_ids))
            order by match_count, last_matched_at nulls first, uuid
            limit ${LIMITS.matchedShops}
          ) as shop
          order by match_count, last_matched_at nulls first, uuid`,
    );
    const chosen = chooseShops(candidates, categories, LIMITS.matchedShops);
    await count(tx, chosen, 1);
    return chosen;
  });

/** For a request that was not stored after all. */
export const giveBackShops = (db: Db, shopUuids: readonly string[]): Promise<void> =>
  count(db, shopUuids, -1);

/** The rows are always locked in the same order, so that two requests never wait for each other in a circle. */
async function count(db: Db, shopUuids: readonly string[], by: 1 | -1): Promise<void> {
  await db.execute(
    sql`update shops set match_count = match_count + ${by}, last_matched_at = clock_timestamp()
        from (select uuid from shops where uuid = any(${arrayOf(shopUuids)}::uuid[])
              order by uuid for no key update) as chosen
        where shops.uuid = chosen.uuid`,
  );
}

const arrayOf = (texts: Iterable<string>) => `{${[...texts].join(',')}}`;

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
