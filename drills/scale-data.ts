import { type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/base/limits.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { type Db, OPERATORS_PATIENCE, openConnection, rowsOf } from '#server/db/open.ts';
import { seed } from '#server/db/seed/seed.ts';
import { asAdmin } from '#test/base/postgres.ts';
import { addShops } from '#test/server/add-shops.ts';
import type { PostgresSettings } from './postgres.ts';

export const SHOP_COUNT = 10_000;

/** The partners who bring sellers. */
const MEDIUM_COUNT = 12;

/** The matches of so many requests are made at a time. */
const PIECE = 100_000;

/** Settings of a PostgreSQL while it is filled: what a crash would leave is thrown away. */
export const FILLING: PostgresSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  shared_buffers: '4GB',
  maintenance_work_mem: '1GB',
};

/** Residents of the prefectures in 100,000 (census of 2020), in the order of their numbers. */
const RESIDENTS = [
  52, 12, 12, 23, 10, 11, 18, 29, 19, 19, 73, 63, 140, 92, 22, 10, 11, 8, 8, 20, 20, 36, 75, 18, 14, 26, 88,
  55, 13, 9, 6, 7, 19, 28, 13, 7, 10, 13, 7, 51, 8, 13, 17, 11, 11, 16, 15,
];

/** How often a category is asked for, of a hundred: watches and bags most. */
const DEMAND: Readonly<Record<string, number>> = { watch: 26, bag: 24, jewelry: 14, preciousMetal: 12 };
const OTHERWISE = 6;

/** The items of a list, each as often as it weighs. Drawing from it at random is quick in SQL. */
const weigh = <T>(list: readonly T[], weight: (item: T, index: number) => number): T[] =>
  list.flatMap((item, index) => Array<T>(weight(item, index)).fill(item));

export const arrayOf = (list: readonly (string | number)[]) => `{${list.join(',')}}`;

/** Prefectures as often as people live there, and goods as often as they are sold, for drawing at random in SQL. */
export const RESIDENT_LOTS = weigh(
  RESIDENTS.map((_count, index) => index + 1),
  (_id, index) => RESIDENTS[index] ?? 0,
);
export const DEMAND_LOTS = weigh(CATEGORY_KEYS, (key) => DEMAND[key] ?? OTHERWISE);

/**
 * Fills a database as years of use would: shops in all prefectures, sellers where people live, the goods that they sell,
 * photos with two of three, answers to surveys with some. The requests of a prefecture and category went to its shops in
 * turn. As in life, random ids arrive in the order of time.
 * @param photos how many photos there are at most; left out, as many as sellers send
 * @param addMore fills other tables, before the indexes are made
 */
export async function fillWithRequests(
  url: string,
  requests: number,
  photos?: number,
  addMore?: (tx: Db) => Promise<void>,
): Promise<void> {
  const database = await openConnection({ ...OPERATORS_PATIENCE, connectionString: url }, url);
  await database.migrate();
  await seed(database.db, () => {}, 'reference');
  await addShops(database.db, SHOP_COUNT);
  await database.db.transaction((tx) =>
    withoutIndexes(tx, async () => {
      await addRequests(tx, requests, photos);
      await addMore?.(tx);
    }),
  );
  await database.close();
  await asAdmin(url, 'vacuum (analyze)');
  await asAdmin(url, 'checkpoint');
}

/** The tables that are filled. */
const FILLED = ['requests', 'request_items', 'request_photos', 'matches', 'quotes', 'outcomes', 'deliveries'];

/** Makes the indexes and keys of the filled tables afterwards, all at once: one by one, rows take ten times as long. */
async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const tables = sql`any(${arrayOf(FILLED)}::regclass[])`;
  const keys = await rowsOf<{ name: string; of: string; definition: string; isReference: boolean }>(
    db,
    sql`select quote_ident(conname) as name, conrelid::regclass::text as of, contype = 'f' as "isReference",
          pg_get_constraintdef(oid) || case contype when 'f' then ' not valid' else '' end as definition
        from pg_constraint
        where contype in ('p', 'u', 'f') and (conrelid = ${tables} or confrelid = ${tables}) order by contype = 'f'`,
  );
  const indexes = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = ${tables} and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { of, name } of [...keys].reverse())
    await db.execute(sql.raw(`alter table ${of} drop constraint ${name}`));
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  await fill();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  for (const { of, name, definition } of keys)
    await db.execute(sql.raw(`alter table ${of} add constraint ${name} ${definition}`));
}

async function addRequests(tx: Db, requests: number, photos = requests * 3): Promise<void> {
  const areas = arrayOf(RESIDENT_LOTS);
  const goods = arrayOf(DEMAND_LOTS);
  // The references are right by construction; checking ten million rows one by one would take most of the time.
  await tx.execute(sql`select set_config('session_replication_role', 'replica', true),
    set_config('work_mem', '512MB', true)`);
  /** With statistics, without which PostgreSQL would join row by row. */
  const prepare = async (name: string, rows: SQL) => {
    await tx.execute(sql`create temporary table ${sql.identifier(name)} on commit drop as ${rows}`);
    await tx.execute(sql`analyze ${sql.identifier(name)}`);
  };
  await prepare(
    'area',
    sql`
    select c.prefecture_id, row_number() over (partition by c.prefecture_id order by t.id) - 1 as place, t.zipcode
    from towns t join cities c on c.id = t.city_id where t.listed`,
  );
  await prepare(
    'good',
    sql`
    select category, row_number() over (partition by category order by code) - 1 as place, name
    from catalogue_entries where level <= 2`,
  );
  await prepare(
    'eligible',
    sql`
    select p.id as prefecture_id, category, s.uuid,
      row_number() over (partition by p.id, category order by s.uuid) - 1 as place
    from prefectures p cross join unnest(${arrayOf(CATEGORY_KEYS)}::text[]) as category
    join shops s on category = any(s.categories) and (s.nationwide or p.id = any(s.served_prefecture_ids))`,
  );
  await prepare(
    'made',
    sql`
    with lots as materialized (select ${areas}::smallint[] as areas, ${goods}::text[] as goods),
    drawn as (
      select n, gen_random_uuid() as uuid, random() as r_area, random() as r_good,
        areas[1 + floor(random() * cardinality(areas))] as prefecture_id,
        goods[1 + floor(random() * cardinality(goods))] as category
      from lots cross join generate_series(1, ${requests}::int) as n)
    select d.*, a.zipcode, g.name as goods, now() - interval '730 days' * (1 - n::float8 / ${requests}) as created_at,
      row_number() over (partition by d.prefecture_id, d.category order by n) - 1 as turn
    from drawn d
    join (select prefecture_id, count(*) as places from area group by 1) as areas using (prefecture_id)
    join (select category, count(*) as places from good group by 1) as goods using (category)
    join area a on a.prefecture_id = d.prefecture_id and a.place = floor(d.r_area * areas.places)
    join good g on g.category = d.category and g.place = floor(d.r_good * goods.places)`,
  );
  await tx.execute(sql`
    insert into requests (uuid, idempotency_key, fingerprint, created_at, medium_uuid, name1, kana1, zip1, addr1, tel1,
      email, prefecture_id, terms_version, inflow, referer, ip_address, utm_source, utm_medium, utm_campaign, user_note,
      theme, interests, interests_at, feedback, feedback_at, has_quote)
    select uuid, gen_random_uuid()::text, encode(sha256(uuid::text::bytea), 'hex'), created_at,
      lpad((n % ${MEDIUM_COUNT})::text, 8, '0') || '-0000-4000-8000-000000000000', '山田 花子' || n, 'ヤマダ ハナコ', zipcode, n % 30 + 1 || '-' || n % 20 + 1,
      '090' || lpad(n::text, 8, '0'), 'seller' || n || '@example.jp', prefecture_id, '2026-11-01', '/lp/' || category,
      'https://www.example.com/search', '203.0.113.' || n % 250, 'search', 'cpc', 'autumn', '',
      (array['product', 'brand', 'lp'])[1 + n % 3],
      case when n % 3 = 0 then '["査定のコツ"]'::jsonb end, case when n % 3 = 0 then created_at end,
      case when n % 10 = 0 then '入力しやすかったです。' end, case when n % 10 = 0 then created_at end, true
    from made order by n`);
  await tx.execute(sql`
    insert into request_items (request_uuid, position, category, attributes, detail)
    select uuid, position, case position when 0 then category else 'bag' end, jsonb_build_array(jsonb_build_array(goods, '型番' || n % 1000)),
      '{"condition": "美品", "accessories": "箱、保証書", "purchase_period": "3年以内"}'
    from made cross join lateral generate_series(0, (n % 6 = 0)::int) as position order by n`);
  await tx.execute(sql`
    insert into request_photos (path, request_uuid, item_position, position, type, bytes, original_name)
    select uuid || '/' || gen_random_uuid() || '.jpg', uuid, 0, position, 'image/jpeg', 200000, 'IMG_' || n || '.jpg'
    from made cross join lateral generate_series(0, n % 3) as position where n % 3 > 0
    order by n limit ${photos}`);
  await tx.execute(sql`create index on made (n)`);
  // In pieces, or all of them would be sorted on the disk. Materialized, so that the place is a key of the join.
  for (let from = 1; from <= requests; from += PIECE)
    await tx.execute(sql`
      insert into matches (request_uuid, shop_uuid, position, created_at, contact_seen_at)
      with asked as materialized (
        select m.*, k, (m.turn * ${LIMITS.matchedShops} + k) % all_of.places as place
        from (select * from made where n between ${from} and ${from + PIECE - 1}) as m
        join (select prefecture_id, category, count(*) as places from eligible group by 1, 2) as all_of
          using (prefecture_id, category)
        cross join lateral generate_series(0, least(${LIMITS.matchedShops}, all_of.places) - 1) as k)
      select asked.uuid, e.uuid, k, asked.created_at, case k when 0 then asked.created_at + interval '20 hours' end
      from asked join eligible e using (prefecture_id, category, place)
      order by n, k`);
  await tx.execute(sql`
    insert into quotes (request_uuid, shop_uuid, given_at, low, high, valid_until, method, remark)
    select request_uuid, shop_uuid, created_at + random() * interval '3 days', 10000, 20000,
      (created_at + interval '15 days')::date, 'visit', '' from matches where position = 0`);
  await tx.execute(sql`
    insert into outcomes (request_uuid, shop_uuid, side, result, at)
    select request_uuid, shop_uuid, side, 'sold', created_at + interval '6 days'
    from matches cross join unnest(array['seller', 'shop']) as side
    where position = 0 and created_at < now() - interval '6 days' and random() < 0.2`);
  await tx.execute(sql`
    insert into deliveries (created_at, event, channel, recipient, subject, subject_uuid, state, attempts, attempted_at,
      settled_at)
    select created_at, 'request.created', 'mail', 'seller', 'requests', uuid, 'sent', 1, created_at, created_at
    from made order by n`);
  await tx.execute(sql`
    update shops set match_count = counted.matches, last_matched_at = counted.latest
    from (select shop_uuid, count(*)::int as matches, max(created_at) as latest from matches group by 1) as counted
    where shops.uuid = counted.shop_uuid`);
}
