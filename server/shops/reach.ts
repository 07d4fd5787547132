import { asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';

/** The shops that get no requests, because no mail reaches them. */
export const unreachableShops = (db: Db) =>
  db
    .select({
      uuid: shops.uuid,
      name: shops.shopName,
      email: shops.email,
      since: shops.unreachableAt,
      why: shops.unreachableWhy,
    })
    .from(shops)
    .where(or(isNotNull(shops.unreachableAt), eq(shops.email, '')))
    .orderBy(asc(shops.unreachableAt), asc(shops.uuid));

/** The operator has made sure that mail reaches these shops again. */
export async function markReachable(db: Db, uuids: readonly string[]): Promise<number> {
  const rows = await db
    .update(shops)
    .set({ unreachableAt: null, unreachableWhy: null })
    .where(inArray(shops.uuid, [...uuids]))
    .returning({ uuid: shops.uuid });
  return rows.length;
}
