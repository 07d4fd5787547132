import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countPartners } from './count-shops.ts';
import { answeringApi } from './local-api.ts';

const api = answeringApi();
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('The number of partner shops', () => {
  // Clauses 1.5-1, 1.7-5
  test.each([
    [{ pagination: { total_count: 853 } }, 853],
    [{ pagination: { total_count: 0 } }, 0],
    [{ pagination: { total_count: -1 } }, 0],
    [{ pagination: { total_count: Number.POSITIVE_INFINITY } }, 0],
    [{ pagination: { total_count: '853' } }, 0],
    [{ pagination: null }, 0],
    [[], 0],
    ['"many"', 0],
    ['1e999', 0],
    ['{"pagination":{"total_count":1e999}}', 0],
    [null, 0],
  ])('%j counts as %i', async (answer, count) => {
    api.answer(answer);
    expect(await countPartners(api.base)).toBe(count);
  });

  // Clauses 1.4-7, 1.8-5
  test('is 0 where the API fails, and the reason goes to the log', async () => {
    api.answer({}, 503);
    expect(await countPartners(api.base)).toBe(0);
    expect(console.error).toHaveBeenCalledWith('partner count:', 'HTTP error! status: 503');
  });
});
