import { and, type SQL, sql } from 'drizzle-orm';
import { WAY_NAMES, type Ways } from '#contract/site/shop-facts.ts';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { canGetRequests, isListed } from './find-shops.ts';

export const countOf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::integer`;

/** Shops write their ways in their own words, as `line_of_shops.sql` reads them. */
export const offers = (way: keyof Ways): SQL =>
  sql`array_to_string(${shops.methods}, ' ') like ${`%${WAY_NAMES[way]}%`}`;

/** By which ways goods go to the shops that can get a request. */
export async function countWays(db: Db, invented: boolean): Promise<Ways> {
  const [row] = await db
    .select({
      carry: countOf(offers('carry')),
      visit: countOf(offers('visit')),
      post: countOf(offers('post')),
    })
    .from(shops)
    .where(and(isListed(invented), canGetRequests));
  return row ?? { carry: 0, visit: 0, post: 0 };
}
