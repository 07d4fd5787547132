import { asc, eq, sql } from 'drizzle-orm';
import type { CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { shops } from '../db/schema.ts';

/** The data of a shop that sellers see. */
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

/** The request that shops are reserved for. */
export interface Reserving {
  uuid: string;
  /** Marks of the seller (limits/marks.ts). */
  emailMark: string;
  phoneMark: string;
  categories: readonly CategoryKey[];
  /** Undefined if the postal code is unknown; then only shops that serve the whole country are chosen. */
  prefectureId: number | undefined;
}

/**
 * Chooses up to ten shops for a request, and counts it for each: shops that buy its categories and serve its
 * prefecture. To be fair, shops with the fewest requests come first, then those whose last request is the oldest.
 * Categories take turns: for a watch and a cello, shops for both are chosen.
 *
 * Requests of one prefecture take turns, or those of one moment would all go to the same shops. All of it is one call of
 * a function in the database (server/db/migrations/0000_first_release.sql), so nobody waits while answers travel.
 * Nothing else waits: the turn ends before the request is written, and does not wait for the disk. A note of it stays
 * until the request is stored.
 *
 * @returns them in the order in which the seller sees them
 */
export const reserveShops = (
  db: Db,
  { uuid, emailMark, phoneMark, categories, prefectureId }: Reserving,
): Promise<ReservedShop[]> => {
  const wanted = `{${[...new Set(categories)].join(',')}}`;
  const reserved = sql`reserve_for_request(${uuid}, ${emailMark}, ${phoneMark}, ${wanted}::text[],
    ${prefectureId ?? 0}, ${LIMITS.matchedShops})`;
  return db
    .select({ uuid: shops.uuid, shown: COMPANY_SHOP })
    .from(sql`unnest(${reserved}) with ordinality as chosen (uuid, place)`)
    .innerJoin(shops, eq(shops.uuid, sql`chosen.uuid`))
    .orderBy(asc(sql`chosen.place`));
};

/** For a request that was not stored after all. */
export async function giveBackShops(db: Db, uuid: string): Promise<void> {
  await db.execute(sql`with ended as (
      delete from reservations where request_uuid = ${uuid} and given_back_at is null returning shop_uuids)
    select count_request(shop_uuids, -1) from ended`);
}

/** No request takes this long to be stored. If one does, its shops are counted again when it is. */
const LONGEST_S = 30;

/** Gives back the shops of requests whose server ended before it stored them. */
export async function giveBackLost(db: Db, longestS = LONGEST_S): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select give_back_reservations(make_interval(secs => ${longestS})) as count`,
  );
  return row?.count ?? 0;
}
