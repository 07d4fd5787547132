import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import {
  auditLog,
  deliveries,
  isErasure,
  matches,
  requestItems,
  requestPhotos,
  requests,
  shops,
} from '../db/schema.ts';

/** A request without anything personal. */
export interface ListedRequest {
  uuid: string;
  at: Date;
  categories: string[];
}

/** The newest requests. */
export async function listRequests(db: Db, limit: number): Promise<ListedRequest[]> {
  const newest = await db
    .select({ uuid: requests.uuid, at: requests.createdAt })
    .from(requests)
    .orderBy(desc(requests.createdAt))
    .limit(limit);
  const items = await db
    .select()
    .from(requestItems)
    .where(
      inArray(
        requestItems.requestUuid,
        newest.map(({ uuid }) => uuid),
      ),
    )
    .orderBy(asc(requestItems.position));
  return newest.map(({ uuid, at }) => ({
    uuid,
    at,
    categories: items.filter(({ requestUuid }) => requestUuid === uuid).map(({ category }) => category),
  }));
}

/** All that is kept of a request, also what is personal; undefined if there is none. It is noted that it was read. */
export async function readRequest(
  db: Db,
  uuid: string,
  action: 'show' | 'export',
): Promise<object | undefined> {
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.uuid, uuid));
    if (!request) return undefined;
    await tx.insert(auditLog).values({ action, subject: 'requests', subjectUuid: uuid });
    return {
      ...request,
      items: await tx.select().from(requestItems).where(eq(requestItems.requestUuid, uuid)),
      photos: await tx.select().from(requestPhotos).where(eq(requestPhotos.requestUuid, uuid)),
      shops: await tx
        .select({ uuid: shops.uuid, name: shops.shopName })
        .from(matches)
        .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
        .where(eq(matches.requestUuid, uuid))
        .orderBy(asc(matches.position)),
      deliveries: await tx
        .select({
          event: deliveries.event,
          recipient: deliveries.recipient,
          to: deliveries.recipientKey,
          state: deliveries.state,
          at: deliveries.settledAt,
        })
        .from(deliveries)
        .where(eq(deliveries.subjectUuid, uuid))
        .orderBy(asc(deliveries.createdAt), asc(deliveries.recipient)),
    };
  });
}

/** The uuids of all that was erased, oldest first. */
export async function listErased(db: Db): Promise<string[]> {
  const rows = await db
    .select({ uuid: auditLog.subjectUuid })
    .from(auditLog)
    .where(isErasure)
    .orderBy(asc(auditLog.at));
  return rows.map(({ uuid }) => uuid);
}
