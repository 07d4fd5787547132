import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditLog, isErasure } from '../db/schema.ts';
import type { PhotoStore } from '../photos/photo-store.ts';

const EVERY_MS = 60_000;

/**
 * Removes the photos of requests that another process or an operator's command erases: each process has photos of its
 * own, unless they share a store. What was erased while this process did not run, the sweep at its start removes.
 * @returns a function that ends it
 */
export function followErasures(db: Db, photos: PhotoStore): () => void {
  // If the database is away, the next time is early enough.
  const timer = setInterval(() => void removeErased(db, photos).catch(() => undefined), EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Goes back far enough for several turns, since nothing happens if a photo is gone already. */
export async function removeErased(db: Db, photos: PhotoStore): Promise<void> {
  const rows = await db
    .select({ uuid: auditLog.subjectUuid })
    .from(auditLog)
    .where(
      and(sql`${auditLog.at} > now() - interval '10 minutes'`, eq(auditLog.subject, 'requests'), isErasure),
    );
  for (const { uuid } of rows) await photos.erase(uuid);
}
