import { afterEach, describe, expect, test, vi } from 'vitest';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import { hurry, watchTimeouts } from '../test/clock.ts';
import { type Behaviour, deserted, localApi } from '../test/local-api.ts';
import { Catalogue, type CatalogueQuery, catalogueMessage } from './catalogue.ts';

const api = localApi();
afterEach(() => vi.restoreAllMocks());

const BRANDS: CatalogueQuery = { category: 'watch', level: 1 };
const PRODUCTS: CatalogueQuery = { category: 'watch', level: 2, code: 'W1' };
const list = (...names: string[]) => ({
  json: { item_masters: names.map((name, row_order) => ({ name, code: name, row_order, icon: null })) },
});
const MINUTE = 60_000;

describe('what is asked', () => {
  test.each(CATEGORY_KEYS)('the first level of %s is group 0', async (category) => {
    api.reply = () => list();
    await new Catalogue(api.base).load({ category, level: 1 });
    expect(api.received[0]).toMatchObject({ method: 'POST', path: '/v1/item_masters/group' });
    expect(api.json).toEqual([{ medium_uuid: CATEGORIES[category].uuid, group: 0 }]);
  });

  test.each([2, 3] as const)('level %i is asked with the code above', async (level) => {
    api.reply = () => list();
    await new Catalogue(api.base).load({ category: 'watch', level, code: 'W1' });
    expect(api.received[0]).toMatchObject({ method: 'POST', path: '/v1/item_masters/level' });
    expect(api.json).toEqual([{ medium_uuid: CATEGORIES.watch.uuid, code: 'W1', level }]);
  });

  test('a category without identifier is not asked for', async () => {
    const category = 'car' as CategoryKey;
    expect(await new Catalogue(api.base).load({ category, level: 1 })).toEqual({
      success: false,
      error: 'カテゴリUUIDが見つかりません',
    });
    expect(api.received).toEqual([]);
  });
});

describe('the entries', () => {
  const read = async (...item_masters: object[]) => {
    api.reply = () => ({ json: { item_masters } });
    const result = await new Catalogue(api.base).load(BRANDS);
    return result.success ? result.items : [];
  };

  test('come by their order, those of the same order as the service sent them', async () => {
    const items = await read(
      { name: 'C', code: '3', row_order: 2 },
      { name: 'A', code: '1', row_order: 1 },
      { name: 'D', code: '4', row_order: 10 },
      { name: 'B', code: '2', row_order: 1 },
      { name: 'first', code: '0' },
    );
    expect(items.map((item) => item.name)).toEqual(['first', 'A', 'B', 'C', 'D']);
  });

  test('without name and order are 不明 and 0', async () => {
    expect(await read({ code: 'x' })).toEqual([{ name: '不明', code: 'x', rowOrder: 0, image: '' }]);
  });

  test.each<[icon: string | null, image: () => string]>([
    ['/icons/a.webp', () => `${api.base}/icons/a.webp`],
    ['icons/a.webp', () => `${api.base}/icons/a.webp`],
    ['https://cdn.example/a.webp', () => 'https://cdn.example/a.webp'],
    [null, () => ''],
    ['', () => ''],
    ['http://[', () => ''],
  ])('icon %s', async (icon, image) => {
    expect((await read({ name: 'A', code: '1', icon }))[0]?.image).toBe(image());
  });
});

describe('the list below an answer that is known by name only', () => {
  const below = async (name: string) => {
    const found = await new Catalogue(api.base).loadBelow({ category: 'watch', level: 2, name });
    return found.success ? found.items.map((item) => item.name) : found.error;
  };

  test('is found by the code of that name', async () => {
    api.reply = ({ path }) => (path.endsWith('group') ? list('W1', 'W2') : list('デイトナ'));
    expect(await below('W2')).toEqual(['デイトナ']);
    expect(api.json).toMatchObject([{ group: 0 }, { code: 'W2', level: 2 }]);
  });

  test('is empty for a name that the catalogue does not know', async () => {
    api.reply = () => list('W1');
    expect(await below('W9')).toEqual([]);
    expect(api.received).toHaveLength(1);
  });

  test('fails as the list above it', async () => {
    api.reply = () => ({ status: 500 });
    expect(await below('W1')).toBe('ブランドデータの取得に失敗しました (500)');
  });
});

describe('what is kept', () => {
  test('an answer for 30 minutes', async () => {
    let now = 0;
    api.reply = () => list('ロレックス');
    const catalogue = new Catalogue(api.base, () => now);
    const first = await catalogue.load(BRANDS);
    now = 30 * MINUTE - 1;
    expect(await catalogue.load(BRANDS)).toBe(first);
    expect(catalogue.peek(BRANDS)).toBe(first);
    expect(api.received).toHaveLength(1);
    now = 30 * MINUTE;
    expect(catalogue.peek(BRANDS)).toBeUndefined();
    await catalogue.load(BRANDS);
    expect(api.received).toHaveLength(2);
  });

  test('each question on its own', async () => {
    api.reply = () => list('A');
    const catalogue = new Catalogue(api.base);
    const queries: CatalogueQuery[] = [
      BRANDS,
      { category: 'bag', level: 1 },
      PRODUCTS,
      { ...PRODUCTS, code: 'W2' },
      { ...PRODUCTS, level: 3 },
    ];
    for (const query of queries) await catalogue.load(query);
    for (const query of queries) await catalogue.load({ ...query });
    expect(api.received).toHaveLength(5);
  });

  test('a call under way is shared', async () => {
    api.reply = () => list('A');
    const catalogue = new Catalogue(api.base);
    const [one, two] = [catalogue.load(BRANDS), catalogue.load({ ...BRANDS })];
    expect(catalogue.peek(BRANDS)).toBeUndefined();
    expect(await one).toBe(await two);
    expect(api.received).toHaveLength(1);
  });

  test('no failure: the next try asks again', async () => {
    api.reply = () => ({ status: 500 });
    const catalogue = new Catalogue(api.base);
    expect((await catalogue.load(BRANDS)).success).toBe(false);
    api.reply = () => list('A');
    expect((await catalogue.load(BRANDS)).success).toBe(true);
    expect(api.received).toHaveLength(2);
  });

  test('an empty list, which is an answer', async () => {
    api.reply = () => list();
    const catalogue = new Catalogue(api.base);
    await catalogue.load(BRANDS);
    expect(await catalogue.load(BRANDS)).toEqual({ success: true, items: [] });
    expect(api.received).toHaveLength(1);
  });
});

describe('what a seller reads when a list fails', () => {
  const rows: [behaviour: Behaviour, ofBrands: string, ofProducts: string][] = [
    [{ status: 500 }, 'ブランドデータの取得に失敗しました (500)', '商品名データの取得に失敗しました (500)'],
    [{ status: 422 }, 'ブランドデータの取得に失敗しました (422)', '商品名データの取得に失敗しました (422)'],
    [{ status: 404 }, 'ブランドデータの取得に失敗しました (404)', '商品名データの取得に失敗しました (404)'],
    [{ text: '<html>' }, 'ブランドデータの取得に失敗しました', '商品名データの取得に失敗しました'],
    [{ json: { items: [] } }, 'ブランドデータの取得に失敗しました', '商品名データの取得に失敗しました'],
    ['silence', 'リクエストがタイムアウトしました', 'リクエストがタイムアウトしました'],
    ['hang up', 'ネットワークエラーが発生しました', 'ネットワークエラーが発生しました'],
  ];

  test.each(rows)('%o', async (behaviour, ofBrands, ofProducts) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    if (behaviour === 'silence') hurry();
    api.reply = () => behaviour;
    const catalogue = new Catalogue(api.base);
    expect(await catalogue.load(BRANDS)).toEqual({ success: false, error: ofBrands });
    expect(await catalogue.load(PRODUCTS)).toEqual({ success: false, error: ofProducts });
    expect(await catalogue.load({ ...PRODUCTS, level: 3 })).toEqual({ success: false, error: ofProducts });
  });

  test('an API that is not there', async () => {
    expect(await new Catalogue(await deserted()).load(BRANDS)).toEqual({
      success: false,
      error: 'ネットワークエラーが発生しました',
    });
  });

  test('it is waited for 10 seconds', async () => {
    const waited = watchTimeouts();
    api.reply = () => list();
    await new Catalogue(api.base).load(BRANDS);
    expect(waited()).toEqual([10_000]);
  });

  test('any other error is told in its own words, or in ours where it has none', () => {
    expect(catalogueMessage(new Error('壊れています'), 1)).toBe('壊れています');
    expect(catalogueMessage(new Error(''), 1)).toBe('ブランドデータの取得に失敗しました');
    expect(catalogueMessage('?', 2)).toBe('商品名データの取得に失敗しました');
  });
});
