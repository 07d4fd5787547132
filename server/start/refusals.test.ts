import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { REFUSALS, type RefusalCode, refusal } from '#contract/refusals/refusals.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { Refusal } from '../base/errors.ts';
import { handleErrors } from '../base/http/error-handling.ts';
import { callLog, createLog } from '../base/logging.ts';
import { buildApp } from './build-app.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes raw text to the server, and collects the answer until the connection ends. */
function connect(app: FastifyInstance, text: string) {
  const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1');
  let all = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    all += chunk;
  });
  // Sending to a closed connection causes an error after the answer.
  socket.on('error', () => {});
  socket.write(text);
  const received = new Promise<string>((resolve) => socket.once('close', () => resolve(all)));
  return { socket, received };
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.split('\r\n\r\n')[1] ?? '');

const json = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } });

describe('Every refusal has one shape', () => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestApp({
      config: { logLevel: 'info', demo: true, trustProxy: false },
      log: createLog({ write: (line) => lines.push(line) }),
    });
  });
  afterAll(() => server.close());

  const GROUP = { method: 'POST', url: '/v1/item_masters/group' } as const;

  test.each<[string, RefusalCode, InjectOptions]>([
    ['an unknown path', 'unknown_call', { url: '/v1/none' }],
    ['an unknown method', 'unknown_call', { method: 'DELETE', url: '/v1/mucv' }],
    ['a URL that cannot be read', 'malformed_address', { url: '/v1/addresses/from_zipcode/%E0%A4%A' }],
    ['an unknown id', 'not_found', { url: '/v1/addresses/cities?prefecture_id=99' }],
    ['a missing parameter', 'missing_parameter', { url: '/v1/addresses/cities' }],
    ['a postal code of six digits', 'invalid_zip', { url: '/v1/addresses/from_zipcode/162080' }],
    ['a body that is no JSON', 'malformed', { ...GROUP, ...json('{') }],
    [
      'a body of another type',
      'unsupported_content_type',
      { ...GROUP, ...json('x'), headers: { 'content-type': 'text/csv' } },
    ],
    ['a body that is too large', 'too_large', { ...GROUP, ...json(`"${'x'.repeat(70_000)}"`) }],
    ['a body that does not fit', 'invalid_body', { ...GROUP, ...json('{}') }],
    [
      'a form that is none',
      'malformed_form',
      { method: 'POST', url: '/v1/mucv', payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
    ],
    [
      'a request without a form',
      'unsupported_content_type',
      { method: 'POST', url: '/v1/mucv', ...json('{}') },
    ],
  ])('%s: %s', async (_what, code, call) => {
    const answer = await server.app.inject(call);
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(UUID);
    expect([answer.statusCode, answer.json()]).toEqual([
      REFUSALS[code].status,
      {
        error: { code, message: expect.any(String), details: expect.any(Array), request_id: id },
      },
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test.each([422, 500])('a demo of %d', async (status) => {
    const answer = await server.app.inject(`/demo/api/${status}/all/v1/addresses/prefectures`);
    expect(answer.statusCode).toBe(status);
    expect(refusal.parse(answer.json()).error).toMatchObject({
      code: 'demo',
      message: `demo: ${status}`,
      details: [],
      request_id: answer.headers['x-request-id'],
    });
  });

  it('the request’s id is in every answer and in the log', async () => {
    const answers = [
      await server.app.inject('/v1/ip'),
      await server.app.inject('/v1/addresses/cities?prefecture_id=13'),
      await server.app.inject('/v1/none'),
    ];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(lines.some((line) => JSON.parse(line).reqId === id)).toBe(true);
  });

  it('takes no id from a caller that nobody vouches for', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const answer = await server.app.inject({ url: '/v1/ip', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).not.toBe(id);
  });
});

describe('Behind a proxy that is trusted', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp({ config: { logLevel: 'silent', demo: false, trustProxy: ['loopback'] } });
  });
  afterAll(() => app.close());
  const idFor = async (id: string) =>
    (await app.inject({ url: '/v1/ip', headers: { 'x-request-id': id } })).headers['x-request-id'];

  test.each(['0f8fad5b-d9cb-469f-a165-70867728950e', 'Root=1-67891233-abcdef012345678912345678'])(
    'the proxy’s id is kept: %s',
    async (id) => expect(await idFor(id)).toBe(id),
  );

  test.each(['', 'short', 'x'.repeat(129), 'with spaces in it', '"},{"forged":true'])(
    'one that is not sane is replaced: %j',
    async (id) => expect(await idFor(id)).toMatch(UUID),
  );
});

describe('What is no request yet', () => {
  const answerTo = async (app: FastifyInstance, text: string) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const received = await connect(app, text).received;
    await app.close();
    return { head: received, body: refusal.parse(bodyOf(received)) };
  };
  const build = (times = {}) =>
    buildApp({ config: { logLevel: 'silent', demo: false, trustProxy: false }, times });

  test.each<[RefusalCode, string]>([
    ['malformed', 'nonsense\r\n\r\n'],
    ['headers_too_large', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(60_000)}\r\n\r\n`],
  ])('%s', async (code, text) => {
    const { head, body } = await answerTo(await build(), text);
    expect(head).toContain(`HTTP/1.1 ${REFUSALS[code].status} `);
    expect(body.error.code).toBe(code);
    expect(head).toContain(`x-request-id: ${body.error.request_id}`);
  });
});

describe('Headers that trickle', () => {
  const HEADERS_MS = 150;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp({
      config: { logLevel: 'silent', demo: false, trustProxy: false },
      times: { headersMs: HEADERS_MS },
      mount: async (scope) => {
        scope.post('/echo', async ({ body }) => body);
      },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  /** Sends a letter at intervals, and never all of them. */
  async function trickle(): Promise<string> {
    const { socket, received } = connect(app, 'GET / HTTP/1.1\r\nX-Long: ');
    const drop = setInterval(() => socket.writable && socket.write('x'), HEADERS_MS / 10);
    return received.finally(() => clearInterval(drop));
  }

  it('are cut off after a time of their own, whatever still comes', async () => {
    const startedAt = performance.now();
    const answer = await trickle();
    expect(performance.now() - startedAt).toBeGreaterThan(HEADERS_MS);
    expect(answer).toContain('HTTP/1.1 408 ');
    expect(refusal.parse(bodyOf(answer)).error.code).toBe('timeout');
  });

  it('hold up no connection that waits for its next request', async () => {
    const { socket, received } = connect(app, 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
    await once(socket, 'data');
    await trickle();
    socket.write('GET /none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await received).toContain('HTTP/1.1 404 ');
  });

  it('hold up no body that comes slowly', async () => {
    const lines = ['POST /echo HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 8'];
    const { socket, received } = connect(app, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n["a`);
    await trickle();
    socket.write('bcd"]');
    const answer = await received;
    expect(answer).toContain('HTTP/1.1 200 ');
    expect(bodyOf(answer)).toEqual(['abcd']);
  });
});

describe('A server that closes', () => {
  it('refuses what comes on connections that are still open', async () => {
    const app = await buildApp({
      config: { logLevel: 'silent', demo: false, trustProxy: false },
      mount: async (scope) => {
        scope.get('/wait', async () => {
          await setTimeout(300);
          return 'done';
        });
      },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const early = connect(app, 'GET /wait HTTP/1.1\r\nHost: x\r\n\r\n');
    const late = connect(app, 'GET /v1/ip HTTP/1.1\r\n');
    await setTimeout(100);
    const closed = app.close();
    late.socket.write('Host: x\r\n\r\n');
    await closed;
    expect(await early.received).toContain('done');
    const answer = await late.received;
    expect(answer).toContain('HTTP/1.1 503');
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(refusal.parse(bodyOf(answer)).error.code).toBe('unavailable');
  });

  it('and one that has too many callers says so as information; a database that is gone is an error', async () => {
    const levels: number[] = [];
    const log = createLog({ write: (line) => levels.push(JSON.parse(line).level) });
    const app = Fastify({ loggerInstance: callLog(log, 'info'), disableRequestLogging: true });
    handleErrors(app);
    app.get('/full', () => {
      throw new Refusal('unavailable');
    });
    app.get('/gone', () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
    });
    for (const url of ['/full', '/gone']) expect((await app.inject(url)).statusCode).toBe(503);
    expect(levels).toEqual([30, 50]);
    await app.close();
  });

  it('an error with status 503 is called unavailable', async () => {
    const app = Fastify();
    handleErrors(app);
    app.get('/v1/x', () => {
      throw Object.assign(new Error('closing'), { statusCode: 503 });
    });
    const answer = await app.inject('/v1/x');
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    await app.close();
  });
});
