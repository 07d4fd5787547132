import { sql } from 'drizzle-orm';
import { tableOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import type { ShopFacts } from '#contract/site/shop-facts.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { canGetRequests, isListed } from './find-shops.ts';

interface Count {
  /** Null: shops of any category, by where they stand. */
  category: CategoryKey | null;
  /** The JIS code. Null: shops that serve all prefectures. */
  prefecture: number | null;
  shops: number;
  /** The shops whose licence was looked at. */
  checked: number;
}

/** Counts the shops of the list, and those that can get a request. */
export async function countShopFacts(db: Db, invented: boolean): Promise<ShopFacts> {
  const counts = await rowsOf<Count>(
    db,
    sql`with listed as materialized (
        select prefecture_id, categories, served_prefecture_ids, nationwide, licence_checked_on,
          ${canGetRequests} as is_able
        from shops where ${isListed(invented)}),
      able as (
        select unnest(categories) as category, served_prefecture_ids, nationwide from listed where is_able)
    select null as category, prefecture_id as prefecture, count(*)::integer as shops,
      count(licence_checked_on)::integer as checked
    from listed group by 2
    union all
    select category, null, count(*)::integer, 0 from able where nationwide group by 1
    union all
    select category, prefecture, count(*)::integer, 0
    from able, unnest(served_prefecture_ids) as prefecture where not nationwide group by 1, 2`,
  );
  const sumOf = (category: CategoryKey | null, prefecture: number | null) =>
    counts
      .filter((count) => count.category === category && count.prefecture === prefecture)
      .reduce((sum, { shops }) => sum + shops, 0);
  const standing = PREFECTURES.map((_, index) => sumOf(null, index + 1));
  return {
    listed: standing.reduce((sum, shops) => sum + shops, 0),
    checked: counts.reduce((sum, { checked }) => sum + checked, 0),
    standing,
    able: tableOf(CATEGORY_KEYS, (category) => {
      const everywhere = sumOf(category, null);
      return PREFECTURES.map((_, index) => everywhere + sumOf(category, index + 1));
    }),
  };
}
