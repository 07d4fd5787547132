import { eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { alike, HERE, numberOfShop, openShops, uuidOfShop, ZIP } from '#test/server/few-shops.ts';
import { rowsOf } from '../db/open.ts';
import { matches, quotes, requests, shops } from '../db/schema.ts';
import { SeededRandom } from '../db/seed/shops/random.ts';
import type { NewShop } from '../shops/import-shops.ts';
import { rateShops } from './shop-counts.ts';

const TODAY = '2026-12-01';
/** Codes of four prefectures. */
const ZIPS = ['0600041', ZIP, '6800011', '9000012'];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.db.execute(sql`truncate requests, reservations, deliveries cascade`);
  await server.db.delete(shops);
});
afterAll(() => server.close());

const open = (rows: readonly Partial<NewShop>[]) => openShops(server.db, rows);

interface Asked {
  categories?: readonly CategoryKey[];
  zip?: string;
  address?: string;
  most?: number;
  day?: string;
  times?: number;
}

/** @returns the numbers of the shops that were chosen for each request */
async function ask({
  categories = ['watch'],
  zip = ZIP,
  address = '',
  most = 10,
  day = TODAY,
  times = 1,
}: Asked = {}): Promise<number[][]> {
  const choices: number[][] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const [row] = await rowsOf<{ chosen: string[] }>(
      server.db,
      sql`select chosen
        from reserve_shops(${`{${categories.join(',')}}`}::text[], ${zip}, ${address}, ${most}, '{}', ${day})`,
    );
    choices.push((row?.chosen ?? []).map(numberOfShop));
  }
  return choices;
}
const askOnce = async (options?: Asked) => (await ask(options))[0] ?? [];

const counts = async () =>
  (await server.db.select({ count: shops.matchCount }).from(shops).orderBy(shops.uuid)).map(
    ({ count }) => count,
  );

describe('A request goes', () => {
  test('to the nearest first among equals', async () => {
    const random = new SeededRandom(7);
    const near = () => ({
      latitude: HERE.latitude + random.next() * 3 - 1.5,
      longitude: HERE.longitude + random.next() * 3 - 1.5,
    });
    for (let round = 0; round < 20; round += 1) {
      await server.db.delete(shops);
      const places = Array.from({ length: 30 }, near);
      await open(places);
      const away = places.map(({ latitude, longitude }) =>
        Math.hypot(
          latitude - HERE.latitude,
          (longitude - HERE.longitude) * Math.cos((((latitude + HERE.latitude) / 2) * Math.PI) / 180),
        ),
      );
      const nearest = [...away.keys()].sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0));
      expect(await askOnce()).toEqual(nearest.slice(0, 10));
    }
  });

  test('to those that are best at the goods, before those that are a little nearer', async () => {
    const farther = { latitude: HERE.latitude + 0.3 };
    await open([{}, { ...farther, specialties: ['watch'] }, farther]);
    expect(await askOnce()).toEqual([1, 0, 2]);
    expect(await askOnce({ categories: ['bag'] })).toEqual([]);
  });

  test('from far away to shops that buy by post, then to those that visit, and last to those that one has to go to', async () => {
    const far = { latitude: 26.21, longitude: 127.68 };
    await open([
      { ...far, methods: ['店頭買取'], specialties: ['watch'] },
      { ...far, methods: ['店頭買取', '出張買取'] },
      { ...far, methods: ['店頭買取', '宅配買取'] },
      { ...far, methods: [] },
    ]);
    expect(await askOnce()).toEqual([2, 1, 3, 0]);
    // However long it has waited: goods can only be carried to it.
    await ask({ times: 50, most: 3 });
    expect(await askOnce({ most: 3 })).not.toContain(0);
    expect(await askOnce({ zip: '9000012', most: 1 })).toEqual([0]);
  });

  test('to a shop whose place is only guessed after one that is in the same town', async () => {
    const unknown = { latitude: null, longitude: null, prefectureId: 13 };
    await open([
      { ...unknown, zipcode: '0000000' },
      { latitude: HERE.latitude + 0.1 },
      { ...unknown, zipcode: ZIP },
    ]);
    expect(await askOnce()).toEqual([2, 1, 0]);
  });

  test('also from a postal code that nobody knows', async () => {
    await open([{}, { specialties: ['watch'] }]);
    expect(await askOnce({ zip: '0000000' })).toEqual([1, 0]);
  });
});

describe('A request never goes', () => {
  test('to a shop that cannot be told, that is on holiday, or that serves another area', async () => {
    const random = new SeededRandom(11);
    const bars: Partial<NewShop>[] = [
      { email: '' },
      { unreachableAt: new Date() },
      { holidays: '{[2026-11-20,2026-12-02)}' },
      { holidays: '{[2026-12-01,2026-12-01],[2027-01-01,2027-01-04)}' },
      { capacity: 0 },
      { nationwide: false, servedPrefectureIds: [1] },
      { categories: ['bag'], specialties: ['bag'] },
    ];
    const barred = Array.from({ length: 60 }, () => (random.next() < 0.5 ? random.pick(bars) : undefined));
    await open(barred.map((bar) => ({ ...bar, latitude: HERE.latitude + random.next() })));
    const numbers = new Set((await ask({ times: 200 })).flat());
    const free = barred.flatMap((bar, number) => (bar ? [] : [number]));
    expect([...numbers].sort((a, b) => a - b)).toEqual(free);
  });

  test('to a shop that has had its requests of the day; on the next day it has room again', async () => {
    await open([...alike(5, { capacity: 3, specialties: ['watch'] }), ...alike(10)]);
    await ask({ times: 20 });
    expect((await counts()).slice(0, 5)).toEqual([3, 3, 3, 3, 3]);
    expect(await askOnce()).toHaveLength(10);
    await ask({ day: '2026-12-02', times: 20 });
    expect((await counts()).slice(0, 5)).toEqual([6, 6, 6, 6, 6]);
  });

  test('to more shops than have room, also when requests of several prefectures come at once', async () => {
    const random = new SeededRandom(3);
    const rooms = Array.from({ length: 40 }, () => random.between(1, 6));
    await open(rooms.map((capacity) => ({ capacity })));
    const callers = ZIPS.map(async (zip) => {
      for (let count = 0; count < 25; count += 1) await ask({ zip });
    });
    await Promise.all(callers);
    const totals = await counts();
    expect(totals.filter((count, number) => count > (rooms[number] ?? 0))).toEqual([]);
    expect(totals).toEqual(rooms);
  });
});

describe('Requests are shared', () => {
  test('equally: of 10,000, equal shops get the same within a tenth', { timeout: 120_000 }, async () => {
    const random = new SeededRandom(5);
    const kinds: Partial<NewShop>[] = [
      {},
      { specialties: ['watch'] },
      { latitude: 43.06, longitude: 141.35 },
      { latitude: 26.21, longitude: 127.68, categories: ['watch', 'bag'] },
      { methods: ['店頭買取', '出張買取'] },
      { categories: ['watch', 'bag'], specialties: ['bag'] },
    ];
    const each = 6;
    await open(kinds.flatMap((kind) => alike(each, kind)));
    for (let round = 0; round < 500; round += 1) {
      const zip = random.pick(ZIPS);
      const categories = random.pick<CategoryKey[]>([['watch'], ['bag'], ['watch', 'bag']]);
      await ask({ zip, categories, times: 20 });
      // A real database does so by itself. Without it each call reads the earlier versions of every shop.
      await server.db.execute(sql`vacuum shops`);
    }
    const totals = await counts();
    for (const [kind] of kinds.entries()) {
      const equals = totals.slice(kind * each, (kind + 1) * each);
      expect(Math.max(...equals) / Math.min(...equals), `${equals}`).toBeLessThanOrEqual(1.1);
    }
  });

  test('with a shop that was away no more than with the others: it does not get everything until it has caught up', async () => {
    await open([{ unreachableAt: new Date() }, ...alike(19)]);
    await ask({ times: 400 });
    await server.db
      .update(shops)
      .set({ unreachableAt: null })
      .where(eq(shops.uuid, uuidOfShop(0)));
    const [before = 0, ...others] = await counts();
    expect(before).toBe(0);
    expect(Math.min(...others)).toBeGreaterThan(200);
    await ask({ times: 100 });
    const [after = 0] = await counts();
    expect(after).toBeGreaterThan(50);
    expect(after).toBeLessThan(80);
  });

  test('by how often a shop answers: one that answers seldom gets half of what another gets', async () => {
    await open([...alike(10, { responsiveness: 0.5 }), ...alike(10)]);
    await ask({ times: 300 });
    const totals = await counts();
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    expect(sum(totals.slice(0, 10)) / sum(totals.slice(10))).toBeCloseTo(0.5, 1);
  });
});

describe('How often a shop answers', () => {
  const NOW = new Date('2026-12-01T03:00:00Z');
  const daysBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

  /** Stores requests that a shop was told of, and what became of them. */
  async function tell(
    shop: number,
    count: number,
    values: Partial<typeof matches.$inferInsert>,
    hasQuote = false,
  ) {
    for (let nth = 0; nth < count; nth += 1) {
      const { body } = await server.submit();
      const requestUuid = body.uuid;
      const createdAt = daysBefore(10);
      await server.db.delete(matches).where(eq(matches.requestUuid, requestUuid));
      await server.db.insert(matches).values({
        requestUuid,
        shopUuid: uuidOfShop(shop),
        position: 0,
        createdAt,
        toldAt: createdAt,
        ...values,
      });
      if (hasQuote)
        await server.db.insert(quotes).values({
          requestUuid,
          shopUuid: uuidOfShop(shop),
          low: 1,
          high: 1,
          validUntil: '2027-01-31',
          method: 'post',
          remark: '',
        });
    }
  }
  const rates = async () =>
    (await server.db.select({ rate: shops.responsiveness }).from(shops).orderBy(shops.uuid)).map(
      ({ rate }) => rate,
    );

  it('is learned from 90 days, drawn to the mean while there are few, and kept within bounds', async () => {
    await open(alike(5));
    const silent = { passedAt: daysBefore(8), passedWhy: 'silent' } as const;
    await tell(0, 20, {}, true);
    await tell(1, 20, silent);
    await tell(2, 1, silent);
    await tell(3, 20, { ...silent, createdAt: daysBefore(100) });
    await tell(4, 3, { passedAt: daysBefore(8), passedWhy: 'unreachable', toldAt: null });
    expect(await server.db.$count(requests)).toBe(64);
    expect(await rateShops(server.db, NOW)).toBe(3);
    const [quick = 0, slow = 0, once = 0, long = 0, untold = 0] = await rates();
    // 20 of 41 were answered.
    const mean = 20 / 41;
    // 1.525 and 0.5 times the mean: the first is out of bounds.
    expect((20 + 20 * mean) / 40 / mean).toBeGreaterThan(1.5);
    expect(quick).toBeCloseTo(1.5, 5);
    expect(slow).toBeCloseTo(0.5, 5);
    expect(once).toBeCloseTo(20 / 21, 5);
    expect([long, untold]).toEqual([1, 1]);
    expect(await rateShops(server.db, NOW)).toBe(0);
  });

  it('does not count while nobody has answered at all', async () => {
    await open(alike(2));
    await tell(0, 3, { passedAt: daysBefore(8), passedWhy: 'unanswered' });
    await rateShops(server.db, NOW);
    expect(await rates()).toEqual([1, 1]);
  });

  it('is counted for the desk: requests that had their time, answers and sales', async () => {
    await open(alike(1));
    await tell(0, 3, { passedAt: daysBefore(8), passedWhy: 'unanswered' });
    await tell(0, 2, { declinedAt: daysBefore(8) });
    await rateShops(server.db, NOW);
    const [shop] = await server.db.select().from(shops).where(gt(shops.recentAsked, 0));
    expect(shop).toMatchObject({ recentAsked: 5, recentAnswers: 2, recentDeals: 0 });
  });
});

describe('The answer to a request', () => {
  it('says of each shop why it was chosen, also when the request is sent again', async () => {
    await open([
      { specialties: ['bag', 'watch'], categories: ['watch', 'bag'], zipcode: ZIP, methods: ['宅配買取'] },
      { methods: ['店頭買取'], zipcode: '0000000', latitude: HERE.latitude + 0.1 },
    ]);
    const key = '0b0f3e1c-6d0a-4a56-9a3b-0b1f5a1e7c11';
    const first = await server.submit({ items: [{ category: 'watch' }] }, key);
    expect(first.body.company_shops.map(({ reasons }) => reasons)).toEqual([
      ['時計が専門', '新宿区', '宅配可'],
      [],
    ]);
    const again = await server.submit({ items: [{ category: 'watch' }] }, key);
    expect(again.body.company_shops).toEqual(first.body.company_shops);
  });
});
