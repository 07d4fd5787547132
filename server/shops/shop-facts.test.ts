import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { shopFactsAnswer } from '#contract/schemas/site.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { shops } from '../db/schema.ts';
import { countShopFacts } from './shop-facts.ts';

let server: TestApp;
const HOKKAIDO = 1;
const TOKYO = 13;
const at = (list: readonly number[], prefecture: number) => list[prefecture - 1];

/** Three shops: in Hokkaido for its neighbours, in Tokyo for the whole country, and in Tokyo for nobody yet. */
let local = '';
let nationwide = '';
let silent = '';
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server;
  const rows = await db.select({ uuid: shops.uuid }).from(shops).orderBy(shops.uuid).limit(3);
  [local = '', nationwide = '', silent = ''] = rows.map(({ uuid }) => uuid);
  await db.delete(shops).where(notInArray(shops.uuid, [local, nationwide, silent]));
  await db.update(shops).set({
    email: 'shop@example.jp',
    pausedAt: null,
    unreachableAt: null,
    websiteUrl: 'https://takara.jp/',
    categories: ['watch', 'bag'],
    nationwide: false,
    prefectureId: TOKYO,
    servedPrefectureIds: [TOKYO],
  });
  await db
    .update(shops)
    .set({ prefectureId: HOKKAIDO, servedPrefectureIds: [HOKKAIDO, 2], categories: ['watch'] })
    .where(eq(shops.uuid, local));
  await db.update(shops).set({ nationwide: true, servedPrefectureIds: [] }).where(eq(shops.uuid, nationwide));
  await db.update(shops).set({ email: '', licenceCheckedOn: '2026-10-01' }).where(eq(shops.uuid, silent));
});
afterAll(() => server.close());

test('Pages learn how many shops are listed, where they stand, and who can get a request', async () => {
  const answer = await server.app.inject({ url: CALLS.shopFacts.path });
  const facts = shopFactsAnswer.parse(answer.json());
  expect([facts.listed, facts.checked]).toEqual([3, 1]);
  expect(facts.standing).toHaveLength(PREFECTURES.length);
  expect([at(facts.standing, HOKKAIDO), at(facts.standing, TOKYO), at(facts.standing, 47)]).toEqual([
    1, 2, 0,
  ]);
  const { watch, bag, music } = facts.able;
  expect([at(watch, HOKKAIDO), at(watch, 2), at(watch, TOKYO), at(watch, 47)]).toEqual([2, 2, 1, 1]);
  expect([at(bag, HOKKAIDO), at(bag, TOKYO)]).toEqual([1, 1]);
  expect(music.every((count) => count === 0)).toBe(true);
});

test('Pages learn by which ways goods go to the shops that can get a request', async () => {
  const ofShop = (uuid: string, methods: string[]) =>
    server.db.update(shops).set({ methods }).where(eq(shops.uuid, uuid));
  await ofShop(local, ['店頭買取']);
  await ofShop(nationwide, ['店頭買取', '宅配買取（送料無料）']);
  // Nobody hears of this shop's ways.
  await ofShop(silent, ['出張買取']);
  const answer = await server.app.inject({ url: CALLS.shopFacts.path });
  expect(shopFactsAnswer.parse(answer.json()).ways).toEqual({ carry: 2, visit: 0, post: 1 });
});

test('A shop that is paused or that no mail reaches can get none; one with which dealings have ended is not listed', async () => {
  const { db } = server;
  await db.update(shops).set({ pausedAt: sql`now()` }).where(eq(shops.uuid, nationwide));
  await db.update(shops).set({ unreachableAt: sql`now()` }).where(eq(shops.uuid, local));
  const paused = await countShopFacts(db, true);
  expect(paused.listed).toBe(3);
  expect(
    Object.values(paused.able)
      .flat()
      .every((count) => count === 0),
  ).toBe(true);
  await db
    .update(shops)
    .set({ stoppedHow: 'end' })
    .where(inArray(shops.uuid, [local, nationwide]));
  expect(await countShopFacts(db, true)).toMatchObject({ listed: 1 });
});

test('With an operator the shops of the demonstration do not count', async () => {
  await server.db.update(shops).set({ websiteUrl: 'https://shop.example/', stoppedHow: null });
  expect((await countShopFacts(server.db, true)).listed).toBe(3);
  expect(await countShopFacts(server.db, false)).toMatchObject({ listed: 0 });
});
