import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastGood } from './last-good.ts';

const MINUTE_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Content beside every article', () => {
  test('is loaded once a minute at most', async () => {
    const load = vi.fn(async () => ['a']);
    await lastGood('often', load);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(await lastGood('often', load)).toEqual({ value: ['a'], stale: false });
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await lastGood('often', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is the last answer, marked as stale, when it cannot be loaded any more', async () => {
    await lastGood('breaks', async () => ['good']);
    vi.advanceTimersByTime(MINUTE_MS);
    const fail = () => Promise.reject(new Error('down'));
    expect(await lastGood('breaks', fail)).toEqual({ value: ['good'], stale: true });
    expect(await lastGood('breaks', async () => ['new'])).toEqual({ value: ['new'], stale: false });
  });

  test('fails where nothing was ever loaded', async () => {
    await expect(lastGood('never', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});
