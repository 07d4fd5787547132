import { asc, eq, lt, type SQL, sql } from 'drizzle-orm';
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
export const disclose = ({ request, shop, what, act, at }: Disclosing): SQL =>
  sql`insert into disclosures (request_uuid, shop_uuid, what, act, at)
    values (${request}, ${shop}, ${what}, ${act}, ${at?.toISOString() ?? sql`clock_timestamp()`})
    on conflict do nothing`;

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
