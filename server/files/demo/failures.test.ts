import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { DEMO_FAILURES, DEMO_SCOPE_NAMES, DEMO_SCOPES } from '#contract/calls/demo.ts';
import { CALLS, type CallName } from '#contract/calls/index.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';
import { prefecturesAnswer } from '#contract/schemas/address.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { encodeSubmission } from '#test/server/submission.ts';

const SINGLE_SCOPES = DEMO_SCOPE_NAMES.filter((scope) => scope !== 'all');
const CALL_NAMES = Object.keys(CALLS) as CallName[];
const TIMES = { slowMs: 120, silentMs: 200 };

describe('a partner makes calls fail on purpose', () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await startTestApp({ times: TIMES });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const base = (failure: string, scope: string) => `http://127.0.0.1:${port}/demo/api/${failure}/${scope}`;
  const prefectures = (failure: string, scope = 'all') =>
    fetch(base(failure, scope) + CALLS.prefectures.path);
  const submit = async (failure: string, scope: string) => {
    const form = await encodeSubmission();
    const init = { method: 'POST', headers: form.headers, body: new Uint8Array(form.payload) };
    return fetch(base(failure, scope) + CALLS.submitRequest.path, init);
  };

  test.each(['422', '500'])('%s', async (failure) => {
    const answer = await prefectures(failure);
    expect(answer.status).toBe(Number(failure));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toHaveProperty('error.message');
  });

  it('slow: answered properly, but late', async () => {
    const before = performance.now();
    const answer = await prefectures('slow');
    expect(performance.now() - before).toBeGreaterThanOrEqual(TIMES.slowMs - 5);
    expect(prefecturesAnswer.parse(await answer.json()).prefectures).toHaveLength(47);
  });

  it('silent: never answered, and the connection ends at last', async () => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(`GET /demo/api/silent/all${CALLS.prefectures.path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'close');
    expect(text).toBe('');
  });

  it('offline: the connection breaks off', async () => {
    await expect(prefectures('offline')).rejects.toThrow('fetch failed');
    await expect(submit('offline', 'all')).rejects.toThrow();
  });

  it('nonsense: 200 with JSON that fits no schema', async () => {
    const answer = await prefectures('nonsense');
    expect(answer.status).toBe(200);
    expect(prefecturesAnswer.safeParse(await answer.json()).success).toBe(false);
  });

  /** Every call of every scope, with the input of its example. */
  const IN_SCOPE = SINGLE_SCOPES.flatMap((scope) => {
    const rows: readonly Call[] = DEMO_SCOPES[scope];
    return rows.map((row) => {
      const [name] = CALL_NAMES.filter((name) => CALLS[name] === row);
      return [scope, row.method, urlOf(row, '', name && CALL_DOCS[name].example)] as const;
    });
  });

  test.each(IN_SCOPE)('scope %s fails %s %s, the other scopes do not', async (scope, method, path) => {
    for (const tried of DEMO_SCOPE_NAMES) {
      const answer = await fetch(base('500', tried) + path, { method });
      if (tried === scope || tried === 'all') expect(answer.status).toBe(500);
      else expect(answer.status).not.toBe(500);
    }
  });

  it('an upload out of scope is stored as usual', async () => {
    expect((await submit('500', 'catalogue')).status).toBe(200);
    expect((await server.storedRows()).requests).toBe(1);
  });

  test.each(DEMO_FAILURES.filter((failure) => failure !== 'slow'))(
    'an upload in scope %s stores nothing',
    async (failure) => {
      await submit(failure, 'submission').catch(() => {});
      expect(await server.storedRows()).toEqual(NOTHING_STORED);
    },
  );

  it('a browser may ask whether it may call, whatever fails', async () => {
    const answer = await fetch(base('offline', 'all') + CALLS.submitRequest.path, {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
  });

  it('a failure or scope that does not exist is not found', async () => {
    expect((await fetch(`${base('boom', 'all')}/v1/ip`)).status).toBe(404);
    expect((await fetch(`${base('500', 'boom')}/v1/ip`)).status).toBe(404);
  });
});

describe('where the demo is switched off', () => {
  it('nothing fails on purpose', async () => {
    const server = await startTestApp({
      config: { logLevel: 'silent', demo: false, trustProxy: false },
    });
    const answer = await server.app.inject(`/demo/api/500/all${CALLS.prefectures.path}`);
    expect(answer.statusCode).toBe(404);
    await server.close();
  });
});
