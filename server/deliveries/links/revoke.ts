import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { matches, requests } from '../../db/schema.ts';

/**
 * Makes all links of requests stop working: the sellers' and the shops'. Mail that is sent afterwards carries new ones.
 * @returns of how many requests
 */
export const revokeLinks = (db: Db, uuids: readonly string[]): Promise<number> =>
  db.transaction(async (tx) => {
    const of = [...uuids];
    const rows = await tx
      .update(requests)
      .set({ linkVersion: sql`${requests.linkVersion} + 1` })
      .where(inArray(requests.uuid, of))
      .returning({ uuid: requests.uuid });
    await tx
      .update(matches)
      .set({ linkVersion: sql`${matches.linkVersion} + 1` })
      .where(inArray(matches.requestUuid, of));
    return rows.length;
  });
