import { arrayContains, count } from 'drizzle-orm';
import { tableOf } from '#contract/base/keys.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { isAble, type Wanted } from './find-shops.ts';
import { countOf } from './ways.ts';

interface AbleShops {
  /** How many can get a request for at least one of the goods. */
  shops: number;
  /** The categories that none of them buys. */
  unbought: CategoryKey[];
}

/** Counts the shops that can get a request for some goods. */
export async function countAbleShops(db: Db, wanted: Wanted, invented: boolean): Promise<AbleShops> {
  const buying = tableOf(wanted.categories, (category) =>
    countOf(arrayContains(shops.categories, [category])),
  );
  const [row] = await db.select({ shops: count(), buying }).from(shops).where(isAble(wanted, invented));
  return {
    shops: row?.shops ?? 0,
    unbought: wanted.categories.filter((category) => !row?.buying[category]),
  };
}
