import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CategoryKey } from '#contract/goods/categories.ts';
import type { ShopLine } from '#contract/schemas/shop-lines.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { alike, numberOfShop, openShops, uuidOfShop } from '#test/server/few-shops.ts';
import { quiet } from '#test/server/quiet.ts';
import { Run } from '#test/server/run.ts';
import { numberOf } from '../db/records/number.ts';
import { matches, requests, reservations, shops } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import { readWholeRequest } from '../people/show.ts';
import { readChoices } from './choices.ts';

let server: TestApp;
let url: string;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  url = testDatabase.url;
  server = await startTestApp({ opened: testDatabase });
});
beforeEach(async () => {
  await server.db.execute(sql`truncate requests, reservations, deliveries cascade`);
  await server.db.delete(shops);
});
afterAll(() => server.close());

const ask = async (...categories: CategoryKey[]) =>
  (await server.submit({ items: categories.map((category) => ({ category })) })).body.uuid;

const whyOf = async (uuid: string): Promise<[ShopLine, ...ShopLine[]]> => {
  const [line, ...more] = await readChoices(server.db, uuid);
  if (!line) throw new Error('nothing is kept');
  return [line, ...more];
};
const numbersOf = ({ shops: standing }: ShopLine) => standing.map(({ uuid }) => numberOfShop(uuid));

describe('An operator who asks why shops got a request', () => {
  it('reads those that were chosen and five that stood just behind, in their order', async () => {
    await openShops(
      server.db,
      Array.from({ length: 20 }, (_, nth) => ({ turnsBefore: nth })),
    );
    const uuid = await ask('watch');
    const [line] = await whyOf(uuid);
    const rows = await server.db
      .select({ shop: matches.shopUuid })
      .from(matches)
      .where(eq(matches.requestUuid, uuid))
      .orderBy(matches.position);
    expect(line).toMatchObject({ category: 'watch', in_line: 20 });
    expect(numbersOf(line)).toEqual(Array.from({ length: 15 }, (_, nth) => nth));
    expect(line.shops.map(({ place }) => place)).toEqual(Array.from({ length: 15 }, (_, nth) => nth + 1));
    expect(line.shops.filter(({ fate }) => fate === 'chosen').map(({ uuid: of }) => of)).toEqual(
      rows.map(({ shop }) => shop),
    );
    expect(line.shops.slice(10).map(({ fate }) => fate)).toEqual(Array(5).fill('behind'));
  });

  it('reads the numbers of each: turns, answers, speciality, the way of the goods, its day, and what comes of them', async () => {
    const far = { latitude: 26.21, longitude: 127.68 };
    await openShops(server.db, [
      { specialties: ['watch'], turnsBefore: 7, capacity: 4, responsiveness: 1.25 },
      { methods: ['出張買取'], turnsBefore: 8 },
      { ...far, methods: ['店頭買取'] },
    ]);
    await server.db.execute(sql`update shops set day_count = 3,
      day_of_count = (now() at time zone 'Asia/Tokyo')::date where capacity is not null`);
    const [line] = await whyOf(await ask('watch'));
    const [special, visiting, carried] = line.shops;
    expect(special).toMatchObject({
      ...{ turns: 7, weight: 1.25, is_special: true, way: 'post', for_goods: 0 },
      ...{ today: 3, capacity: 4, is_last_resort: false },
    });
    expect(special?.km).toBeLessThan(3);
    expect(visiting).toMatchObject({
      turns: 8,
      is_special: false,
      way: 'visit',
      for_goods: 4,
      capacity: null,
    });
    expect(carried).toMatchObject({ turns: 0, way: 'carry', is_last_resort: true });
    expect(carried?.km).toBeGreaterThan(1000);
    for (const { turns, for_goods, for_distance, result } of line.shops)
      expect(turns + for_goods + for_distance).toBeCloseTo(result, 2);
    expect(special?.for_distance).toBeCloseTo((3 * (special?.km ?? 0)) / ((special?.km ?? 0) + 25), 3);
  });

  it('reads a line for each category, and which shop was chosen for the other goods', async () => {
    await openShops(server.db, [
      ...alike(8, { categories: ['watch'] }),
      { categories: ['watch', 'bag'], turnsBefore: 1 },
      ...alike(8, { categories: ['bag'], turnsBefore: 2 }),
    ]);
    const lines = await whyOf(await ask('watch', 'bag'));
    expect(lines.map(({ category }) => category)).toEqual(['watch', 'bag']);
    const both = lines.flatMap(({ category, shops: standing }) =>
      standing.filter(({ uuid }) => uuid === uuidOfShop(8)).map(({ fate }) => [category, fate]),
    );
    expect(both).toContainEqual(['bag', 'chosen']);
    expect(both).toContainEqual(['watch', 'elsewhere']);
  });

  it('reads what was, and not what would be now', async () => {
    await openShops(server.db, [{}, {}]);
    const uuid = await ask('watch');
    const before = await whyOf(uuid);
    await server.db.update(shops).set({ turnsBefore: 500, specialties: ['watch'], capacity: 1 });
    expect(await whyOf(uuid)).toEqual(before);
  });

  it('reads it also of a place that was passed on', async () => {
    await openShops(
      server.db,
      Array.from({ length: 13 }, (_, nth) => ({ turnsBefore: nth })),
    );
    const uuid = await ask('watch');
    const [row] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
    const [match] = await server.db
      .select()
      .from(matches)
      .where(eq(matches.shopUuid, uuidOfShop(0)));
    if (!row || !match) throw new Error('no match');
    await server.db.transaction((tx) => quiet().life.passOn(tx, row, match.shopUuid, 'operator'));
    const [, second, ...more] = await whyOf(uuid);
    expect(more).toEqual([]);
    expect(second?.shops.map(({ uuid: of, fate }) => [of, fate])).toEqual([
      [uuidOfShop(10), 'chosen'],
      [uuidOfShop(11), 'behind'],
      [uuidOfShop(12), 'behind'],
    ]);
  });

  it('reads it of a request without a shop, too', async () => {
    const [line] = await whyOf(await ask('watch'));
    expect(line).toMatchObject({ category: 'watch', in_line: 0, shops: [] });
  });

  it('finds nothing of a request that is erased, and nothing is left of it', async () => {
    await openShops(server.db, [{}, {}]);
    const uuid = await ask('watch');
    expect(await server.db.$count(reservations)).toBe(0);
    await eraseByUuid(server.db, server.photos, [uuid]);
    expect(await readChoices(server.db, uuid)).toEqual([]);
    expect((await server.db.execute(sql`select from match_choices`)).rows).toEqual([]);
  });

  it('reads it on the command line, by the number of the request', async () => {
    await openShops(
      server.db,
      Array.from({ length: 12 }, (_, nth) => ({ turnsBefore: nth, shopName: `見本${nth}堂` })),
    );
    const uuid = await ask('watch');
    const outputOf = async (...args: string[]) => {
      const run = new Run({ DATABASE_URL: url, RATE_LIMITS: 'off' }, 'commands/requests.ts', args);
      expect(await run.ended(), run.output).toBe(0);
      return run.output;
    };
    const lines = (await outputOf('why', numberOf(uuid))).trim().split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatch(
      /watch {2}1 of 12 +chosen .* 0 turns \+ 4 goods \+ .* way .*by post, .* km .* 見本0堂$/,
    );
    expect(lines[11]).toMatch(/12 of 12 +behind .*見本11堂$/);
    const json = JSON.parse(await outputOf('why', uuid, '--json')) as ShopLine;
    expect(json.shops).toHaveLength(12);
  });
});

it('A seller who asks for all that is kept reads why shops got the request, without the counts of the shops', async () => {
  await openShops(server.db, alike(12));
  const request = (await readWholeRequest(server.db, await ask('watch'), 'export')) as { matching: object[] };
  expect(request.matching).toHaveLength(10);
  expect(request.matching[0]).toEqual({
    ...{ at: expect.any(String), category: 'watch', name: expect.any(String), place: 1 },
    ...{ is_special: false, way: 'post', km: expect.any(Number) },
  });
});
