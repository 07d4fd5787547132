import { inArray } from 'drizzle-orm';
import type { Db } from '../open.ts';
import { shops } from '../schema.ts';

/** The names of shops, in the order of their uuids. */
export async function shopNames(db: Db, uuids: readonly string[]): Promise<{ uuid: string; name: string }[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .select({ uuid: shops.uuid, name: shops.shopName })
    .from(shops)
    .where(inArray(shops.uuid, [...uuids]));
  return uuids.flatMap((uuid) => rows.find((row) => row.uuid === uuid) ?? []);
}
