import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '#contract/base/japanese-days.ts';
import { CALLS } from '#contract/calls/index.ts';
import { TOLD_MEDIAN } from '#contract/life/figures.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { erasedRequests } from '../db/schema.ts';
import { toldMedian } from './first-quotes.ts';

const TODAY = '2026-11-20';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Requests of which only the counts are left: so many, with a first quote within so many hours. */
const addRequests = (count: number, hours: number | null, day = TODAY) =>
  server.db.insert(erasedRequests).values(
    Array.from({ length: count }, () => ({
      day,
      mediumUuid: 'somewhere',
      inflow: '',
      categories: ['watch' as const],
      quotes: hours === null ? 0 : 1,
      hours: hours === null ? null : hours - 1,
    })),
  );

test('Sellers read how long the first quote takes once enough requests of the last weeks have had one', async () => {
  await addRequests(TOLD_MEDIAN.fewest - 1, 5);
  await addRequests(10, null);
  await addRequests(10, 1, daysLater(TODAY, -TOLD_MEDIAN.days));
  expect(await toldMedian(server.db, TODAY)).toBeNull();
  await addRequests(1, 30, daysLater(TODAY, 1 - TOLD_MEDIAN.days));
  expect(await toldMedian(server.db, TODAY)).toBe(5);
});

test('Of requests that are made up nothing is said', async () => {
  const answer = await server.app.inject({ url: CALLS.firstQuotes.path });
  expect(answer.json()).toEqual({ median_hours: null });
});
