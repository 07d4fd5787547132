import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { areaShopsAnswer } from '#contract/schemas/site.ts';
import { servedAreas, slugsOf } from '#contract/site/areas.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rowsOf } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { findAreaShops } from './area-shops.ts';
import { countShopFacts } from './shop-facts.ts';

let server: TestApp;
const HOKKAIDO = 1;
const TOKYO = 13;

/** Two shops of Hokkaido, and one of Tokyo that buys from the whole country; the others of the seed are gone. */
let names: string[] = [];
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server;
  const rows = await db.select({ uuid: shops.uuid }).from(shops).orderBy(shops.uuid).limit(4);
  const [carrying = '', posting = '', visiting = '', silent = ''] = rows.map(({ uuid }) => uuid);
  await db.delete(shops).where(notInArray(shops.uuid, [carrying, posting, visiting, silent]));
  await db.update(shops).set({
    email: 'shop@example.jp',
    websiteUrl: 'https://takara.jp/',
    pausedAt: null,
    unreachableAt: null,
    recommended: false,
    categories: ['watch', 'bag'],
    methods: ['店頭買取'],
    nationwide: false,
    prefectureId: HOKKAIDO,
    servedPrefectureIds: [HOKKAIDO, 2],
  });
  await db
    .update(shops)
    .set({ methods: ['宅配買取（送料無料）', '店頭買取'], categories: ['watch'] })
    .where(eq(shops.uuid, posting));
  await db
    .update(shops)
    .set({
      prefectureId: TOKYO,
      nationwide: true,
      servedPrefectureIds: [],
      methods: ['出張買取', '店頭買取'],
    })
    .where(eq(shops.uuid, visiting));
  await db.update(shops).set({ recommended: true }).where(eq(shops.uuid, visiting));
  await db.update(shops).set({ email: '' }).where(eq(shops.uuid, silent));
  const shopsHere = await db
    .select({ name: shops.shopName })
    .from(shops)
    .where(inArray(shops.uuid, [carrying, posting]))
    .orderBy(shops.createdAt);
  names = shopsHere.map(({ name }) => name);
});
afterAll(() => server.close());

const ask = (prefecture: string, category: string) =>
  server.app.inject({
    url: CALLS.areaShops.path.replace('{prefecture}', prefecture).replace('{category}', category),
  });

test('A page learns which shops buy some goods from a prefecture, and how goods go there', async () => {
  const answer = await ask('hokkaido', 'watch');
  const { day, count, standing, ways, data } = areaShopsAnswer.parse(answer.json());
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([count, standing]).toEqual([3, 2]);
  // Nobody carries goods from Hokkaido to Tokyo.
  expect(ways).toEqual({ carry: 2, visit: 1, post: 1 });
  // Shops of the prefecture come first, also before a recommended one.
  expect(data).toHaveLength(3);
  expect(new Set(data.slice(0, 2).map(({ shop_name: name }) => name))).toEqual(new Set(names));
});

test('Shops of elsewhere count where they serve, and none of them as one that stands there', async () => {
  const bags = areaShopsAnswer.parse((await ask('okinawa', 'bag')).json());
  expect(bags).toMatchObject({ count: 1, standing: 0, ways: { carry: 0, visit: 1, post: 0 } });
});

test.each([
  ['hokkaido', 'music'],
  ['nowhere', 'watch'],
  ['tokyo', 'nothing'],
  ['北海道', 'watch'],
])('There is nothing about %s with %s', async (prefecture, category) => {
  const answer = await ask(encodeURIComponent(prefecture), category);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
});

test('Every area counts the same as a second look at the shops, and areas are those with a shop', async () => {
  const { db } = server;
  const areas = servedAreas((await countShopFacts(db, true)).able);
  const second = await rowsOf<{ id: number; category: string; shops: number }>(
    db,
    sql`select place.id, goods.category, (
        select count(*)::integer from shops
        where goods.category = any (categories) and (nationwide or place.id = any (served_prefecture_ids))
          and email like '%@%' and coalesce(unreachable_at, paused_at) is null
          and coalesce(stopped_how, '') <> 'end') as shops
      from generate_series(1, 47) as place (id),
        unnest(${sql.param([...CATEGORY_KEYS])}::text[]) with ordinality as goods (category, nth)
      order by place.id, goods.nth`,
  );
  const rows = second
    .filter((row) => row.shops > 0)
    .map((row) => ({ prefecture: PREFECTURES[row.id - 1], category: row.category, shops: row.shops }));
  expect(areas).toEqual(rows);
  expect(areas.length).toBeGreaterThan(47);
  for (const area of areas.slice(0, 8)) {
    expect(await findAreaShops(db, area, true), JSON.stringify(slugsOf(area))).toMatchObject({
      count: area.shops,
    });
  }
});

test('With an operator the shops of the demonstration make no area', async () => {
  await server.db.update(shops).set({ websiteUrl: 'https://shop.example/' });
  const area = { prefecture: '北海道', category: 'watch' } as const;
  expect(await findAreaShops(server.db, area, true)).toMatchObject({ count: 3 });
  expect(await findAreaShops(server.db, area, false)).toBeUndefined();
});
