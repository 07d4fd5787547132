import { expect, test } from 'vitest';
import { tableOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { answeringApi } from './local-api.ts';
import { loadShopFacts } from './shop-facts.ts';

const api = answeringApi();
const four = PREFECTURES.map((_, index) => (index === 0 ? 4 : 0));

test('A page learns which shops there are', async () => {
  const none = PREFECTURES.map(() => 0);
  const able = tableOf(CATEGORY_KEYS, (key) => (key === 'watch' ? four : none));
  api.answer({ listed: 4, standing: four, able });
  expect(await loadShopFacts(api.base)).toEqual({
    listed: 4,
    standing: four,
    able: four,
    ableOf: able,
    bought: ['watch'],
  });
});

test('Of a back end without the call, pages know the number of shops', async () => {
  api.handler = (request, response) => {
    const isList = request.url?.startsWith('/v1/partner_shops/company_shops');
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isList ? { data: [], pagination: { total_count: 12 } } : {}));
  };
  expect(await loadShopFacts(api.base)).toEqual({ listed: 12, bought: [] });
});

test.each([[{ listed: 'four' }], [[]], ['nonsense']])(
  'An answer that makes no sense tells nothing: %j',
  async (answer) => {
    api.answer(answer);
    expect(await loadShopFacts(api.base)).toBeUndefined();
  },
);
