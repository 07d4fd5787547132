import { and, count, desc, eq } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import type { AreaShops } from '#contract/schemas/site.ts';
import type { Area } from '#contract/site/areas.ts';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { isAble, ORDER, toPartnerShop } from './find-shops.ts';
import { countOf, offers } from './ways.ts';

/** How many shops a page of an area shows. */
const SHOWN = 5;

/**
 * The shops that can get a request for some goods from a prefecture, those that stand there first.
 * @returns undefined if there is none
 */
export async function findAreaShops(
  db: Db,
  { prefecture, category }: Area,
  invented: boolean,
): Promise<AreaShops | undefined> {
  const isHere = eq(shops.prefectureId, PREFECTURES.indexOf(prefecture) + 1);
  const filter = isAble({ categories: [category], prefecture }, invented);
  const [counts] = await db
    .select({
      count: count(),
      standing: countOf(isHere),
      carry: countOf(and(isHere, offers('carry'))),
      visit: countOf(offers('visit')),
      post: countOf(offers('post')),
    })
    .from(shops)
    .where(filter);
  if (!counts || counts.count === 0) return undefined;
  const rows = await db
    .select()
    .from(shops)
    .where(filter)
    .orderBy(desc(isHere), ...ORDER)
    .limit(SHOWN);
  const { carry, visit, post, ...numbers } = counts;
  return {
    day: dayInJapan(new Date()),
    ...numbers,
    ways: { carry, visit, post },
    data: rows.map(toPartnerShop),
  };
}
