import { eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import { disclosureAnswer } from '#contract/schemas/submission.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rowsOf } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { countAbleShops } from './able-shops.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ask = async (query: Record<string, string>) => {
  const answer = await server.app.inject({ url: urlOf(CALLS.disclosure, '', { query }) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  return disclosureAnswer.parse(answer.json()).able;
};

/** Goods of one kind, of two, and of all. */
const GOODS: CategoryKey[][] = [['watch'], ['music', 'antique'], [...CATEGORY_KEYS]];

test('Before sending, a seller hears of as many shops as the matching has in line for the goods and the place', async () => {
  const { db } = server;
  // Days of rest and full days come and go.
  await db.update(shops).set({ holidays: sql`'{}'`, capacity: null });
  for (const [index, prefecture] of PREFECTURES.entries()) {
    const lines = await rowsOf<{ category: CategoryKey; shop: string }>(
      db,
      sql`select category, shop from unnest(${sql.param(CATEGORY_KEYS)}::text[]) as wanted (category)
        cross join line_of_shops(wanted.category, array[${index + 1}::integer], 35, 139, true, current_date, '{}', 10000)`,
    );
    for (const goods of GOODS) {
      const inLine = lines.filter(({ category }) => goods.includes(category));
      expect(await countAbleShops(db, { categories: goods, prefecture }, true), prefecture).toEqual({
        shops: new Set(inLine.map(({ shop }) => shop)).size,
        unbought: goods.filter((category) => !inLine.some((row) => row.category === category)),
      });
    }
  }
});

test('Without a place the shops of the whole country count, each once', async () => {
  for (const goods of GOODS) {
    const [second] = await rowsOf<{ shops: number }>(
      server.db,
      sql`select count(*)::integer as shops from shops
        where exists (select from unnest(categories) as bought where bought = any (${sql.param(goods)}::text[]))
          and email like '%@%' and coalesce(unreachable_at, paused_at) is null
          and coalesce(stopped_how, '') <> 'end' and (nationwide or cardinality(served_prefecture_ids) > 0)`,
    );
    expect(await ask({ categories: goods.join(',') })).toMatchObject(second ?? {});
  }
});

test('A seller in a prefecture where nobody buys the goods learns so, and for how long shops are looked for', async () => {
  const { db } = server;
  const [row] = await db.select({ uuid: shops.uuid }).from(shops).orderBy(shops.uuid).limit(1);
  const only = row?.uuid ?? '';
  await db.delete(shops).where(notInArray(shops.uuid, [only]));
  await db.update(shops).set({
    ...{ email: 'shop@example.jp', websiteUrl: 'https://takara.jp/', pausedAt: null, unreachableAt: null },
    ...{ stoppedHow: null, nationwide: false, servedPrefectureIds: [1], categories: ['watch', 'bag'] },
  });
  const seek_days = PLACE_RULES.seekDays;
  expect(await ask({ categories: 'watch', prefecture: '北海道' })).toEqual({
    ...{ shops: 1, unbought: [], seek_days },
  });
  expect(await ask({ categories: 'watch,precious_metal', prefecture: '北海道' })).toEqual({
    ...{ shops: 1, unbought: ['preciousMetal'], seek_days },
  });
  expect(await ask({ categories: 'watch', prefecture: '東京都' })).toEqual({
    ...{ shops: 0, unbought: ['watch'], seek_days },
  });
  // A shop that serves nowhere gets nothing from anywhere.
  await db.update(shops).set({ servedPrefectureIds: [] }).where(eq(shops.uuid, only));
  expect(await ask({ categories: 'watch' })).toMatchObject({ shops: 0 });
});

test.each([
  { categories: '', prefecture: '東京都' },
  { categories: 'ship' },
  { categories: 'watch', prefecture: '東京' },
])('Nothing is counted for %o', async (query) => {
  expect(await ask(query)).toBeUndefined();
});
