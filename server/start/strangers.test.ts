import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { data, type LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rawRequest, sendRaw } from '#test/server/raw.ts';
import type { LogLine } from '#test/server/run.ts';
import { mountSmallSite } from '#test/server/small-site.ts';
import { breakOff, sendStrange, stall } from '#test/server/strange-calls.ts';
import { addressesWith, hidden } from '#test/server/token-addresses.ts';
import { readConfig } from '../base/config.ts';
import { createLog, logConsole } from '../base/logging.ts';

const INFO = 30;
const ERROR = 50;

let server: TestApp;
let port: number;
let lines: (LogLine & { route?: string; status?: number })[] = [];
const methods = { ...console };
const listeners = process.listeners('warning');

const waiting = Promise.withResolvers<void>();
const departure = Promise.withResolvers<void>();

const readForm = async ({ request }: { request: Request }) => {
  await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  return null;
};

const failing = async ({ request }: LoaderFunctionArgs) => {
  throw new Error(`the page ${request.url} failed`);
};

const PAGES = {
  '/': {},
  about: {},
  contact: { action: readForm },
  'requests/:token': { action: readForm },
  'leads/:token': { loader: failing },
  slow: {
    loader: async ({ request }: LoaderFunctionArgs) => {
      waiting.resolve();
      await once(request.signal, 'abort');
      departure.resolve();
      throw request.signal.reason;
    },
  },
};

beforeAll(async () => {
  const log = createLog({ write: (line) => lines.push(JSON.parse(line)) });
  logConsole(log);
  const config = readConfig({ LOG_LEVEL: 'trace', RATE_LIMITS: 'off' });
  server = await startTestApp({
    config,
    log,
    times: { bodyMs: 100, uploadIdleMs: 100, headersMs: 100 },
    mount: mountSmallSite(PAGES, config),
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  Object.assign(console, methods);
  process.removeAllListeners('warning');
  for (const listener of listeners) process.on('warning', listener);
});
beforeEach(() => {
  lines = [];
});

/** Warnings and errors: the levels that wake operators. */
const alarms = () => lines.filter(({ level }) => level > INFO);

describe('No stranger writes an error into the log', () => {
  test('by whatever is sent, from whatever page', async () => {
    const statuses = await sendStrange(port);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(alarms()).toEqual([]);
  });

  test('by going away in the middle', async () => {
    await breakOff(port);
    await sendRaw(port, { target: '/about' });
    expect(alarms()).toEqual([]);
    expect(lines.filter(({ status = 0 }) => status >= 500)).toEqual([]);
  });

  test('by being slow', async () => {
    expect([...new Set(await stall(port))]).toEqual([408]);
    const late = connect(port, '127.0.0.1');
    late.write('GET / HTTP/1.1\r\n');
    await once(late.resume(), 'close');
    expect(alarms()).toEqual([]);
  });

  test('by leaving before a page is there', async () => {
    const visitor = connect(port, '127.0.0.1');
    visitor.write(rawRequest({ target: '/slow?of=one' }));
    await waiting.promise;
    visitor.destroy();
    await departure.promise;
    await sendRaw(port, { target: '/about' });
    expect(alarms()).toEqual([]);
  });
});

test('A form of another site is refused before the page sees it', async () => {
  const send = (origin: string) =>
    sendRaw(port, {
      method: 'POST',
      target: '/contact',
      headers: ['Content-Type: application/x-www-form-urlencoded', `Origin: ${origin}`],
      body: 'name=a',
    });
  expect((await send('http://localhost')).status).toBe(200);
  const { status, body } = await send('https://evil.example');
  expect([status, JSON.parse(body).error.code]).toEqual([400, 'foreign_form']);
});

test('A form for a page behind a link is not read if the link was not made here', async () => {
  const { status } = await sendRaw(port, {
    method: 'POST',
    target: '/requests/made-up',
    headers: ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 100000'],
  });
  // The page itself says that the link is unknown.
  expect(status).toBe(200);
});

test('A form of thousands of fields is not parsed', async () => {
  const body = 'a&'.repeat(3_000);
  const headers = ['Content-Type: application/x-www-form-urlencoded'];
  expect((await sendRaw(port, { method: 'POST', target: '/contact', headers, body })).status).toBe(422);
});

test('No line of the log has the token of a link, however it was asked for, also where a page fails', async () => {
  const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const subject = { request: uuid, shop: undefined, version: 0, item: 0, position: 0 };
  const tokens = {
    requests: server.links.token({ kind: 'request', uuids: [uuid], version: 0 }, new Date()),
    leads: server.links.token({ kind: 'lead', uuids: [uuid, uuid], version: 0 }, new Date()),
    photos: server.links.photos.make(subject),
  };
  for (const token of Object.values(tokens)) {
    for (const target of addressesWith(token))
      for (const method of ['GET', 'POST', 'PUT', 'NONSENSE']) await sendRaw(port, { target, method });
    expect(lines.filter((line) => hidden(token).test(JSON.stringify(line)))).toEqual([]);
  }
  expect(lines.some(({ level, err }) => level === ERROR && err?.message.includes('leads/…'))).toBe(true);
});

it('A caller who does not read the answer is not waited for', async () => {
  const own = await startTestApp({ times: { quietMs: 300 } });
  onTestFinished(() => own.close());
  const { app } = own;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port: there } = app.server.address() as AddressInfo;
  const caller = connect(there, '127.0.0.1').pause();
  onTestFinished(() => void caller.destroy());
  // More than the kernel takes for somebody who does not read.
  caller.on('error', () => {}).write('GET /v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60));
  const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await once(app.server, 'connection');
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
});
