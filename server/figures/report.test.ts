import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthInJapan } from '#contract/base/japanese-days.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { asListing } from '../base/listing.ts';
import { writeMedia } from '../db/media.ts';
import { matches, outcomes, quotes, requests, shops } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import { countRequests, isMonth, USUAL_COLUMNS } from './report.ts';

const BLOG = '0f8fad5b-d9cb-469f-a165-70867728950e';
const UNKNOWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** Nothing has become of the requests. */
const NONE = { quotes: 0, releases: 0, deals: 0, days: '' };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await writeMedia(server.db, [{ uuid: BLOG, name: '時計ブログ', hosts: [] }]);
  await requestAt('2026-10-31T14:59:59Z', BLOG, 'google', ['watch']);
  await requestAt('2026-10-31T15:00:00Z', BLOG, 'google', ['watch', 'watch', 'bag']);
  await requestAt('2026-11-01T09:00:00Z', BLOG, 'google', ['watch']);
  await requestAt('2026-11-30T14:59:59Z', UNKNOWN, '=direct', ['bag']);
  await requestAt('2026-11-30T15:00:00Z', UNKNOWN, 'direct', ['bag']);
});
afterAll(() => server.close());

/** A seller's request, stored at this time. */
async function requestAt(
  at: string,
  medium: string,
  inflow: string,
  categories: CategoryKey[],
): Promise<string> {
  const { headers, payload } = await encodeSubmission({
    medium,
    attribution: { inflow },
    items: categories.map((category) => ({ category })),
  });
  const answer = await server.app.inject({ method: 'POST', url: submitRequest.path, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  const { uuid } = answer.json();
  await server.db
    .update(requests)
    .set({ createdAt: new Date(at) })
    .where(eq(requests.uuid, uuid));
  return uuid;
}

describe('The report of a month', () => {
  it('counts by day, medium, inflow and category, and begins and ends with the month in Japan', async () => {
    const november = { medium: '時計ブログ', inflow: 'google' };
    expect(await countRequests(server.db, '2026-11', USUAL_COLUMNS)).toEqual([
      { day: '2026-11-01', ...november, category: 'bag', requests: 1, items: 1, ...NONE },
      { day: '2026-11-01', ...november, category: 'watch', requests: 2, items: 3, ...NONE },
      {
        day: '2026-11-30',
        medium: UNKNOWN,
        inflow: '=direct',
        category: 'bag',
        requests: 1,
        items: 1,
        ...NONE,
      },
    ]);
    expect(await countRequests(server.db, '2026-10', ['day'])).toEqual([
      { day: '2026-10-31', requests: 1, items: 1, ...NONE },
    ]);
  });

  it('counts by any of them, or all together', async () => {
    expect(await countRequests(server.db, '2026-11', ['category'])).toEqual([
      { category: 'bag', requests: 2, items: 2, ...NONE },
      { category: 'watch', requests: 2, items: 3, ...NONE },
    ]);
    expect(await countRequests(server.db, '2026-11', [])).toEqual([{ requests: 3, items: 5, ...NONE }]);
  });

  it('counts quotes, releases and deals, and the days to the first quote, also by shop', async () => {
    const uuid = await requestAt('2026-06-10T00:00:00Z', BLOG, 'google', ['watch', 'bag']);
    await requestAt('2026-06-11T00:00:00Z', BLOG, 'google', ['bag']);
    const of = and(eq(matches.requestUuid, uuid), lt(matches.position, 2));
    const [first, second] = await server.db.select().from(matches).where(of).orderBy(matches.position);
    if (!first || !second) throw new Error('no shops');
    const quote = {
      requestUuid: uuid,
      low: 1,
      high: 1,
      validUntil: '2026-07-01',
      method: 'post',
      remark: '',
    } as const;
    await server.db.insert(quotes).values([
      { ...quote, shopUuid: first.shopUuid, givenAt: new Date('2026-06-11T12:00:00Z') },
      { ...quote, shopUuid: first.shopUuid, givenAt: new Date('2026-06-12T12:00:00Z') },
      { ...quote, shopUuid: second.shopUuid, givenAt: new Date('2026-06-13T00:00:00Z') },
    ]);
    await server.db
      .update(matches)
      .set({ contactSeenAt: new Date('2026-06-10T12:00:00Z') })
      .where(of);
    const at = new Date('2026-06-14T00:00:00Z');
    for (const side of ['seller', 'shop'] as const)
      await server.db
        .insert(outcomes)
        .values({ requestUuid: uuid, shopUuid: first.shopUuid, side, result: 'sold', at });
    await server.db
      .insert(outcomes)
      .values({ requestUuid: uuid, shopUuid: second.shopUuid, side: 'seller', result: 'sold', at });
    const counts = { quotes: 2, releases: 2, deals: 1, days: '1.5' };
    expect(await countRequests(server.db, '2026-06', [])).toEqual([{ requests: 2, items: 3, ...counts }]);
    expect(await countRequests(server.db, '2026-06', ['category'])).toEqual([
      { category: 'bag', requests: 2, items: 2, ...counts },
      { category: 'watch', requests: 1, items: 1, ...counts },
    ]);
    const names = new Map(
      (await server.db.select().from(shops)).map(({ uuid: shop, shopName }) => [shop, shopName]),
    );
    const byShop = await countRequests(server.db, '2026-06', ['shop']);
    const rowOf = ({ shopUuid }: typeof first) => byShop.find(({ shop }) => shop === names.get(shopUuid));
    expect(rowOf(first)).toMatchObject({ quotes: 1, releases: 1, deals: 1, days: '1.5' });
    expect(rowOf(second)).toMatchObject({ quotes: 1, releases: 1, deals: 0, days: '3.0' });
  });

  it('is empty for a month without requests', async () => {
    expect(await countRequests(server.db, '2025-02', ['day'])).toEqual([]);
  });

  it('counts what was erased as before, in its month in Japan', async () => {
    const uuids = [
      await requestAt('2027-01-31T14:59:59Z', BLOG, 'google', ['watch', 'bag']),
      await requestAt('2027-01-31T15:00:00Z', BLOG, 'google', ['bag']),
    ];
    const readCounts = async () => [
      await countRequests(server.db, '2027-01', USUAL_COLUMNS),
      await countRequests(server.db, '2027-02', ['day']),
    ];
    const before = await readCounts();
    await eraseByUuid(server.db, server.photos, uuids);
    expect(await readCounts()).toEqual(before);
    expect(before[1]).toEqual([{ day: '2027-02-01', requests: 1, items: 1, ...NONE }]);
  });

  it('does not become a formula in a spreadsheet', async () => {
    const rows = await countRequests(server.db, '2026-11', ['inflow']);
    expect(asListing(rows, { csv: true }, '')).toContain(`"'=direct"`);
  });
});

it('A month is written with four digits and two', () => {
  expect(['2026-11', '2026-01'].every(isMonth)).toBe(true);
  expect(['2026-13', '2026-1', '26-11', '2026-11-01', '']).not.toSatisfy((list: string[]) =>
    list.some(isMonth),
  );
  expect(monthInJapan(new Date('2026-10-31T15:00:00Z'))).toBe('2026-11');
});
