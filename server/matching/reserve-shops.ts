import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/base/limits.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { type ChosenShop, matchReasons } from '#contract/life/match-reasons.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import type { Db } from '../db/open.ts';
import { cities, shops, towns } from '../db/schema.ts';

/** The data of a shop that its card is made of. */
export const CHOSEN_SHOP = {
  company_shop_name: shops.shopName,
  tel: shops.tel,
  address: shops.address,
  website_url: shops.websiteUrl,
  pr_comment: shops.prComment,
  specialties: shops.specialties,
  methods: shops.methods,
  // A code may lie in several towns: the one that the address names counts.
  municipality: sql<string | null>`(select ${cities.name} from ${cities}
    where ${cities.id} in (select ${towns.cityId} from ${towns} where ${towns.zipcode} = ${shops.zipcode})
    order by position(${cities.name} in ${shops.address}) = 0, ${cities.id} limit 1)`,
};

type ChosenRow = Omit<CompanyShop, 'reasons'> & ChosenShop;

/** A shop as sellers see it, with the reasons why it was chosen. */
export function shownTo(categories: readonly CategoryKey[], row: ChosenRow): CompanyShop {
  const { specialties, methods, municipality, ...shop } = row;
  return { ...shop, reasons: matchReasons({ specialties, methods, municipality }, categories) };
}

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
  /** The seller's postal code. If nobody knows it, only shops that serve the whole country are chosen. */
  zip: string;
  /** 番地以降. If it begins with a town of the code, the seller lives there. */
  address: string;
}

/**
 * Chooses up to ten shops for a request, and counts it for each: shops that buy its categories, serve its prefecture,
 * can be told, and have room today. Those that fit come first, in fair shares (`line_of_shops.sql`,
 * decision 63). Categories take turns: for a watch and a cello, shops for both are chosen.
 *
 * Requests of one prefecture take turns, or those of one moment would all go to the same shops. All of it is one call of
 * a function in the database, so nobody waits while answers travel.
 * Nothing else waits: the turn ends before the request is written, and does not wait for the disk. A note of it stays
 * until the request is stored.
 *
 * @returns them in the order in which the seller sees them
 */
export const reserveShops = (db: Db, reserving: Reserving): Promise<ReservedShop[]> =>
  chooseShops(db, sql`reserve_for_request`, reserving);

/** The shops that a request in test mode would get. Nothing is counted or noted for them. */
export const shopsForTest = (db: Db, reserving: Reserving): Promise<ReservedShop[]> =>
  chooseShops(db, sql`shops_for_test`, reserving);

/** @param by the function of the database that chooses */
async function chooseShops(
  db: Db,
  by: SQL,
  { uuid, emailMark, phoneMark, categories, zip, address }: Reserving,
): Promise<ReservedShop[]> {
  const list = `{${[...new Set(categories)].join(',')}}`;
  const reservation = sql`${by}(${uuid}, ${emailMark}, ${phoneMark}, ${list}::text[],
    ${zip}, ${address}, ${LIMITS.matchedShops})`;
  const rows = await db
    .select({ uuid: shops.uuid, row: CHOSEN_SHOP })
    .from(sql`unnest(${reservation}) with ordinality as chosen (uuid, place)`)
    .innerJoin(shops, eq(shops.uuid, sql`chosen.uuid`))
    .orderBy(asc(sql`chosen.place`));
  return rows.map(({ uuid: shop, row }) => ({ uuid: shop, shown: shownTo(categories, row) }));
}

/** The prefecture in which a seller lives, in SQL; null if nobody knows the postal code. */
export const prefectureOf = (zip: string, address: string): SQL<number | null> =>
  sql`(select prefectures[1] from place_of_seller(${zip}, ${address}))`;
