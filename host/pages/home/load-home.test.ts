import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watched } from '../../data/failures.server.ts';
import { answeringApi } from '../../data/local-api.ts';
import type { Site } from '../../settings/context.ts';
import { loadHome } from './load-home.server.ts';

const api = answeringApi();
const site = () => ({ api: api.base, settings: { apiBase: '' } }) as Site;
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('The number of shops is the one that the sentences of the page follow from, or that of the list', async () => {
  api.answer({ data: [], pagination: { total_count: 12 } });
  expect(await loadHome(site(), 4).count).toEqual({ ok: true, value: 4 });
  expect(await loadHome(site()).count).toEqual({ ok: true, value: 12 });
});

describe('A list of the home page', () => {
  // Clause 1.5-2
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

  // Clause 1.8-1
  test('failed where the API says so', async () => {
    api.answer({}, 503);
    const failure = { ok: false, message: 'HTTP error! status: 503' };
    const { recent, recommended, newest } = loadHome(site());
    expect(await Promise.all([recent, recommended, newest])).toEqual([failure, failure, failure]);
  });

  test('has no examples once somebody answers for the site', async () => {
    const entries = [
      { id: 1, time: '3分前', location: '東京都', item: '腕時計' },
      { id: 2, time: '5分前', location: '大阪府', item: 'バッグ', example: true },
    ];
    api.answer({ recent_appraisals: entries });
    const shownTo = async (operator: object | undefined) => {
      const { settings, ...rest } = site();
      const { recent } = loadHome({ ...rest, settings: { ...settings, operator } } as Site);
      const outcome = await recent;
      return outcome.ok ? outcome.value.map(({ id }) => id) : [];
    };
    expect(await shownTo(undefined)).toEqual([1, 2]);
    expect(await shownTo({})).toEqual([1]);
  });
});
