import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { contactEnquiries, requestPhotos, requests } from '../db/schema.ts';
import { openSeededDatabase, type TestDatabase } from '../test/databases.ts';
import { jpeg } from '../test/photos.ts';
import { type RawAnswer, type RawRequest, rawRequest, readAnswer } from '../test/raw.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';
import { encodeSubmission } from '../test/submission.ts';
import { addressesWith, hidden } from '../test/token-addresses.ts';
import { shown, TRICKS } from '../test/tricks.ts';
import { Nginx, SITE } from './nginx.ts';
import { hasTool } from './tools.ts';

const ORIGIN = `https://${SITE}`;
/** A seller's machine: all addresses that begin with 127 are this one. */
const SELLER = '127.0.0.77';
const CALLERS = 4;
const SHUTDOWN_MS = 1500;

/** As long as the shortest of a link. */
const TOKEN = 'Zq0_'.repeat(13);

const hasAll = hasTool('nginx', 'nginx-light') && hasTool('openssl', 'openssl');

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A connection to nginx, with TLS and without. */
const open = (nginx: Nginx, over: 'tls' | 'plain') =>
  over === 'plain'
    ? connect(nginx.plainPort, '127.0.0.1')
    : connectTls({ host: '127.0.0.1', port: nginx.tlsPort, servername: SITE, ca: nginx.certificate });

/** Sends a request as it is. */
function sendTo(nginx: Nginx, over: 'tls' | 'plain', request: RawRequest): Promise<RawAnswer> {
  const connection = open(nginx, over);
  connection.write(rawRequest({ host: SITE, ...request }));
  return readAnswer(connection);
}

describe.skipIf(!hasAll)('Two servers behind nginx with the configuration of the documentation', () => {
  let database: TestDatabase;
  let folder: string;
  let nginx: Nginx;
  const servers: SpawnedServer[] = [];

  const startServer = (name: string, port = 0) =>
    spawnServer({
      DATABASE_URL: database.url,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, name),
      PORT: String(port),
      SITE_URL: ORIGIN,
      TRUST_PROXY: 'on',
      SHUTDOWN_MS: String(SHUTDOWN_MS),
    });

  beforeAll(async () => {
    if (!existsSync(join(import.meta.dirname, '..', '..', 'dist', 'host', 'server', 'index.js')))
      throw new Error('The site is not built: npm run build');
    database = await openSeededDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tk-nginx-'));
    servers.push(await startServer('a'), await startServer('b'));
    const [first, second] = servers.map(({ port }) => port);
    nginx = await Nginx.start(folder, [first ?? 0, second ?? 0]);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const { child } of servers) child.kill('SIGKILL');
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** As a browser calls the site, from the seller's address. */
  async function call(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
    const sent = request({
      host: '127.0.0.1',
      port: nginx.tlsPort,
      servername: SITE,
      ca: nginx.certificate,
      localAddress: SELLER,
      agent: false,
      method,
      path,
      headers: { host: SITE, ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers },
    });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    const received: { status: number; headers: IncomingHttpHeaders; body: string } = {
      status: answer.statusCode,
      headers: answer.headers,
      body: await text(answer),
    };
    return received;
  }

  const submit = async (photos: Buffer[] = [], headers: Record<string, string> = {}) => {
    const form = await encodeSubmission({
      items: [{ category: 'bag', photos: photos.map((content, n) => ({ name: `${n}.jpg`, content })) }],
    });
    return call(CALLS.submitRequest.path, {
      method: 'POST',
      headers: { ...form.headers, ...headers },
      body: form.payload,
    });
  };

  it('a page comes over TLS, with its own address, and browsers are told to stay there', async () => {
    const { status, headers, body } = await call('/');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
  });

  it('what is the key of a link is not written down', async () => {
    for (const target of addressesWith(TOKEN)) {
      await sendTo(nginx, 'tls', { target });
      await sendTo(nginx, 'plain', { target });
    }
    await call('/faq');
    await vi.waitFor(async () => expect(await nginx.log()).toContain('"GET /faq" 200 '));
    expect(await nginx.log()).toContain('"GET /requests/..." 404 ');
    expect(await nginx.logs()).not.toMatch(hidden(TOKEN));
  });

  describe.each(['tls', 'plain'] as const)(
    'nobody is led to another site, and nothing fails, over %s',
    (over) => {
      it.each(TRICKS.map((target) => [shown(target), target]))('by %s', async (_shown, target) => {
        for (const host of [SITE, 'other.example', `${SITE}:80@other.example`]) {
          const { status, headers } = await sendTo(nginx, over, { target, host });
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
          if (headers.location) expect(new URL(headers.location, ORIGIN).origin).toBe(ORIGIN);
        }
      });
    },
  );

  it('who comes without TLS is sent to it', async () => {
    const answer = await fetch(`http://127.0.0.1:${nginx.plainPort}/form?x=1`, {
      redirect: 'manual',
      headers: { connection: 'close' },
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/form?x=1`);
  });

  it('a request with photos arrives whole, from the seller’s address, whatever the seller claims', async () => {
    const photos = [jpeg(2_000_000), jpeg(300_000)];
    const answer = await submit(photos, { 'x-forwarded-for': '203.0.113.9' });
    expect(answer.status).toBe(200);
    const { uuid } = JSON.parse(answer.body);
    const { db } = database.database;
    const [stored] = await db.select().from(requests).where(eq(requests.uuid, uuid));
    expect(stored?.ipAddress).toBe(SELLER);
    expect(await db.$count(requestPhotos)).toBe(photos.length);
    expect(JSON.parse((await call(CALLS.publicIp.path)).body)).toEqual({ ip: SELLER });
  });

  it('the site’s own forms work from its own pages, and from no other', async () => {
    const form = new URLSearchParams({
      name: '山田',
      email: 'taro@example.jp',
      mail_body: 'はじめまして',
      homepage: '',
      since: String(Date.now() - 60_000),
    }).toString();
    const send = (origin: string) =>
      call('/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: form,
      });
    expect((await send(ORIGIN)).status).toBe(200);
    expect(await database.database.db.$count(contactEnquiries)).toBe(1);
    expect((await send('https://evil.example')).status).toBe(400);
    expect(await database.database.db.$count(contactEnquiries)).toBe(1);
  });

  it('a body that is longer than any request is refused before it is sent', async () => {
    const headers = { 'content-length': String(700 * 1024 * 1024), 'content-type': 'multipart/form-data' };
    const answer = await call(CALLS.submitRequest.path, { method: 'POST', headers });
    expect(answer.status).toBe(413);
  });

  it('are restarted one after the other under load, and no caller notices', {
    timeout: 180_000,
  }, async () => {
    const { db } = database.database;
    const before = await db.$count(requests);
    const statuses = new Map<number, number>();
    let [stored, over] = [0, false];
    const caller = async () => {
      while (!over) {
        const answers = [await call(CALLS.prefectures.path), await submit([jpeg(50_000)])];
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answers[1]?.status === 200) stored += 1;
      }
    };
    const callers = Array.from({ length: CALLERS }, caller);
    for (const [index, name] of ['a', 'b'].entries()) {
      const { child, port } = servers[index] as SpawnedServer;
      await nginx.leaveOut(port);
      child.kill('SIGTERM');
      await once(child, 'exit');
      expect(child.exitCode).toBe(0);
      servers[index] = await startServer(name, port);
      await nginx.leaveOut();
    }
    over = true;
    await Promise.all(callers);
    expect([...statuses.keys()]).toEqual([200]);
    expect(stored).toBeGreaterThan(20);
    expect((await db.$count(requests)) - before).toBe(stored);
  });
});

/** How a server can fail: it takes the connection, and then this. */
const FAULTS: Readonly<Record<string, (connection: Socket) => void>> = {
  'says nothing': () => {},
  'hangs up': (connection) => connection.destroy(),
  'talks nonsense': (connection) => connection.end('nonsense\r\n\r\n'),
  'stops in the middle': (connection) =>
    connection.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nthe beginning'),
};

describe.skipIf(!hasAll)('Servers behind nginx that fail', () => {
  let folder: string;
  let nginx: Nginx;
  let fail = FAULTS['says nothing'];
  const upstream = createServer((connection) => {
    connection.on('error', () => {}).once('data', () => fail?.(connection));
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tk-nginx-'));
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    const { port } = upstream.address() as AddressInfo;
    nginx = await Nginx.start(
      folder,
      [port, port],
      [
        ['proxy_read_timeout 60s', 'proxy_read_timeout 1s'],
        // Otherwise only the first call would reach them.
        ['max_fails=1', 'max_fails=0'],
      ],
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    upstream.close();
    await rm(folder, { recursive: true, force: true });
  });

  const addresses = addressesWith(TOKEN);
  const askAll = (method: string) =>
    Promise.all(addresses.map((target) => sendTo(nginx, 'tls', { target, method, body: 'name=a' })));

  it.each(Object.keys(FAULTS))(
    'give no key of a link away: one that %s',
    { timeout: 60_000 },
    async (fault) => {
      fail = FAULTS[fault];
      await askAll('GET');
      await askAll('POST');
      const elsewhere = `/faq?${fault.replaceAll(' ', '-')}`;
      await sendTo(nginx, 'tls', { target: elsewhere });
      await vi.waitFor(async () => expect(await nginx.logs()).toContain(elsewhere));
      expect(await nginx.logs()).not.toMatch(hidden(TOKEN));
    },
  );

  it('give none away where they cannot be reached, nor where callers break off', async () => {
    fail = FAULTS['says nothing'];
    for (const target of addresses) {
      const connection = open(nginx, 'tls');
      const ended = readAnswer(connection);
      const request = rawRequest({ target, host: SITE, method: 'POST', headers: ['Content-Length: 99'] });
      connection.write(request, () => connection.destroy());
      await ended;
    }
    await new Promise((closed) => upstream.close(closed));
    const answers = await askAll('GET');
    expect(answers.map(({ status }) => status)).toContain(502);
    expect(await nginx.logs()).not.toMatch(hidden(TOKEN));
  });

  it('can be counted nevertheless, and the next call does not name the page', async () => {
    const before = (await nginx.log()).split('"GET /requests/..." 502 ').length;
    const answer = await sendTo(nginx, 'tls', { target: `/requests/${TOKEN}` });
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([502, 'no-referrer']);
    await vi.waitFor(async () =>
      expect((await nginx.log()).split('"GET /requests/..." 502 ')).toHaveLength(before + 1),
    );
  });
});
