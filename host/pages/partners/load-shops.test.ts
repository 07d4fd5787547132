import { expect, test } from 'vitest';
import { answeringApi } from '../../data/local-api.ts';
import type { Site } from '../../settings/context.ts';
import { loadFoundShops } from './load-shops.server.ts';
import { NO_FILTERS } from './search.ts';

const api = answeringApi();
const site = () => ({ api: api.base, settings: { apiBase: '' } }) as Site;

// Clause 1.5-2
test.each([[{}], [{ data: 'many' }], [{ data: {} }], ['"no"']])(
  'an answer %j, which has no list, has no shops',
  async (answer) => {
    api.answer(answer);
    expect(await loadFoundShops(site(), { ...NO_FILTERS, page: 1 })).toMatchObject({
      shops: [],
      pagination: { total_count: 0, total_pages: 1 },
    });
  },
);

// Clause 1.8-17
test('an API that fails has no answer', async () => {
  api.answer({}, 500);
  await expect(loadFoundShops(site(), { ...NO_FILTERS, page: 1 })).rejects.toThrow('HTTP error! status: 500');
});
