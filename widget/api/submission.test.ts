import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Behaviour, deserted, localApi, until } from '../test/local-api.ts';
import { NodeXMLHttpRequest } from '../test/xml-http-request.ts';
import { submissionMessage, submit } from './submission.ts';

const api = localApi();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', NodeXMLHttpRequest);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function form(): FormData {
  const data = new FormData();
  data.append('medium_uuid', 'm');
  data.append(
    'user_form[user_requests][][item_images][]',
    new File(['光'], '時計.jpg', { type: 'image/jpeg' }),
  );
  return data;
}

const SHOP = { company_shop_name: '白鷺', tel: '03', address: '東京', website_url: '', pr_comment: '' };

describe('a request that is sent', () => {
  test('arrives as a multipart form, under its key', async () => {
    api.reply = () => ({ json: { uuid: 'r1' } });
    await submit(api.base, form(), 'key-1');
    const { method, path, headers, body } = api.received[0] ?? {};
    expect([method, path, headers?.['idempotency-key']]).toEqual(['POST', '/v1/mucv', 'key-1']);
    const type = headers?.['content-type'] ?? '';
    const arrived = await new Response(new Uint8Array(body ?? []), {
      headers: { 'Content-Type': type },
    }).formData();
    const photo = arrived.get('user_form[user_requests][][item_images][]') as File;
    expect([arrived.get('medium_uuid'), photo.name, await photo.text()]).toEqual(['m', '時計.jpg', '光']);
  });

  test.each<[string, json: unknown, expected: object]>([
    ['an entry', { uuid: 'r1', company_shops: [SHOP] }, { uuid: 'r1', shops: [SHOP] }],
    [
      'a list',
      [{ uuid: 'r1', company_shops: [SHOP] }, { company_shops: [SHOP] }],
      { uuid: 'r1', shops: [SHOP, SHOP] },
    ],
    ['an empty list', [], { uuid: '', shops: [] }],
    ['an entry without shops', { uuid: 'r1' }, { uuid: 'r1', shops: [] }],
  ])('may be answered with %s', async (_, json, expected) => {
    api.reply = () => ({ status: 201, json });
    expect(await submit(api.base, form(), 'k')).toEqual(expected);
  });

  test.each<[string, json: unknown]>([
    ['nothing of what was asked', {}],
    ['something else', { nonsense: ['…'] }],
    ['an error under a good status', { error: { message: 'x' } }],
    ['a list of something else', [{ nonsense: 1 }]],
  ])('is not taken as stored when the answer says %s', async (_, json) => {
    api.reply = () => ({ json });
    await expect(submit(api.base, form(), 'k')).rejects.toMatchObject({ failure: 'schema' });
  });

  test('names what the server refuses, each thing once', async () => {
    const details = ['対応していないファイル形式です: a.jpg', '対応していないファイル形式です: a.jpg'];
    const json = { error: { details: details.map((message) => ({ field: 'f', message })) } };
    api.reply = () => ({ status: 422, json });
    await expect(submit(api.base, form(), 'k')).rejects.toMatchObject({ details: [details[0]] });
  });

  test.each([{}, 'no', { error: { details: 'x' } }])(
    'may be refused without saying more: %o',
    async (json) => {
      api.reply = () => ({ status: 422, json });
      await expect(submit(api.base, form(), 'k')).rejects.toMatchObject({ status: 422, details: [] });
    },
  );

  test('tells how far the upload is', async () => {
    api.reply = () => ({ json: { uuid: 'r1' } });
    const shares: number[] = [];
    await submit(api.base, form(), 'k', (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('what a seller reads when a request fails', () => {
  const messageOf = (base: string) => submit(base, form(), 'k').then(() => '', submissionMessage);

  test.each<[Behaviour, string]>([
    [{ status: 422 }, '入力内容に誤りがあります'],
    [{ status: 400 }, '送信に失敗しました (400)'],
    [{ status: 413 }, '送信に失敗しました (413)'],
    [{ status: 500 }, '送信に失敗しました (500)'],
    ['hang up', 'ネットワークエラーが発生しました'],
    [{ text: '<html>' }, '送信に失敗しました'],
    [{ text: '' }, '送信に失敗しました'],
    [{ json: { company_shops: 'none' } }, '送信に失敗しました'],
  ])('%o: %s', async (behaviour, message) => {
    api.reply = () => behaviour;
    expect(await messageOf(api.base)).toBe(message);
  });

  test('an API that is not there', async () => {
    expect(await messageOf(await deserted())).toBe('ネットワークエラーが発生しました');
  });

  test('silence of 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.reply = () => 'silence';
    let told = '';
    void messageOf(api.base).then((message) => {
      told = message;
    });
    await until(() => api.received.length === 1);
    vi.advanceTimersByTime(9_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toBe('');
    vi.advanceTimersByTime(1);
    await until(() => told !== '');
    expect(told).toBe('リクエストがタイムアウトしました');
  });

  test('any other error in its own words, or in ours where it has none', () => {
    expect(submissionMessage(new Error('入力データエラー: 無効なカテゴリです: items[0]'))).toBe(
      '入力データエラー: 無効なカテゴリです: items[0]',
    );
    expect(submissionMessage(new Error(''))).toBe('送信に失敗しました');
    expect(submissionMessage(undefined)).toBe('送信に失敗しました');
  });
});

describe('a slow line takes longer than 10 seconds while all is well', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  function send() {
    const open = vi.spyOn(NodeXMLHttpRequest.prototype, 'open');
    const sent = submit(api.base, form(), 'k');
    return { sent, request: open.mock.contexts[0] as NodeXMLHttpRequest };
  }

  test('while photos go out', async () => {
    api.reply = () => 'silence';
    const { sent, request } = send();
    await until(() => api.received.length === 1);
    vi.advanceTimersByTime(9_000);
    request.upload.onprogress?.({ lengthComputable: false, loaded: 0, total: 0 });
    vi.advanceTimersByTime(9_000);
    api.finish('{"uuid":"r1"}');
    expect((await sent).uuid).toBe('r1');
  });

  test('while the answer comes in', async () => {
    let begin = (_: Behaviour) => {};
    api.reply = () => new Promise<Behaviour>((resolve) => (begin = resolve));
    const { sent, request } = send();
    await until(() => api.received.length === 1);
    vi.advanceTimersByTime(9_000);
    begin('begin');
    await until(() => request.responseText !== '');
    vi.advanceTimersByTime(9_000);
    api.finish('{"uuid":"r1"}');
    expect((await sent).uuid).toBe('r1');
  });
});
