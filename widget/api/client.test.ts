import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { watchTimeouts } from '../test/clock.ts';
import { type Behaviour, deserted, localApi } from '../test/local-api.ts';
import { ApiError, call, parseAnswer } from './client.ts';

const api = localApi();
const schema = z.object({ ok: z.boolean() });
const failure = (name: string, status?: number) =>
  expect.objectContaining({ name: 'ApiError', failure: name, status });

afterEach(() => vi.restoreAllMocks());

describe('a call that is answered', () => {
  test('gives what the schema makes of the answer', async () => {
    api.reply = () => ({ json: { ok: true, more: 'ignored' } });
    expect(await call({ url: `${api.base}/a?b=c`, schema })).toEqual({ ok: true });
    expect(api.received[0]).toMatchObject({ method: 'GET', path: '/a?b=c' });
    expect(api.received[0]?.headers).not.toHaveProperty('content-type');
  });

  test('sends JSON as JSON', async () => {
    api.reply = () => ({ json: { ok: true } });
    await call({ url: api.base, method: 'PATCH', json: { text: '特になし' }, schema });
    expect(api.received[0]).toMatchObject({
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
    });
    expect(api.json).toEqual([{ text: '特になし' }]);
  });

  test('may be answered with nothing where nothing is expected', async () => {
    api.reply = () => ({ status: 204 });
    expect(await call({ url: api.base, schema: z.unknown() })).toBeUndefined();
  });
});

describe('a call that fails', () => {
  test.each([400, 404, 422, 500, 503])('status %i', async (status) => {
    api.reply = () => ({ status, json: { ok: true } });
    await expect(call({ url: api.base, schema })).rejects.toEqual(failure('http', status));
  });

  test.each(['not at all', 'by hanging up'])('answered %s is a failure of the network', async (how) => {
    api.reply = () => 'hang up';
    const url = how === 'not at all' ? await deserted() : api.base;
    await expect(call({ url, schema })).rejects.toEqual(failure('network'));
  });

  test.each(['silence', 'begin'] as const)('%s is given up in time', async (behaviour) => {
    api.reply = () => behaviour;
    await expect(call({ url: api.base, schema, timeout: 50 })).rejects.toEqual(failure('timeout'));
  });

  test('is given up after 10 seconds where nothing else is said', async () => {
    const waited = watchTimeouts();
    api.reply = () => ({ json: { ok: true } });
    await call({ url: api.base, schema });
    expect(waited()).toEqual([10_000]);
  });

  test.each([
    ['<html>', /the answer is no JSON/],
    ['{"ok":"yes"}', /does not fit \(ok: /],
    ['', /does not fit/],
  ])('answered with "%s" tells whoever runs the API why', async (text, told) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    api.reply = () => ({ text });
    await expect(call({ url: api.base, schema })).rejects.toEqual(failure('schema'));
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(told));
  });
});

test.each<Behaviour>([{ text: '<html>' }, { json: {} }, { status: 500 }, 'hang up'])(
  'a postal code is told to no console and in no error: %o',
  async (behaviour) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    api.reply = () => behaviour;
    const error: unknown = await call({ url: `${api.base}/zip/1500001`, schema }).catch((cause) => cause);
    expect(`${String(error)}${JSON.stringify(log.mock.calls)}`).not.toContain('1500001');
  },
);

test('an answer that does not fit names every place where it does not', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shops = z.object({ shops: z.array(z.object({ tel: z.string() })) });
  expect(() => parseAnswer(shops, { shops: [{ tel: 1 }, {}] }, '/v1/mucv')).toThrow(ApiError);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/shops\.0\.tel.*shops\.1\.tel/));
});
