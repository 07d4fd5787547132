import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditLog, continuations, isErasure, phonePhotos, requests } from '../db/schema.ts';

/*
 * Photos belong to a request or to answers that wait for a mail to be opened, or are on their way from a phone to a
 * form, each in a folder of its own.
 */

/** Photos whose request is not in the database, by the reason. */
export interface Ownerless {
  /** The request was erased. The server may have ended before its photos were gone. */
  erased: string[];
  /** The reason is unknown. */
  orphans: string[];
}

/** The requests among these that are not in the database. Drafts that are kept have photos like requests. */
export async function ownerless(db: Db, uuids: readonly string[]): Promise<Ownerless> {
  const unknown = await unknownRequests(db, uuids);
  if (unknown.length === 0) return { erased: [], orphans: [] };
  const rows = await db
    .selectDistinct({ uuid: auditLog.subjectUuid })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectUuid, unknown), isErasure));
  const erasedUuids = new Set(rows.map(({ uuid }) => uuid));
  return { erased: [...erasedUuids], orphans: unknown.filter((uuid) => !erasedUuids.has(uuid)) };
}

export async function unknownRequests(db: Db, uuids: readonly string[]): Promise<string[]> {
  type Owner = typeof requests | typeof continuations | typeof phonePhotos;
  const uuidsOf = (table: Owner) =>
    db
      .select({ uuid: table.uuid })
      .from(table)
      .where(sql`${table.uuid} = any(${`{${uuids.join(',')}}`}::uuid[])`);
  const rows = await uuidsOf(requests).unionAll(uuidsOf(continuations)).unionAll(uuidsOf(phonePhotos));
  const storedUuids = new Set(rows.map(({ uuid }) => uuid));
  return uuids.filter((uuid) => !storedUuids.has(uuid));
}

/** The requests that the database knows. */
export async function knownRequests(db: Db, uuids: readonly string[]): Promise<string[]> {
  const unknown = new Set(await unknownRequests(db, uuids));
  return uuids.filter((uuid) => !unknown.has(uuid));
}
