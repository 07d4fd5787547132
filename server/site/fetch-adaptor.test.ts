import { once } from 'node:events';
import { get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sendRefusal } from '../base/http/error-handling.ts';
import { MISDIRECTED, siteOrigin } from '../base/http/origin.ts';
import { sendFetchResponse, toFetchRequest } from './fetch-adaptor.ts';

type Handler = (request: Request) => Response | Promise<Response>;

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that answers every page with `handler`. @returns its origin */
async function serve(handler: Handler, { trustProxy = false, siteUrl = '' } = {}): Promise<string> {
  app = Fastify({ trustProxy, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(''),
  );
  app.all('/*', async (request, reply) => {
    const origin = siteOrigin(request, siteUrl);
    if (!origin) return sendRefusal(reply, MISDIRECTED);
    return sendFetchResponse(reply, await handler(toFetchRequest(request, reply, origin)), {
      'x-frame': 'ours',
      vary: 'x',
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const seenUrl: Handler = (call) => new Response(call.url);
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'takakurabe.example' };

/** Asks like `fetch`, without setting Host or tidying the path. */
async function askExactly(origin: string, path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(origin);
  const call = get({ host: '127.0.0.1', port, path, headers });
  const [response] = await once(call, 'response');
  return { status: response.statusCode as number, body: await text(response) };
}

test('the URL is the one that the visitor asked for', async () => {
  const origin = await serve(seenUrl);
  expect((await askExactly(origin, '/column?page=1&a=%20')).body).toBe(`${origin}/column?page=1&a=%20`);
});

test('it is the operator’s, behind whatever proxy', async () => {
  const siteUrl = 'https://takakurabe.example';
  for (const trustProxy of [true, false]) {
    const origin = await serve(seenUrl, { siteUrl, trustProxy });
    const tried: Record<string, string>[] = [
      {},
      { host: 'evil.example' },
      { ...FORWARDED, 'x-forwarded-host': 'evil.example' },
    ];
    for (const headers of tried)
      expect((await askExactly(origin, '/form', headers)).body).toBe('https://takakurabe.example/form');
    await app.close();
  }
  await serve(seenUrl);
});

test('without a setting a visitor may use this machine and private networks, and cannot choose a name', async () => {
  const origin = await serve(seenUrl, { trustProxy: true });
  expect((await askExactly(origin, '/', { host: '192.168.1.20:3000' })).body).toBe(
    'http://192.168.1.20:3000/',
  );
  expect((await askExactly(origin, '/', { host: '[fd00::1]:3000' })).body).toBe('http://[fd00::1]:3000/');
  for (const headers of [{ host: 'evil.example' }, { host: '8.8.8.8' }, FORWARDED])
    expect((await askExactly(origin, '/', headers)).status).toBe(421);
});

test('a path cannot name another host', async () => {
  const origin = await serve(seenUrl);
  expect((await askExactly(origin, '//evil.example/x')).body).toBe(`${origin}//evil.example/x`);
});

test('a Host that is none is refused', async () => {
  const origin = await serve(seenUrl);
  for (const host of ['a b', 'localhost/evil', 'user@localhost', 'localhost:99999'])
    expect((await askExactly(origin, '/', { host })).status, host).toBe(400);
});

test('a body is passed on as it comes', async () => {
  const origin = await serve(async (call) => new Response(`${call.method} ${await call.text()}`));
  const answer = await fetch(origin, { method: 'POST', body: new URLSearchParams({ name: '花子' }) });
  expect(await answer.text()).toBe(`POST name=${encodeURIComponent('花子')}`);
});

test('headers of several values arrive, and ours are added where the page has none', async () => {
  const origin = await serve((call) => {
    const headers = new Headers({ 'x-seen': call.headers.get('x-list') ?? '', vary: 'cookie' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response(null, { status: 302, headers });
  });
  const answer = await fetch(origin, {
    redirect: 'manual',
    headers: [
      ['x-list', '1'],
      ['x-list', '2'],
    ],
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-seen': '1, 2',
    'x-frame': 'ours',
    vary: 'cookie',
  });
});

test('a page that streams arrives in pieces', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const origin = await serve(() => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first'));
        await released;
        controller.enqueue(new TextEncoder().encode(' second'));
        controller.close();
      },
    });
    return new Response(body);
  });
  const [response] = await once(get(origin), 'response');
  const [piece] = await once(response, 'data');
  expect(String(piece)).toBe('first');
  release();
  expect(await text(response)).toBe(' second');
});

test('a visitor who leaves ends the work on the page; a complete answer ends nothing', async () => {
  const signals: AbortSignal[] = [];
  const origin = await serve(async (call) => {
    signals.push(call.signal);
    if (call.url.endsWith('/slow')) await once(call.signal, 'abort');
    return new Response('done');
  });
  expect(await (await fetch(origin)).text()).toBe('done');
  const leaving = request(`${origin}/slow`).on('error', () => {});
  leaving.end();
  while (signals.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  leaving.destroy();
  while (!signals[1]?.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(signals[0]?.aborted).toBe(false);
});
