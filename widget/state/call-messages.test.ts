import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hurry } from '#test/widget/clock.ts';
import { type Behaviour, deserted, localApi } from '#test/widget/local-api.ts';
import { type Api, createApi } from '../api/api.ts';
import { CallError } from '../api/call-error.ts';
import { addressProblemLines, callMessage, remedies, type ToldCall } from './call-messages.ts';

const local = localApi();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes each call whose failures are shown to sellers. */
const MAKE: Record<ToldCall, (api: Api) => Promise<unknown>> = {
  firstLevel: (api) => api.entries({ category: 'watch', level: 1, code: '' }),
  nextLevel: (api) => api.entries({ category: 'watch', level: 3, code: 'W1' }),
  prefectures: (api) => api.prefectures(),
  cities: (api) => api.cities('13'),
  areas: (api) => api.areas('13113'),
  zipcodeAddresses: (api) => api.addressOf('1500001'),
  submitRequest: (api) => api.submit(new FormData(), 'k', () => {}),
};

/** The message for the API's current behaviour. */
async function messageOf(name: ToldCall, base: string): Promise<string> {
  const failure: unknown = await MAKE[name](createApi(() => base)).catch((error: unknown) => error);
  return failure instanceof CallError ? callMessage(name, failure) : '';
}

const TIMEOUT = 'リクエストがタイムアウトしました';
const NETWORK = 'ネットワークエラーが発生しました';
const BRANDS_FAILED = 'ブランドデータの取得に失敗しました';
const PRODUCTS_FAILED = '商品名データの取得に失敗しました';
const PREFECTURES_FAILED = '都道府県の取得に失敗しました';
const CITIES_FAILED = '市区町村の取得に失敗しました';
const AREAS_FAILED = '町名の取得に失敗しました';

describe('the message for a failed call (section 8)', () => {
  // Clauses 2.8-1, 2.8-2, 2.8-4, 2.8-14, 2.8-15, 2.8-16, 2.8-22, 2.8-23, 2.8-24, 2.8-27, 2.8-28, 2.8-29, 2.8-30,
  // 2.8-31, 2.8-32, 2.8-33
  test.each<[ToldCall, Behaviour, string]>([
    ['firstLevel', { status: 500 }, `${BRANDS_FAILED} (500)`],
    ['firstLevel', { status: 422 }, `${BRANDS_FAILED} (422)`],
    ['firstLevel', { status: 404 }, `${BRANDS_FAILED} (404)`],
    ['firstLevel', { text: '<html>' }, BRANDS_FAILED],
    ['firstLevel', { json: { items: [] } }, BRANDS_FAILED],
    ['firstLevel', 'silence', TIMEOUT],
    ['firstLevel', 'hang up', NETWORK],
    ['nextLevel', { status: 500 }, `${PRODUCTS_FAILED} (500)`],
    ['nextLevel', { status: 422 }, `${PRODUCTS_FAILED} (422)`],
    ['nextLevel', { status: 404 }, `${PRODUCTS_FAILED} (404)`],
    ['nextLevel', { text: '<html>' }, PRODUCTS_FAILED],
    ['nextLevel', { json: { items: [] } }, PRODUCTS_FAILED],
    ['nextLevel', 'silence', TIMEOUT],
    ['nextLevel', 'hang up', NETWORK],
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
    ['zipcodeAddresses', { status: 404 }, '住所情報が見つかりません'],
    ['zipcodeAddresses', { status: 422 }, '郵便番号の形式が正しくありません。'],
    ['zipcodeAddresses', { status: 400 }, 'サーバーエラーが発生しました（400）'],
    ['zipcodeAddresses', { status: 500 }, 'サーバーエラーが発生しました（500）'],
    [
      'zipcodeAddresses',
      'silence',
      'リクエストがタイムアウトしました。しばらく時間をおいて再度お試しください。',
    ],
    ['zipcodeAddresses', 'hang up', 'ネットワークエラーが発生しました。インターネット接続をご確認ください。'],
    ['zipcodeAddresses', { json: { selected: null } }, '住所の取得に失敗しました'],
    ['submitRequest', { status: 422 }, '入力内容に誤りがあります'],
    ['submitRequest', { status: 400 }, '送信に失敗しました (400)'],
    ['submitRequest', { status: 413 }, '送信に失敗しました (413)'],
    ['submitRequest', { status: 500 }, '送信に失敗しました (500)'],
    ['submitRequest', 'hang up', NETWORK],
    ['submitRequest', { text: '<html>' }, '送信に失敗しました'],
    ['submitRequest', { text: '' }, '送信に失敗しました'],
    ['submitRequest', { json: { company_shops: 'none' } }, '送信に失敗しました'],
  ])('%s: %o', async (name, behaviour, message) => {
    if (behaviour === 'silence') hurry();
    local.reply = () => behaviour;
    expect(await messageOf(name, local.base)).toBe(message);
  });

  // Clauses 2.8-16, 2.8-32
  test('an API that is not there', async () => {
    const base = await deserted();
    expect(await messageOf('firstLevel', base)).toBe(NETWORK);
    expect(await messageOf('submitRequest', base)).toBe(NETWORK);
    expect(await messageOf('zipcodeAddresses', base)).toBe(
      'ネットワークエラーが発生しました。インターネット接続をご確認ください。',
    );
  });

  // Clause 2.8-3
  test('a submission without an answer in time', () => {
    expect(callMessage('submitRequest', new CallError('timeout', ''))).toBe(TIMEOUT);
  });

  // Clauses 2.7-17, 2.8-25
  test.each<[ToldCall, code: string, message: string]>([
    ['firstLevel', 'unknown_category', 'カテゴリUUIDが見つかりません'],
    ['cities', 'missing_parameter', 'prefecture_id が指定されていません'],
    ['submitRequest', 'no_form', '無効なフォームデータです'],
  ])('%s that is not made because of %s', (name, code, message) => {
    expect(callMessage(name, new CallError('input', '', { code }))).toBe(message);
  });

  // Clauses 2.8-7, 2.8-40
  test('the message of an unexpected error is never shown', () => {
    const failure = new CallError('unexpected', 'x is not a function');
    expect(callMessage('submitRequest', failure)).toBe('予期しないエラーが発生しました。');
    expect(callMessage('firstLevel', failure)).toBe(BRANDS_FAILED);
    expect(callMessage('nextLevel', failure)).toBe(PRODUCTS_FAILED);
  });
});

describe('what a server refuses', () => {
  afterEach(() => vi.useRealTimers());
  const remediesOf = (status: number, retryAfterS?: number) =>
    remedies({ status, retryAfterS }, ['別の理由']);

  test('comes with the messages that have no place on the screen', () => {
    expect(remediesOf(422)).toEqual(['別の理由']);
  });

  test.each([413, 429, 503, 507])('with %i comes with what the seller can do', (status) => {
    const [remedy, ...more] = remediesOf(status);
    expect(remedy).toMatch(/もう一度お試しください。$/);
    expect(more).toEqual([]);
  });

  test.each([
    [5, '約5秒後に'],
    [0, '約1秒後に'],
    [60, '約1分後（20:16以降）に'],
    [541, '約10分後（20:25以降）に'],
    [7_200, '約2時間後（22:15以降）に'],
    [86_400, '約24時間後（11月26日 20:15以降）に'],
  ])('for %i seconds says when it can be sent again', (seconds, when) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 20, 15) });
    expect(remediesOf(429, seconds)).toEqual([`送信の回数が多すぎます。${when}、もう一度お試しください。`]);
  });

  test('has nothing to say about an error of the server', () => {
    expect(remediesOf(500)).toEqual([]);
  });
});

describe('the messages if a postal code has no address', () => {
  // Clause 2.5-57
  test('the code is incomplete', () => {
    expect(addressProblemLines({ kind: 'incomplete' })).toEqual(['郵便番号は7桁で入力してください']);
  });

  // Clause 2.8-34
  test('there is no address, and the reason', () => {
    const failure = new CallError('http', '', { status: 404 });
    expect(addressProblemLines({ kind: 'failed', failure })).toEqual([
      '住所の取得に失敗しました',
      '住所情報が見つかりません',
    ]);
  });

  test('only one message if the reason is not known', () => {
    const failure = new CallError('answer', '');
    expect(addressProblemLines({ kind: 'failed', failure })).toEqual(['住所の取得に失敗しました']);
  });
});
