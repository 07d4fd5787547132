import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watched } from '../../data/failures.server.ts';
import { localApi } from '../../data/local-api.ts';
import type { Site } from '../../settings/context.ts';
import { countPartners, loadHome } from './load-home.server.ts';

const api = localApi();
const site = () => ({ api: api.base, settings: { apiBase: '' } }) as Site;
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('The number of partner shops', () => {
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

  test('is 0 where the API fails', async () => {
    api.answer({}, 503);
    expect(await countPartners(api.base)).toBe(0);
  });
});

describe('A list of the home page', () => {
  test.each([['"many"'], [{ recent_appraisals: 'many' }], [[1, 2, 3]], [{ data: {} }]])(
    'is empty where the answer is %j',
    async (answer) => {
      api.answer(answer);
      const { recent, recommended } = loadHome(site());
      expect(await recent).toEqual({ ok: true, value: [] });
      expect(await recommended).toEqual({ ok: true, value: [] });
    },
  );

  test('that came as nonsense is empty for this visitor only: the page is not kept', async () => {
    api.answer('"many"');
    expect(await watched(() => loadHome(site()).recent)).toMatchObject({ isWhole: false });
    api.answer({ recent_appraisals: [] });
    expect(await watched(() => loadHome(site()).recent)).toMatchObject({ isWhole: true });
  });

  test('failed where the API says so', async () => {
    api.answer({}, 503);
    const failed = { ok: false, message: 'HTTP error! status: 503' };
    const { recent, recommended, newest } = loadHome(site());
    expect(await Promise.all([recent, recommended, newest])).toEqual([failed, failed, failed]);
  });
});
