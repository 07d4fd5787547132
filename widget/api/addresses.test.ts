import { afterEach, describe, expect, test, vi } from 'vitest';
import { hurry, watchTimeouts } from '../test/clock.ts';
import { type Behaviour, deserted, localApi } from '../test/local-api.ts';
import { Addresses } from './addresses.ts';

const api = localApi();
const addresses = () => new Addresses(api.base);
afterEach(() => vi.restoreAllMocks());

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

describe('finding an address', () => {
  test('prefectures', async () => {
    api.reply = () => ({ json: { prefectures: PREFECTURES } });
    expect(await addresses().prefectures()).toEqual(PREFECTURES);
    expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/addresses/prefectures' });
  });

  test('cities of a prefecture', async () => {
    api.reply = () => ({ json: { cities: CITIES } });
    expect(await addresses().cities('13')).toEqual(CITIES);
    expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/addresses/cities?prefecture_id=13' });
  });

  test('areas of a city', async () => {
    api.reply = () => ({ json: { areas: AREAS } });
    expect(await addresses().areas('1&3')).toEqual(AREAS);
    expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/addresses/areas?city_id=1%263' });
  });

  test.each(['1500001', '150-0001', '150 0001'])('the address of the postal code %s', async (zip) => {
    const answer = { selected: SELECTED, cities: CITIES, areas: AREAS };
    api.reply = () => ({ json: answer });
    expect(await addresses().ofZip(zip)).toEqual(answer);
    expect(api.received[0]).toMatchObject({
      method: 'GET',
      path: '/v1/addresses/zipcode_addresses/1500001',
    });
  });
});

/** Section 8, "Address": what the seller reads, by call. */
const CALLS = {
  prefectures: () => addresses().prefectures(),
  cities: () => addresses().cities('13'),
  areas: () => addresses().areas('13113'),
  ofZip: () => addresses().ofZip('1500001'),
};

const PREFECTURES_FAILED = '都道府県の取得に失敗しました';
const CITIES_FAILED = '市区町村の取得に失敗しました';
const AREAS_FAILED = '町名の取得に失敗しました';

describe('what a seller reads when a call fails', () => {
  test.each<[keyof typeof CALLS, Behaviour, string]>([
    ['prefectures', { status: 400 }, PREFECTURES_FAILED],
    ['prefectures', { status: 500 }, PREFECTURES_FAILED],
    ['prefectures', 'silence', PREFECTURES_FAILED],
    ['prefectures', 'hang up', PREFECTURES_FAILED],
    ['prefectures', { json: {} }, PREFECTURES_FAILED],
    ['cities', { status: 400 }, 'prefecture_id パラメータが必要です'],
    ['cities', { status: 404 }, CITIES_FAILED],
    ['cities', { status: 422 }, CITIES_FAILED],
    ['cities', { status: 500 }, CITIES_FAILED],
    ['cities', 'silence', CITIES_FAILED],
    ['cities', 'hang up', CITIES_FAILED],
    ['cities', { text: '<html>' }, CITIES_FAILED],
    ['areas', { status: 400 }, 'city_id パラメータが必要です'],
    ['areas', { status: 404 }, AREAS_FAILED],
    ['areas', { status: 422 }, AREAS_FAILED],
    ['areas', { status: 500 }, AREAS_FAILED],
    ['areas', 'silence', AREAS_FAILED],
    ['areas', 'hang up', AREAS_FAILED],
    ['areas', { json: {} }, AREAS_FAILED],
    ['ofZip', { status: 404 }, '住所情報が見つかりません'],
    ['ofZip', { status: 422 }, '郵便番号の形式が正しくありません。'],
    ['ofZip', { status: 400 }, 'サーバーエラーが発生しました（400）'],
    ['ofZip', { status: 500 }, 'サーバーエラーが発生しました（500）'],
    ['ofZip', 'silence', 'リクエストがタイムアウトしました。しばらく時間をおいて再度お試しください。'],
    ['ofZip', 'hang up', 'ネットワークエラーが発生しました。インターネット接続をご確認ください。'],
    ['ofZip', { json: { selected: null } }, '住所の取得に失敗しました'],
  ])('%s: %o', async (name, behaviour, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    if (behaviour === 'silence') hurry();
    api.reply = () => behaviour;
    await expect(CALLS[name]()).rejects.toEqual(expect.objectContaining({ name: 'AddressError', message }));
  });

  test('an API that is not there', async () => {
    await expect(new Addresses(await deserted()).ofZip('1500001')).rejects.toThrow(
      'ネットワークエラーが発生しました。インターネット接続をご確認ください。',
    );
  });

  test('each call is waited for 10 seconds', async () => {
    const waited = watchTimeouts();
    api.reply = () => ({ status: 500 });
    await Promise.allSettled(Object.values(CALLS).map((send) => send()));
    expect(waited()).toEqual([10_000, 10_000, 10_000, 10_000]);
  });
});

describe('what is not even asked', () => {
  test('the cities of no prefecture', async () => {
    await expect(addresses().cities('')).rejects.toThrow('prefecture_id が指定されていません');
    expect(api.received).toEqual([]);
  });

  test.each(['', '150000', '15000011', '150-000a'])('the address of "%s"', async (zip) => {
    await expect(addresses().ofZip(zip)).rejects.toThrow('郵便番号は7桁で入力してください');
    expect(api.received).toEqual([]);
  });
});
