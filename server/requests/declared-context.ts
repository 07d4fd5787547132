import { eq } from 'drizzle-orm';
import type { Context } from '#contract/media/context.ts';
import { keptContext } from '#contract/media/kept-context.ts';
import { isUuid } from '../db/media.ts';
import type { Db } from '../db/open.ts';
import { media } from '../db/schema.ts';

/**
 * The named values of a page that the partner of a medium has declared, and that are as declared; null if there are none.
 * @param values as they were sent
 */
export async function declaredContext(db: Db, medium: string, values: Context): Promise<Context | null> {
  if (Object.keys(values).length === 0 || !isUuid(medium)) return null;
  const [row] = await db.select({ fields: media.context }).from(media).where(eq(media.uuid, medium));
  const context = keptContext(row?.fields ?? [], Object.entries(values));
  return Object.keys(context).length > 0 ? context : null;
}
