import { sql } from 'drizzle-orm';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { Db } from '#server/db/open.ts';

const NAMES = '買取の松,たから堂,質のみずほ,古美術あおい,リユース銀座,時計の森,着物さくら,楽器の響';
const TOWNS = '本町,中央,栄町,緑ヶ丘,山手,港南,旭,桜木';

/** An even mix of names, towns, prefectures and categories, the same in every run. */
export async function addShops(db: Db, count: number): Promise<void> {
  const pick = (list: string, pace: number) =>
    sql`(string_to_array(${list}, ','))[n / ${pace}::int % ${list.split(',').length}::int + 1]`;
  const categories = CATEGORY_KEYS.join(',');
  await db.execute(sql`
    insert into shops (uuid, shop_name, company_name, representative_name, zipcode, prefecture_id, address,
      latitude, longitude, tel, email, website_url, pr_comment, company_free_text, minna_free_text,
      antique_dealer_license, categories, methods, served_prefecture_ids, nationwide, recommended, created_at)
    select gen_random_uuid(), ${pick(NAMES, 1)} || ${pick(TOWNS, 5)} || n || '号店', '株式会社' || ${pick(NAMES, 11)},
      '代表 太郎', '1000001', p.id, p.name || ${pick(TOWNS, 2)} || n % 9 + 1 || '-' || n % 30 + 1,
      35.68, 139.76, '03-0000-0000', n || '@shop.example', 'https://example.com/', '一点ずつ丁寧に拝見します。', '', '',
      '第' || n || '号', array[${pick(categories, 1)}, ${pick(categories, 7)}], array['店頭買取'], array[p.id],
      n % 12 = 0, false, now() - n * interval '1 second'
    from generate_series(1, ${count}::int) as n join prefectures p on p.id = n / 3 % 47 + 1`);
  await db.execute(sql`analyze shops`);
}
