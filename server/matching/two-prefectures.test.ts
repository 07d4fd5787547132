import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { numberOfShop, openShops, uuidOfShop } from '#test/server/few-shops.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { correctRequest, openContact, readLead } from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { rowsOf } from '../db/open.ts';
import { matches, requests, shops } from '../db/schema.ts';

let server: TestApp;
const visitors = new Visitors(() => server);
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.db.execute(sql`truncate requests, reservations, deliveries cascade`);
  await server.db.delete(shops);
});
afterAll(() => server.close());

/** A postal code, and in which prefecture each of its towns is. The first town comes first. */
const CODES = [
  {
    zip: '6180000',
    first: { prefecture: 26, town: '乙訓郡大山崎町' },
    second: { prefecture: 27, town: '三島郡島本町' },
  },
  {
    zip: '8710000',
    first: { prefecture: 40, town: '築上郡吉富町' },
    second: { prefecture: 44, town: '中津市' },
  },
  {
    zip: '4980000',
    first: { prefecture: 23, town: '弥富市' },
    second: { prefecture: 24, town: '桑名郡木曽岬町' },
  },
] as const;

const ask = async (zip1: string, addr1: string) =>
  (await server.submit({ customer: { zip1, addr1 } })).body.uuid;

const prefectureOf = async (uuid: string) =>
  (await server.db.select().from(requests).where(eq(requests.uuid, uuid)))[0]?.prefectureId;

const shopsOf = async (uuid: string) =>
  (await server.db.select().from(matches).where(eq(matches.requestUuid, uuid)))
    .map(({ shopUuid }) => numberOfShop(shopUuid))
    .sort();

describe.each(CODES)('From $zip, which lies in two prefectures,', ({ zip, first, second }) => {
  const serving = (prefecture: number) => ({ nationwide: false, servedPrefectureIds: [prefecture] });
  beforeEach(() =>
    openShops(server.db, [serving(first.prefecture), serving(second.prefecture), serving(13), {}]),
  );
  const sides = [
    { side: first, shop: 0 },
    { side: second, shop: 1 },
  ];

  it.each(sides)(
    'a seller who writes $side.town first gets shops that serve its prefecture',
    async ({ side, shop }) => {
      const uuid = await ask(zip, `${side.town}1-2-3`);
      expect(await shopsOf(uuid)).toEqual([shop, 3]);
      expect(await prefectureOf(uuid)).toBe(side.prefecture);
    },
  );

  it.each(sides)('so does one who writes it in other ways: $side.town', async ({ side, shop }) => {
    const prefecture = PREFECTURES[side.prefecture - 1] ?? '';
    const alone = side.town.replace(/^.+郡/, '');
    for (const address of [
      `${prefecture}${side.town}1`,
      ` ${alone} １－２`,
      `${prefecture} ${alone}2`,
      `${prefecture}3`,
    ])
      expect(await shopsOf(await ask(zip, address)), address).toEqual([shop, 3]);
  });

  it('a seller who names no town gets shops that serve either', async () => {
    for (const address of ['', '1-2-3 みほん荘', `みほん荘 ${second.town}`]) {
      const uuid = await ask(zip, address);
      expect(await shopsOf(uuid)).toEqual([0, 1, 3]);
      expect(await prefectureOf(uuid)).toBe(first.prefecture);
    }
  });

  it('the next shop of a place that was passed on is found by the same rule', async () => {
    await server.db
      .update(shops)
      .set({ turnsBefore: 50 })
      .where(eq(shops.uuid, uuidOfShop(1)));
    const uuid = await ask(zip, '');
    await server.db.delete(matches).where(eq(matches.shopUuid, uuidOfShop(1)));
    const [row] = await rowsOf<{ shop: string }>(server.db, sql`select pass_on(${uuid}, 10, 15) as shop`);
    expect(row?.shop).toBe(uuidOfShop(1));
  });

  it('a seller who corrects the address lives where it says', async () => {
    const uuid = await ask(zip, `${first.town}1`);
    await visitors.own(correctRequest, uuid, { addr1: `${second.town}1` });
    expect(await prefectureOf(uuid)).toBe(second.prefecture);
  });

  it.each(sides)('a shop reads the prefecture and the address of $side.town', async ({ side, shop }) => {
    const prefecture = PREFECTURES[side.prefecture - 1] ?? '';
    const alone = side.town.replace(/^.+郡/, '');
    for (const address of [`${side.town}1-2`, `${alone}1-2`, `${prefecture}${side.town}1-2`]) {
      const uuid = await ask(zip, address);
      await visitors.lead(openContact, uuid, uuidOfShop(shop));
      const { body } = await visitors.lead(readLead, uuid, uuidOfShop(shop));
      expect(body.prefecture).toBe(prefecture);
      expect(body.contact?.address).toBe(`〒${zip.slice(0, 3)}-${zip.slice(3)} ${prefecture}${side.town}1-2`);
    }
  });
});

it('A request for which nobody is known waits for shops of either prefecture', async () => {
  await openShops(server.db, [{ nationwide: false, servedPrefectureIds: [13] }]);
  const uuid = await ask('6180000', '');
  expect(await shopsOf(uuid)).toEqual([]);
  await server.db.update(shops).set({ servedPrefectureIds: [27] });
  const [request] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
  if (!request) throw new Error('no request');
  await server.db.transaction((tx) => quiet().life.fill(tx, request, 1, new Date()));
  expect(await shopsOf(uuid)).toEqual([0]);
});

it('In a code of one prefecture an address begins with what the seller left out', async () => {
  await openShops(server.db, [{}]);
  for (const [address, expected] of [
    ['1-2-3', '〒162-0801 東京都新宿区山吹町1-2-3'],
    ['山吹町1-2-3', '〒162-0801 東京都新宿区山吹町1-2-3'],
    ['新宿区山吹町1-2-3', '〒162-0801 東京都新宿区山吹町1-2-3'],
    ['東京都新宿区山吹町1-2-3', '〒162-0801 東京都新宿区山吹町1-2-3'],
  ] as const) {
    const uuid = await ask('1620801', address);
    await visitors.lead(openContact, uuid, uuidOfShop(0));
    const { body } = await visitors.lead(readLead, uuid, uuidOfShop(0));
    expect(body.contact?.address).toBe(expected);
  }
});
