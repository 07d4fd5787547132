import { sql } from 'drizzle-orm';
import { UNCOUNTED_OUTCOMES } from '#contract/life/cases.ts';
import { type Db, rowsOf } from '../db/open.ts';

/** Sellers have reported them, and their end counts. */
const COUNTS = sql`side = 'seller' and not coalesce(outcome, '') = any(${sql.param(UNCOUNTED_OUTCOMES)}::text[])`;

/**
 * The cases about a shop that sellers have reported, with those whose request is gone.
 * @param shop an expression
 */
export const shopCasesSql = (shop: ReturnType<typeof sql>) => sql`(
  (select count(*) from cases c where c.shop_uuid = ${shop} and ${COUNTS})
  + coalesce((select sum(p.count) from past_cases p where p.shop_uuid = ${shop} and ${COUNTS}), 0))::integer`;

/** How many cases about a shop sellers have reported, how many are open or were confirmed, and warnings of it. */
export async function countShopCases(db: Db, shop: string) {
  const [row] = await rowsOf<{ all: number; open: number; confirmed: number; warnings: number }>(
    db,
    sql`select coalesce(sum(x.count), 0)::integer as all,
        coalesce(sum(x.count) filter (where x.outcome is null), 0)::integer as open,
        coalesce(sum(x.count) filter (where x.outcome = 'confirmed'), 0)::integer as confirmed,
        coalesce(sum(x.count) filter (where x.effect = 'warning'), 0)::integer as warnings
      from (select outcome, effect, 1 as count from cases where shop_uuid = ${shop} and ${COUNTS}
        union all select outcome, effect, count from past_cases where shop_uuid = ${shop} and ${COUNTS}) x`,
  );
  return row ?? { all: 0, open: 0, confirmed: 0, warnings: 0 };
}
