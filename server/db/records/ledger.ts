import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Disclosed, DisclosingAct } from '#contract/life/follow-up.ts';
import type { Db } from '../open.ts';
import { disclosures } from '../schema.ts';

export type Disclosure = typeof disclosures.$inferSelect;

interface Disclosing {
  request: string;
  shop: string;
  what: Disclosed;
  act: DisclosingAct;
  at?: Date;
}

/** Writes down that a shop learns something. Only the first time counts. */
export const disclose = (db: Db, { request, shop, what, act, at }: Disclosing) =>
  db
    .insert(disclosures)
    .values({
      requestUuid: request,
      shopUuid: shop,
      what,
      act,
      at: at ?? sql`clock_timestamp()`,
    })
    .onConflictDoNothing();

/** The disclosures of a request, by shop, in order of time. */
export async function disclosedOf(db: Db, request: string): Promise<Map<string, Disclosure[]>> {
  const rows = await db
    .select()
    .from(disclosures)
    .where(eq(disclosures.requestUuid, request))
    .orderBy(asc(disclosures.at));
  return Map.groupBy(rows, ({ shopUuid }) => shopUuid);
}

/** Removes what is older than the law asks to keep. */
export async function forgetDisclosures(db: Db, years: number): Promise<void> {
  await db.delete(disclosures).where(lt(disclosures.at, sql`now() - make_interval(years => ${years})`));
}
