import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRequest } from '#contract/calls/requests.ts';
import type { CategoryKey } from '#contract/categories.ts';
import { asListing } from '../base/listing.ts';
import { writeMedia } from '../db/media.ts';
import { requests } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { encodeSubmission } from '../test/submission.ts';
import { ALL_COLUMNS, countRequests, isMonth, monthOf } from './report.ts';

const BLOG = '0f8fad5b-d9cb-469f-a165-70867728950e';
const UNKNOWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

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
    expect(await countRequests(server.db, '2026-11', ALL_COLUMNS)).toEqual([
      { day: '2026-11-01', ...november, category: 'bag', requests: 1, items: 1 },
      { day: '2026-11-01', ...november, category: 'watch', requests: 2, items: 3 },
      { day: '2026-11-30', medium: UNKNOWN, inflow: '=direct', category: 'bag', requests: 1, items: 1 },
    ]);
    expect(await countRequests(server.db, '2026-10', ['day'])).toEqual([
      { day: '2026-10-31', requests: 1, items: 1 },
    ]);
  });

  it('counts by any of them, or all together', async () => {
    expect(await countRequests(server.db, '2026-11', ['category'])).toEqual([
      { category: 'bag', requests: 2, items: 2 },
      { category: 'watch', requests: 2, items: 3 },
    ]);
    expect(await countRequests(server.db, '2026-11', [])).toEqual([{ requests: 3, items: 5 }]);
  });

  it('is empty for a month without requests', async () => {
    expect(await countRequests(server.db, '2025-02', ['day'])).toEqual([]);
  });

  it('counts what was erased as before, in its month in Japan', async () => {
    const uuids = [
      await requestAt('2027-01-31T14:59:59Z', BLOG, 'google', ['watch', 'bag']),
      await requestAt('2027-01-31T15:00:00Z', BLOG, 'google', ['bag']),
    ];
    const counted = async () => [
      await countRequests(server.db, '2027-01', ALL_COLUMNS),
      await countRequests(server.db, '2027-02', ['day']),
    ];
    const before = await counted();
    await eraseByUuid(server.db, server.photos, uuids);
    expect(await counted()).toEqual(before);
    expect(before[1]).toEqual([{ day: '2027-02-01', requests: 1, items: 1 }]);
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
  expect(monthOf(new Date('2026-10-31T15:00:00Z'))).toBe('2026-11');
});
