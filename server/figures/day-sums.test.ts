import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { LIFE_DAYS } from '#contract/life/clocks.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rowsOf } from '../db/open.ts';
import { eraseByUuid } from '../people/erase.ts';
import { type Period, renewSums } from './day-sums.ts';
import { EVERYTHING, readDays } from './read-sums.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const today = () => dayInJapan(new Date());
const YEAR = (): Period => ({ from: daysLater(today(), -363), to: today() });

/** A request of some days ago, with a shop that has opened the contact. */
async function ask(daysAgo = 1): Promise<{ uuid: string; shop: string; day: string }> {
  const { uuid } = (await server.submit()).body;
  const day = daysLater(today(), -daysAgo);
  await server.db.execute(
    sql`update requests set created_at = ${`${day}T03:00:00Z`}::timestamptz where uuid = ${uuid}`,
  );
  const [row] = await rowsOf<{ shop: string }>(
    server.db,
    sql`update matches set contact_seen_at = r.created_at from requests r
      where r.uuid = request_uuid and request_uuid = ${uuid} and position = 0 returning shop_uuid as shop`,
  );
  return { uuid, shop: row?.shop ?? '', day };
}

const quote = (uuid: string, shop: string, at = sql`now()`) =>
  server.db.execute(sql`insert into quotes (request_uuid, shop_uuid, given_at, low, high, valid_until, method, remark)
    values (${uuid}, ${shop}, ${at}, 1, 1, '2030-01-01', 'post', '')`);

const sell = (uuid: string, shop: string, side: 'seller' | 'shop', at = sql`now()`) =>
  server.db.execute(sql`insert into outcomes (request_uuid, shop_uuid, side, result, at)
    values (${uuid}, ${shop}, ${side}, 'sold', ${at})`);

const staleDays = async () =>
  (await rowsOf<{ day: string }>(server.db, sql`select distinct day::text from stale_days order by 1`)).map(
    ({ day }) => day,
  );

const figuresOf = async (day: string) =>
  (await readDays(server.db, EVERYTHING, YEAR())).find((row) => row.day === day);

describe('The sums of a day', () => {
  it.each([
    ['a quote', (uuid: string, shop: string) => quote(uuid, shop)],
    [
      'a call',
      (uuid) => server.db.execute(sql`update matches set called_at = now() where request_uuid = ${uuid}`),
    ],
    [
      'another area',
      (uuid) => server.db.execute(sql`update requests set prefecture_id = 47 where uuid = ${uuid}`),
    ],
    ['a word about the end', (uuid, shop) => sell(uuid, shop, 'shop', sql`now() - interval '3 hours'`)],
    ['an erasure', (uuid) => eraseByUuid(server.db, server.photos, [uuid])],
  ] as [string, (uuid: string, shop: string) => Promise<unknown>][])(
    'are made again after %s',
    async (_, change) => {
      const { uuid, shop, day } = await ask(3);
      await renewSums(server.db);
      expect(await staleDays()).toEqual([]);
      await change(uuid, shop);
      expect(await staleDays()).toContain(day);
    },
  );

  it('stay as they are when something changes that is in no figure', async () => {
    const { uuid } = await ask(3);
    await renewSums(server.db);
    await server.db.execute(
      sql`update matches set next_at = now(), opened_at = now() where request_uuid = ${uuid}`,
    );
    await server.db.execute(
      sql`update requests set news_at = now(), withdrawn_at = now() where uuid = ${uuid}`,
    );
    expect(await staleDays()).toEqual([]);
  });

  it('count a deal on its day, and follow a side that changes its mind', async () => {
    const { uuid, shop, day } = await ask(5);
    await sell(uuid, shop, 'seller', sql`now() - interval '72 hours'`);
    await sell(uuid, shop, 'shop', sql`now() - interval '48 hours'`);
    const dealDay = daysLater(today(), -2);
    expect(await figuresOf(day)).toMatchObject({ requests: 1, deals: 1, dealsMade: 0 });
    expect(await figuresOf(dealDay)).toMatchObject({ requests: 0, deals: 0, dealsMade: 1 });
    await server.db.execute(
      sql`update outcomes set result = 'not_sold', at = now() where request_uuid = ${uuid} and side = 'seller'`,
    );
    expect(await figuresOf(day)).toMatchObject({ requests: 1, deals: 0 });
    expect(await figuresOf(dealDay)).toMatchObject({ dealsMade: 0 });
  });

  it('hold for good once it is closed: nothing late counts, and nothing is lost with its requests', async () => {
    const { uuid, shop, day } = await ask(LIFE_DAYS);
    await quote(uuid, shop, sql`now() - interval '30 days'`);
    const before = await figuresOf(day);
    expect(before).toMatchObject({ requests: 1, quoted: 1, releases: 1 });
    await sell(uuid, shop, 'seller');
    await sell(uuid, shop, 'shop');
    expect(await figuresOf(day)).toEqual(before);
    expect(await figuresOf(today())).toMatchObject({ dealsMade: 1 });
    await server.db.execute(sql`delete from requests where uuid = ${uuid}`);
    expect(await figuresOf(day)).toEqual(before);
    expect(await staleDays()).toEqual([]);
  });

  it('follow what changed while the day was open, also when they are made after it is closed', async () => {
    const { uuid, shop, day } = await ask(LIFE_DAYS);
    await renewSums(server.db);
    await quote(uuid, shop, sql`now() - interval '20 days'`);
    await server.db.execute(sql`update stale_days set at = now() - interval '20 days'`);
    expect(await figuresOf(day)).toMatchObject({ quotes: 1 });
  });

  it('are made once by two processes at a time, and miss nothing that is committed later', async () => {
    const { uuid, shop, day } = await ask(2);
    await renewSums(server.db);
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`insert into quotes (request_uuid, shop_uuid, low, high, valid_until, method, remark)
        values (${uuid}, ${shop}, 1, 1, '2030-01-01', 'post', '')`);
      const other = await ask(2);
      await quote(other.uuid, other.shop);
      await Promise.all([renewSums(server.db), renewSums(server.db), renewSums(server.db)]);
      expect(await figuresOf(day)).toMatchObject({ requests: 2, quotes: 1 });
    });
    expect(await figuresOf(day)).toMatchObject({ requests: 2, quotes: 2 });
  });
});

test('A request does not wait for sums that are being made', async () => {
  const { day } = await ask(0);
  await server.db.transaction(async (tx) => {
    await renewSums(tx);
    const { status } = await server.submit();
    expect(status).toBe(200);
  });
  expect(await figuresOf(day)).toMatchObject({ requests: 2 });
});
