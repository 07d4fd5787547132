import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { installation } from '../../db/schema.ts';

/** The keys by which push services know us. */
export type PushKeys = NonNullable<typeof installation.$inferSelect.pushKeys>;

/** Loaded at its first use: most processes and commands tell no device. */
export const pushLibrary = async () => (await import('web-push')).default;

/** The keys of this database, made once. Browsers tell us apart by the public one, so it stays. */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  const keptKeys = async () => (await db.select({ keys: installation.pushKeys }).from(installation))[0]?.keys;
  const before = await keptKeys();
  if (before) return before;
  const { generateVAPIDKeys } = await pushLibrary();
  await db.update(installation).set({ pushKeys: generateVAPIDKeys() }).where(isNull(installation.pushKeys));
  // Another process may have been first.
  const keys = await keptKeys();
  if (!keys) throw new Error('the database has no id yet');
  return keys;
}
