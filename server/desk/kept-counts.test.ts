import { expect, test, vi } from 'vitest';
import { KeptCounts } from './kept-counts.ts';

const MINUTE_MS = 60_000;

test('A count is made again after a minute', async () => {
  const counts = new KeptCounts();
  const count = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const at = (now: number) => counts.get('list', now, count);
  expect([await at(0), await at(MINUTE_MS - 1), await at(MINUTE_MS)]).toEqual([1, 1, 2]);
  expect(count).toHaveBeenCalledTimes(2);
});

test('Who asks at once waits for one count', async () => {
  const counts = new KeptCounts();
  const count = vi.fn().mockResolvedValue(7);
  expect(await Promise.all([counts.get('list', 0, count), counts.get('list', 0, count)])).toEqual([7, 7]);
  expect(count).toHaveBeenCalledTimes(1);
});

test('A count that takes long or fails is not waited for', async () => {
  vi.useFakeTimers();
  const counts = new KeptCounts();
  let end = (_count: number) => {};
  const slow = counts.get('slow', 0, () => new Promise((resolve) => (end = resolve)));
  await vi.advanceTimersByTimeAsync(300);
  expect(await slow).toBeNull();
  end(3);
  vi.useRealTimers();
  expect(await counts.get('slow', 0, () => Promise.reject(new Error('asked twice')))).toBe(3);
  expect(await counts.get('broken', 0, () => Promise.reject(new Error('no database')))).toBeNull();
});
