import { expect, test } from 'vitest';
import { isKnowing } from '../knowing.ts';
import { sampleRequest } from './sample-request.ts';

const TODAY = '2026-03-01';

test.each([
  ['chosen', 0],
  ['all', 4],
] as const)('With contact for %s, %i shops of the sample know it', (release, count) => {
  const { shops, contact_release } = sampleRequest(TODAY, release);
  expect(shops.filter(isKnowing)).toHaveLength(count);
  expect(contact_release).toBe(release);
});

test.each([
  [3, 3],
  [undefined, 5],
  [0, 5],
])('Where a request goes to at most %s shops, the sample has %i', (most, count) => {
  expect(sampleRequest(TODAY, 'all', most).shops).toHaveLength(count);
});

test('The quotes of the sample hold on the day on which it is read, and all of it has happened before', () => {
  const { shops, created_at } = sampleRequest(TODAY, 'all');
  const moments = shops.flatMap(({ since, learned }) => [since, ...learned.map(({ at }) => at)]);
  expect(created_at).toBe('2026-02-27T11:14:00.000Z');
  for (const moment of moments) {
    expect(moment > created_at).toBe(true);
    expect(moment < `${TODAY}T00:00:00+09:00`).toBe(true);
  }
  const days = shops.flatMap(({ quote }) => quote?.valid_until ?? []);
  expect(days).toHaveLength(3);
  expect(days.every((day) => day > TODAY)).toBe(true);
  expect(new Set(shops.map(({ uuid }) => uuid)).size).toBe(shops.length);
});
