import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { speakBy } from '#contract/language/words.ts';
import { type Behaviour, localApi, until } from '#test/widget/local-api.ts';
import { NodeXMLHttpRequest } from '#test/widget/xml-http-request.ts';
import { createApi } from './api.ts';

const api = localApi();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const submit = (base: string, data: FormData, key: string, onUpload: (share: number) => void = () => {}) =>
  createApi(() => base).submit(data, key, onUpload);

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
  // Clause 2.7-6
  test('arrives as a multipart form, with its key', async () => {
    api.reply = () => ({ json: { uuid: 'r1' } });
    await submit(api.base, form(), 'key-1');
    const { method, path, headers, body } = api.received[0] ?? {};
    expect([method, path, headers?.['idempotency-key']]).toEqual(['POST', '/v1/mucv', 'key-1']);
    const type = headers?.['content-type'] ?? '';
    const parts = await new Response(new Uint8Array(body ?? []), {
      headers: { 'Content-Type': type },
    }).formData();
    const photo = parts.get('user_form[user_requests][][item_images][]') as File;
    expect([parts.get('medium_uuid'), photo.name, await photo.text()]).toEqual(['m', '時計.jpg', '光']);
  });

  test.each([
    ['its theme', 'lp', 'lp'],
    ['no word of its theme to an API that does not take it', '', undefined],
  ])('says %s', async (_what, theme, header) => {
    api.reply = () => ({ json: { uuid: 'r1' } });
    await createApi(
      () => api.base,
      () => '',
      () => theme,
    ).submit(form(), 'key-1', () => {});
    expect(api.received[0]?.headers['appraisal-theme']).toBe(header);
  });

  test.each([
    ['its language', 'lp', 'zh-Hans'],
    ['no word of it to an API that does not take its theme', '', undefined],
  ])('says %s', async (_what, theme, header) => {
    api.reply = () => ({ json: { uuid: 'r1' } });
    speakBy(() => ({ language: 'zh-Hans', rooms: {}, texts: {} }));
    onTestFinished(() => speakBy(() => undefined));
    await createApi(
      () => api.base,
      () => '',
      () => theme,
    ).submit(form(), 'key-1', () => {});
    expect(api.received[0]?.headers['appraisal-language']).toBe(header);
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
  ])('is not treated as stored if the answer is %s', async (_, json) => {
    api.reply = () => ({ json });
    await expect(submit(api.base, form(), 'k')).rejects.toMatchObject({ reason: 'answer' });
  });

  test('reports what the server refuses', async () => {
    const details = [{ field: 'f', message: '対応していないファイル形式です: a.jpg' }];
    api.reply = () => ({ status: 422, json: { error: { details } } });
    await expect(submit(api.base, form(), 'k')).rejects.toMatchObject({ details });
  });

  test.each([{}, 'no', { error: { details: 'x' } }])(
    'may be refused without saying more: %o',
    async (json) => {
      api.reply = () => ({ status: 422, json });
      await expect(submit(api.base, form(), 'k')).rejects.toMatchObject({ status: 422, details: [] });
    },
  );

  test('reports the progress of the upload', async () => {
    api.reply = () => ({ json: { uuid: 'r1' } });
    const shares: number[] = [];
    await submit(api.base, form(), 'k', (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('a request that fails', () => {
  test.each<[Behaviour, object]>([
    [{ status: 500 }, { reason: 'http', status: 500 }],
    ['hang up', { reason: 'network' }],
    [{ text: '<html>' }, { reason: 'answer' }],
  ])('%o', async (behaviour, failure) => {
    api.reply = () => behaviour;
    await expect(submit(api.base, form(), 'k')).rejects.toMatchObject(failure);
  });

  test('is cancelled after 10 seconds of silence', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.reply = () => 'silence';
    let reason = '';
    submit(api.base, form(), 'k').catch((error) => {
      reason = error.reason;
    });
    await until(() => api.received.length === 1);
    vi.advanceTimersByTime(9_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reason).toBe('');
    vi.advanceTimersByTime(1);
    await until(() => reason !== '');
    expect(reason).toBe('timeout');
  });
});

describe('a slow line may take longer than 10 seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  function send() {
    const open = vi.spyOn(NodeXMLHttpRequest.prototype, 'open');
    const outcome = submit(api.base, form(), 'k');
    return { sent: outcome, request: open.mock.contexts[0] as NodeXMLHttpRequest };
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
