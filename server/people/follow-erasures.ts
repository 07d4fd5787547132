import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditLog, isErasure, phonePhotos } from '../db/schema.ts';
import type { PhotoStore } from '../photos/photo-store.ts';

const EVERY_MS = 60_000;

/**
 * Removes the photos of requests that another process or an operator's command erases, and those that a form has got
 * from a phone: each process has photos of its own, unless they share a store. The sweep at the start removes those
 * that were erased while this process did not run.
 * @returns a function that stops it
 */
export function followErasures(db: Db, photos: PhotoStore): () => void {
  // If the database is away, the next time is early enough.
  const timer = setInterval(() => void removeErased(db, photos).catch(() => undefined), EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Looks back over several turns, since a photo that is gone already does no harm. */
export async function removeErased(db: Db, photos: PhotoStore): Promise<void> {
  const rows = await db
    .select({ uuid: auditLog.subjectUuid })
    .from(auditLog)
    .where(
      and(sql`${auditLog.at} > now() - interval '10 minutes'`, eq(auditLog.subject, 'requests'), isErasure),
    );
  const takenRows = await db
    .select({ uuid: phonePhotos.uuid })
    .from(phonePhotos)
    .where(sql`${phonePhotos.takenAt} > now() - interval '10 minutes'`);
  for (const { uuid } of [...rows, ...takenRows]) await photos.erase(uuid);
}
