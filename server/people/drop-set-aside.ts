import { and, isNotNull, lt } from 'drizzle-orm';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/open.ts';
import { reservations } from '../db/schema.ts';
import type { PhotoStore } from '../photos/photo-store.ts';

const DAY_MS = 86_400_000;

/**
 * Removes photos that were set aside `SET_ASIDE_DAYS` ago, and those that are older than `RETENTION_DAYS`: they are
 * personal data and belong to no request.
 * @returns of how many requests
 */
export async function dropSetAside(
  db: Db,
  photos: PhotoStore,
  { setAsideDays, retentionDays }: Pick<Config, 'setAsideDays' | 'retentionDays'>,
  now = Date.now(),
): Promise<number> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  // A photo whose time of arrival is unknown stays no longer than any other.
  const before = daysAgo(Math.min(setAsideDays, retentionDays ?? setAsideDays));
  const count = await photos.dropSetAside(before, retentionDays ? daysAgo(retentionDays) : undefined);
  await db
    .delete(reservations)
    .where(and(isNotNull(reservations.givenBackAt), lt(reservations.givenBackAt, before)));
  return count;
}
