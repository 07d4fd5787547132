import { afterEach, describe, expect, test, vi } from 'vitest';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { watchTimeouts } from '#test/widget/clock.ts';
import { localApi } from '#test/widget/local-api.ts';
import { createApi, type ListQuery } from './api.ts';

const local = localApi();
const api = (ipUrl = '') =>
  createApi(
    () => local.base,
    () => ipUrl,
  );
afterEach(() => vi.restoreAllMocks());

const BRANDS: ListQuery = { category: 'watch', level: 1, code: '' };

describe('the lists of goods', () => {
  // Clauses 2.7-1, 2.7-3
  test.each(CATEGORY_KEYS)('the first level of %s is group 0', async (category) => {
    local.reply = () => ({ json: { item_masters: [] } });
    await api().entries({ category, level: 1, code: '' });
    expect(local.received[0]).toMatchObject({ method: 'POST', path: '/v1/item_masters/group' });
    expect(local.json).toEqual([{ medium_uuid: CATEGORY_UUIDS[category], group: 0 }]);
  });

  // Clause 2.7-4
  test.each([2, 3] as const)('level %i is requested with the code above', async (level) => {
    local.reply = () => ({ json: { item_masters: [] } });
    await api().entries({ category: 'watch', level, code: 'W1' });
    expect(local.received[0]).toMatchObject({ method: 'POST', path: '/v1/item_masters/level' });
    expect(local.json).toEqual([{ medium_uuid: CATEGORY_UUIDS.watch, code: 'W1', level }]);
  });

  // Clause 2.7-17
  test('a category without identifier is not requested', async () => {
    const query: ListQuery = { category: 'car' as CategoryKey, level: 1, code: '' };
    await expect(api().entries(query)).rejects.toMatchObject({ reason: 'input', code: 'unknown_category' });
    expect(local.received).toEqual([]);
  });

  const read = (...item_masters: object[]) => {
    local.reply = () => ({ json: { item_masters } });
    return api().entries(BRANDS);
  };

  // Clause 2.3-10
  test('are sorted by row_order, and by the order of the answer if it is equal', async () => {
    const items = await read(
      { name: 'C', code: '3', row_order: 2 },
      { name: 'A', code: '1', row_order: 1 },
      { name: 'D', code: '4', row_order: 10 },
      { name: 'B', code: '2', row_order: 1 },
      { name: 'first', code: '0' },
    );
    expect(items.map((item) => item.name)).toEqual(['first', 'A', 'B', 'C', 'D']);
  });

  // Clause 2.3-8
  test('without name and order become 不明 and 0', async () => {
    expect(await read({ code: 'x' })).toEqual([{ name: '不明', code: 'x', rowOrder: 0, image: '' }]);
  });

  // Clause 2.3-9
  test.each<[icon: string | null, image: () => string]>([
    ['/icons/a.webp', () => `${local.base}/icons/a.webp`],
    ['icons/a.webp', () => `${local.base}/icons/a.webp`],
    ['https://cdn.example/a.webp', () => 'https://cdn.example/a.webp'],
    [null, () => ''],
    ['', () => ''],
    ['http://[', () => ''],
  ])('icon %s', async (icon, image) => {
    expect((await read({ name: 'A', code: '1', icon }))[0]?.image).toBe(image());
  });
});

describe('addresses', () => {
  const PREFECTURES = [{ prefecture_id: '13', prefecture_name: '東京都' }];
  const CITIES = [{ city_id: '13113', city_name: '渋谷区' }];
  const AREAS = [{ zipcode: '1500001', area_name: '神宮前' }];
  const SELECTED = {
    prefecture_id: '13',
    city_id: '13113',
    area_name: '神宮前',
    zipcode: '1500001',
    prefecture_name: '東京都',
    city_name: '渋谷区',
  };

  // Clauses 2.3-14, 2.7-9
  test('prefectures', async () => {
    local.reply = () => ({ json: { prefectures: PREFECTURES } });
    expect(await api().prefectures()).toEqual(PREFECTURES);
    expect(local.received[0]).toMatchObject({ method: 'GET', path: '/v1/addresses/prefectures' });
  });

  // Clauses 2.3-14, 2.7-10
  test('cities of a prefecture', async () => {
    local.reply = () => ({ json: { cities: CITIES } });
    expect(await api().cities('13')).toEqual(CITIES);
    expect(local.received[0]).toMatchObject({ method: 'GET', path: '/v1/addresses/cities?prefecture_id=13' });
  });

  // Clause 2.8-25
  test('cities without a prefecture are not requested', async () => {
    const failure = { reason: 'input', code: 'missing_parameter' };
    await expect(api().cities('')).rejects.toMatchObject(failure);
    expect(local.received).toEqual([]);
  });

  // Clauses 2.3-14, 2.7-11
  test('areas of a city', async () => {
    local.reply = () => ({ json: { areas: AREAS } });
    expect(await api().areas('1&3')).toEqual(AREAS);
    expect(local.received[0]).toMatchObject({ method: 'GET', path: '/v1/addresses/areas?city_id=1%263' });
  });

  // Clause 2.7-12
  test('the address of a postal code', async () => {
    const answer = { selected: SELECTED, cities: CITIES, areas: AREAS };
    local.reply = () => ({ json: answer });
    expect(await api().addressOf('1500001')).toEqual(answer);
    const path = '/v1/addresses/zipcode_addresses/1500001';
    expect(local.received[0]).toMatchObject({ method: 'GET', path });
  });
});

describe("the seller's IP address", () => {
  // Clause 2.7-7
  test('comes from the API, with a timeout of 5 seconds', async () => {
    const timeouts = watchTimeouts();
    local.reply = () => ({ json: { ip: '203.0.113.9' } });
    expect(await api().publicIp()).toBe('203.0.113.9');
    expect(local.received[0]).toMatchObject({ method: 'GET', path: '/v1/ip' });
    expect(timeouts()).toEqual([5_000]);
  });

  test('comes from another service if one is set', async () => {
    local.reply = () => ({ json: { ip: '203.0.113.9' } });
    await api(`${local.base}/echo`).publicIp();
    expect(local.received[0]?.path).toBe('/echo');
  });

  test.each([{ json: { address: '203.0.113.9' } }, { text: '<html>' }])(
    'is missing if the answer is %o',
    async (reply) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      local.reply = () => reply;
      await expect(api().publicIp()).rejects.toMatchObject({ reason: 'answer' });
    },
  );
});

describe('the surveys', () => {
  // Clause 2.7-13
  test('interests are sent as a JSON-encoded array of labels', async () => {
    local.reply = () => ({ status: 204 });
    await api().answerInterests('r1', ['株式投資', 'NISA・iDeCo']);
    expect(local.received[0]).toMatchObject({ method: 'PATCH', path: '/v1/ucv/sa' });
    expect(local.json).toEqual([{ uuid: 'r1', survay_answer: '["株式投資","NISA・iDeCo"]' }]);
  });

  // Clause 2.7-15
  test('feedback is sent as text', async () => {
    local.reply = () => ({ json: { whatever: true } });
    await api().answerFeedback('r1', '簡単でした');
    expect(local.received[0]).toMatchObject({ method: 'PATCH', path: '/v1/ucv/sf' });
    expect(local.json).toEqual([{ uuid: 'r1', survey_feedback: '簡単でした' }]);
  });
});

// Clause 2.7-2
test('each call has a timeout of 10 seconds', async () => {
  const timeouts = watchTimeouts();
  local.reply = () => ({ status: 500 });
  const { entries, prefectures, cities, areas, addressOf } = api();
  const calls = [entries(BRANDS), prefectures(), cities('13'), areas('13113'), addressOf('1500001')];
  await Promise.allSettled(calls);
  expect(timeouts()).toEqual(Array(5).fill(10_000));
});
