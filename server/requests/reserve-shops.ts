import { asc, eq, sql } from 'drizzle-orm';
import type { CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';

/** What a seller is told about a shop. */
export const COMPANY_SHOP = {
  company_shop_name: shops.shopName,
  tel: shops.tel,
  address: shops.address,
  website_url: shops.websiteUrl,
  pr_comment: shops.prComment,
};

export interface ReservedShop {
  uuid: string;
  shown: CompanyShop;
}

/**
 * Chooses up to ten shops for a request, and counts it for each: shops that buy its categories and serve its prefecture.
 * To be fair, those with the fewest requests come first, then those whose last request is the oldest. Categories take
 * turns: for a watch and a cello, shops for both are chosen.
 *
 * Requests of one prefecture take turns, or those of one moment would all go to the same shops. All of it is one call of
 * a function in the database (migration 0007), so nobody waits while answers travel. Nothing else waits: the turn ends
 * before the request is written, and does not wait for the disk.
 *
 * @param prefectureId undefined if the postal code is unknown; then only shops that serve the whole country are chosen
 * @returns them in the order in which the seller sees them
 */
export const reserveShops = (
  db: Db,
  categories: readonly CategoryKey[],
  prefectureId: number | undefined,
): Promise<ReservedShop[]> => {
  const wanted = arrayOf(new Set(categories));
  return db
    .select({ uuid: shops.uuid, shown: COMPANY_SHOP })
    .from(
      sql`unnest(reserve_shops(${wanted}::text[], ${prefectureId ?? 0}, ${LIMITS.matchedShops})) with ordinality as chosen (uuid, place)`,
    )
    .innerJoin(shops, eq(shops.uuid, sql`chosen.uuid`))
    .orderBy(asc(sql`chosen.place`));
};

/** For a request that was not stored after all. */
export async function giveBackShops(db: Db, reserved: readonly ReservedShop[]): Promise<void> {
  await db.execute(sql`select count_request(${arrayOf(reserved.map(({ uuid }) => uuid))}::uuid[], -1)`);
}

const arrayOf = (texts: Iterable<string>) => `{${[...texts].join(',')}}`;
