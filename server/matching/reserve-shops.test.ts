import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { quiet } from '#test/server/quiet.ts';
import { pairsOf } from '#test/server/submission.ts';
import { rowsOf } from '../db/open.ts';
import { matches, shops } from '../db/schema.ts';
import { readMarks } from '../limits/marks.ts';
import { eraseByUuid } from '../people/erase.ts';
import { readRequest } from '../requests/read-request.ts';
import { storeRequest } from '../requests/store-request.ts';
import { type Reserving, reserveShops } from './reserve-shops.ts';
import { giveBackLost } from './shop-counts.ts';

/** Postal codes of prefectures far from each other. */
const ZIPS: [zip: string, prefectureId: number][] = [
  ['0600041', 1],
  ['1620801', 13],
  ['6800011', 31],
  ['9000012', 47],
];

describe('requests are passed on to shops', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    // The shops are alike, so that nothing but their turns decides.
    await server.db.execute(
      sql`update shops set latitude = 35.7, longitude = 139.7, specialties = '{}', methods = '{}'`,
    );
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const send = async (zip1: string, ...categories: CategoryKey[]) => {
    const { body } = await server.submit({
      customer: { zip1 },
      items: categories.map((category) => ({ category })),
    });
    return body.uuid;
  };
  const matchesOf = (requestUuid: string) =>
    server.db
      .select({ shop: shops })
      .from(matches)
      .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
      .where(eq(matches.requestUuid, requestUuid))
      .orderBy(matches.position);

  // Clauses 1.1-9, 2.9-27
  test.each(ZIPS)(
    'from %s: ten shops that serve prefecture %i and buy the category',
    async (zip, prefectureId) => {
      for (const category of CATEGORY_KEYS) {
        const rows = await matchesOf(await send(zip, category));
        expect(rows).toHaveLength(10);
        for (const { shop } of rows) {
          expect(shop.categories).toContain(category);
          expect(shop.nationwide || shop.servedPrefectureIds.includes(prefectureId)).toBe(true);
        }
      }
    },
  );

  it('from an unknown postal code: shops that serve the whole country', async () => {
    const rows = await matchesOf(await send('0000000', 'watch'));
    expect(rows).toHaveLength(10);
    expect(rows.every(({ shop }) => shop.nationwide)).toBe(true);
  });

  it('with several items, every category finds shops', async () => {
    const rows = await matchesOf(await send('1620801', 'music', 'alcohol', 'music'));
    expect(rows).toHaveLength(10);
    for (const category of ['music', 'alcohol'] as const) {
      expect(rows.filter(({ shop }) => shop.categories.includes(category)).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('requests are spread evenly: no shop has two more than another that could have had them', async () => {
    for (let count = 0; count < 40; count++) await send('9000012', 'watch');
    expect(await spread(47, 'watch')).toBeLessThanOrEqual(1);
  });

  it('evenly also when they come all at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => send('9000012', 'jewelry')));
    expect(await spread(47, 'jewelry')).toBeLessThanOrEqual(1);
    const [row] = await rowsOf<{ counted: number }>(
      server.db,
      sql`select sum(match_count)::int as counted from shops`,
    );
    expect(row?.counted).toBe((await server.storedRows()).matches);
  });

  const counts = async () => {
    const [row] = await rowsOf<{ counted: number; stored: number; differing: number }>(
      server.db,
      sql`select sum(match_count)::int as counted, (select count(*)::int from matches) as stored,
          count(*) filter (where match_count <> (select count(*) from matches where shop_uuid = shops.uuid))::int
            as differing
        from shops`,
    );
    return row;
  };
  const reserving = (uuid: string): Reserving => ({
    uuid,
    emailMark: 'email',
    phoneMark: 'phone',
    categories: ['watch'],
    address: '',
    zip: '1620801',
  });

  it('a shop is not counted for a request whose server ended before it was stored', async () => {
    await send('1620801', 'watch');
    await reserveShops(server.db, reserving(randomUUID()));
    expect(await counts()).toMatchObject({ counted: 20, stored: 10 });
    expect(await giveBackLost(server.db)).toBe(0);
    expect(await giveBackLost(server.db, 0)).toBe(1);
    expect(await counts()).toEqual({ counted: 10, stored: 10, differing: 0 });
    expect(await giveBackLost(server.db, 0)).toBe(0);
  });

  it('a shop is not counted for a request that another process stores at the same moment', async () => {
    const idempotencyKey = randomUUID();
    const first = await server.submit({}, idempotencyKey);
    const record = await storeRequest(server.db, server.photos, {
      uuid: randomUUID(),
      idempotencyKey,
      isRepetition: false,
      request: readRequest(pairsOf() as [string, string][]),
      marks: await readMarks(server.db),
      ...quiet(),
      contactRelease: 'all',
      termsDated: '2025-08-28',
    });
    expect(record.uuid).toBe(first.body.uuid);
    expect(await counts()).toEqual({ counted: 10, stored: 10, differing: 0 });
  });

  it('a request that is stored after its shops were given back is counted again', async () => {
    const spy = vi.spyOn(server.photos, 'keep').mockImplementationOnce(async () => {
      // The statement that stores it has not been committed yet, so this one must not touch it.
      expect(await giveBackLost(server.db, 0)).toBe(0);
    });
    onTestFinished(() => spy.mockRestore());
    const photos = [{ name: 'a.jpg', content: jpeg() }];
    expect((await server.submit({ items: [{ category: 'bag', photos }] })).status).toBe(200);
    expect(spy).toHaveBeenCalled();
    expect(await counts()).toEqual({ counted: 10, stored: 10, differing: 0 });

    const uuid = randomUUID();
    await reserveShops(server.db, reserving(uuid));
    await giveBackLost(server.db, 0);
    await server.db.execute(
      sql`with stored as (insert into requests select * from jsonb_populate_recordset(null::requests,
        (select jsonb_agg(to_jsonb(requests) || jsonb_build_object('uuid', ${uuid}::text, 'idempotency_key', null)) from requests))
        returning uuid) select keep_reservation(uuid) from stored`,
    );
    expect(await counts()).toMatchObject({ counted: 20 });
  });

  it('erased requests are counted no more, but stay turns that the shops had', async () => {
    const uuid = await send('1620801', 'watch');
    const first = await send('1620801', 'watch');
    await eraseByUuid(server.db, server.photos, [uuid]);
    expect(await counts()).toEqual({ counted: 10, stored: 10, differing: 0 });
    const again = (await matchesOf(await send('1620801', 'watch'))).map(({ shop }) => shop.uuid);
    const before = (await matchesOf(first)).map(({ shop }) => shop.uuid);
    expect(again.filter((one) => before.includes(one))).toEqual([]);
    const [row] = await rowsOf<{ turns: number }>(
      server.db,
      sql`select sum(turns_before)::int as turns from shops`,
    );
    expect(row?.turns).toBe(10);
  });

  it('a shop that had to wait the longest comes first among equals', async () => {
    const first = (await matchesOf(await send('9000012', 'watch'))).map(({ shop }) => shop.uuid);
    await server.db.execute(sql`update shops set match_count = 1`);
    const second = (await matchesOf(await send('9000012', 'watch'))).map(({ shop }) => shop.uuid);
    expect(second.filter((uuid) => first.includes(uuid))).toEqual([]);
  });

  async function spread(prefectureId: number, category: CategoryKey): Promise<number> {
    const [row] = await rowsOf<{ spread: number }>(
      server.db,
      sql`select max(match_count) - min(match_count) as spread from shops
          where ${category} = any(categories) and (nationwide or ${prefectureId} = any(served_prefecture_ids))`,
    );
    return row?.spread ?? -1;
  }

  it('any of the 47 prefectures has at least ten shops for any of the eight categories', async () => {
    const [row] = await rowsOf<{ least: number; pairs: number }>(
      server.db,
      sql`select min(shops)::int as least, count(*)::int as pairs from (
            select p.id, c, (select count(*) from shops where c = any(categories)
              and (nationwide or p.id = any(served_prefecture_ids))) as shops
            from prefectures p, unnest(${`{${CATEGORY_KEYS.join(',')}}`}::text[]) c) as each`,
    );
    expect(row?.pairs).toBe(PREFECTURES.length * CATEGORY_KEYS.length);
    expect(row?.least).toBeGreaterThanOrEqual(10);
  });
});

describe('shops take turns by category', () => {
  let server: TestApp;
  /** In the order of fairness. */
  const LINE: Readonly<Record<string, CategoryKey[]>> = {
    a: ['watch'],
    b: ['watch', 'bag'],
    c: ['bag'],
    d: ['watch'],
    e: ['music'],
  };
  const uuidOfShop = (name: string) => `00000000-0000-4000-8000-00000000000${name}`;
  beforeAll(async () => {
    server = await startTestApp();
    const [one] = await server.db.select().from(shops).limit(1);
    if (!one) throw new Error('there are no shops');
    const { searchText: _made, ...columns } = one;
    await server.db.delete(shops);
    for (const [name, categories] of Object.entries(LINE)) {
      const place = { nationwide: true, matchCount: 0, lastMatchedAt: null };
      await server.db.insert(shops).values({ ...columns, ...place, uuid: uuidOfShop(name), categories });
    }
  });
  afterAll(() => server.close());

  const reserve = async (categories: CategoryKey[], most: number) => {
    await server.db.update(shops).set({ matchCount: 0, lastMatchedAt: null });
    const [row] = await rowsOf<{ chosen: string[] }>(
      server.db,
      sql`select chosen
        from reserve_shops(${`{${categories.join(',')}}`}::text[], '1620801', '', ${most}, '{}', current_date)`,
    );
    return row?.chosen.map((uuid) => uuid.at(-1)).join('');
  };

  // Clause 1.1-3
  it.each<[CategoryKey[], number, string]>([
    [['watch', 'bag'], 10, 'abdc'],
    [['music', 'watch'], 3, 'eab'],
    [['antique'], 3, ''],
    [['antique', 'bag'], 1, 'b'],
  ])('%j, at most %i: %s', async (categories, most, expected) => {
    expect(await reserve(categories, most)).toBe(expected);
  });

  it('and each that was chosen is counted once', async () => {
    await reserve(['watch', 'bag'], 10);
    const rows = await server.db.select({ uuid: shops.uuid, count: shops.matchCount }).from(shops);
    const counts = rows.map(({ uuid, count }) => `${uuid.at(-1)}${count}`).sort();
    expect(counts).toEqual(['a1', 'b1', 'c1', 'd1', 'e0']);
  });
});
