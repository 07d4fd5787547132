import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { zipcodeAddresses } from '#contract/calls/addresses.ts';
import type { Call } from '#contract/calls/call.ts';
import { watchTimeouts } from '#test/widget/clock.ts';
import { type Behaviour, deserted, localApi } from '#test/widget/local-api.ts';
import { call } from './call.ts';

const api = localApi();
const row = {
  method: 'GET',
  path: '/v1/a',
  query: z.object({ b: z.string() }),
  answer: z.object({ ok: z.boolean() }),
  refusals: [],
} as const satisfies Call;
const ask = (base: string, timeout?: number) =>
  call(row, base, { query: { b: 'c' } }, timeout === undefined ? {} : { timeout });
const write = {
  method: 'PATCH',
  path: '/v1/w',
  body: z.object({ text: z.string() }),
  answer: z.unknown(),
  refusals: [],
} as const satisfies Call;
const failure = (reason: string, status?: number) =>
  expect.objectContaining({ name: 'CallError', reason, status });

afterEach(() => vi.restoreAllMocks());

describe('a call that is answered', () => {
  test('returns the answer as the schema reads it', async () => {
    api.reply = () => ({ json: { ok: true, more: 'ignored' } });
    expect(await ask(api.base)).toEqual({ ok: true });
    expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/a?b=c' });
    expect(api.received[0]?.headers).not.toHaveProperty('content-type');
  });

  test('sends JSON as JSON', async () => {
    api.reply = () => ({ json: { ok: true } });
    await call(write, api.base, { body: { text: '特になし' } });
    expect(api.received[0]).toMatchObject({
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
    });
    expect(api.json).toEqual([{ text: '特になし' }]);
  });

  test('can have an empty answer if no answer is expected', async () => {
    api.reply = () => ({ status: 204 });
    expect(await call(write, api.base, { body: { text: '' } })).toBeUndefined();
  });
});

describe('a call that fails', () => {
  test.each([400, 404, 422, 500, 503])('status %i', async (status) => {
    api.reply = () => ({ status, json: { ok: true } });
    await expect(ask(api.base)).rejects.toEqual(failure('http', status));
  });

  test.each(['not at all', 'by hanging up'])('answered %s fails with the reason network', async (how) => {
    api.reply = () => 'hang up';
    const base = how === 'not at all' ? await deserted() : api.base;
    await expect(ask(base)).rejects.toEqual(failure('network'));
  });

  test.each(['silence', 'begin'] as const)('%s is cancelled in time', async (behaviour) => {
    api.reply = () => behaviour;
    await expect(ask(api.base, 50)).rejects.toEqual(failure('timeout'));
  });

  // Clause 2.7-2
  test('is cancelled after 10 seconds by default', async () => {
    const timeouts = watchTimeouts();
    api.reply = () => ({ json: { ok: true } });
    await ask(api.base);
    expect(timeouts()).toEqual([10_000]);
  });

  test.each([
    ['<html>', /does not fit \(it is no JSON/],
    ['{"ok":"yes"}', /does not fit \(ok: /],
    ['', /does not fit/],
  ])('answered with "%s" logs the reason for the people who run the API', async (text, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    api.reply = () => ({ text });
    await expect(ask(api.base)).rejects.toEqual(failure('answer'));
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
  });
});

test.each<Behaviour>([{ text: '<html>' }, { json: {} }, { status: 500 }, 'hang up'])(
  'no postal code is in the console or in the error: %o',
  async (behaviour) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    api.reply = () => behaviour;
    const error: unknown = await call(zipcodeAddresses, api.base, { params: { zip: '1500001' } }).catch(
      (cause) => cause,
    );
    expect(`${String(error)}${JSON.stringify(log.mock.calls)}`).not.toContain('1500001');
  },
);

test('an answer that does not fit reports every place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shops = { ...row, answer: z.object({ shops: z.array(z.object({ tel: z.string() })) }) };
  api.reply = () => ({ json: { shops: [{ tel: 1 }, {}] } });
  await expect(call(shops, api.base, { query: { b: '' } })).rejects.toEqual(failure('answer'));
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/shops\.0\.tel.*shops\.1\.tel/));
});

describe('a refusal', () => {
  const refusedWith = async (json: unknown) => {
    api.reply = () => ({ status: 422, json });
    return ask(api.base).catch((error: unknown) => error);
  };

  test('has a code, details and the id of the request', async () => {
    const details = [{ field: 'name', message: '氏名を入力してください' }];
    const error = { code: 'invalid_body', message: '…', details, request_id: 'r-1' };
    expect(await refusedWith({ error })).toMatchObject({
      reason: 'http',
      status: 422,
      code: 'invalid_body',
      details,
      requestId: 'r-1',
    });
  });

  test.each([{}, 'no', null, { error: 'x' }, { error: { details: 'x', code: 1 } }])(
    'of another back end can have less: %o',
    async (json) => {
      expect(await refusedWith(json)).toMatchObject({ status: 422, code: undefined, details: [] });
    },
  );

  test('keeps the details that can be read', async () => {
    const details = [{ message: 'a.jpg' }, 3, { field: 'f', message: 'b.jpg' }];
    expect(await refusedWith({ error: { details } })).toMatchObject({
      details: [
        { field: '', message: 'a.jpg' },
        { field: 'f', message: 'b.jpg' },
      ],
    });
  });
});

// Clause 2.7-1
test('another service is called at its own URL', async () => {
  api.reply = () => ({ json: { ok: true } });
  await call(row, 'http://nowhere.example', { query: { b: 'c' } }, { url: `${api.base}/echo` });
  expect(api.received[0]?.path).toBe('/echo');
});
