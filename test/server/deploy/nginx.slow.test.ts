import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { contactEnquiries, requestPhotos, requests } from '#server/db/schema.ts';
import { openSeededDatabase, type TestDatabase } from '../databases.ts';
import { jpeg } from '../photos.ts';
import { type SpawnedServer, spawnTestServer } from '../spawn-server.ts';
import { encodeSubmission } from '../submission.ts';
import { addressesWith, hidden, TOKEN } from '../token-addresses.ts';
import { shown, TRICKS } from '../tricks.ts';
import { Nginx, SITE_NAME } from './nginx.ts';
import { hasTool } from './tools.ts';

const ORIGIN = `https://${SITE_NAME}`;
/** A seller's machine: all addresses that begin with 127 are this one. */
const SELLER = '127.0.0.77';
const CALLERS = 4;
const SHUTDOWN_MS = 1500;

const hasAll = hasTool('nginx', 'nginx-light') && hasTool('openssl', 'openssl');

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

describe.skipIf(!hasAll)('Two servers behind nginx with the configuration of the documentation', () => {
  let database: TestDatabase;
  let folder: string;
  let nginx: Nginx;
  const servers: SpawnedServer[] = [];

  const startServer = (name: string, port = 0) =>
    spawnTestServer({
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
    if (!existsSync(join(import.meta.dirname, '..', '..', '..', 'dist', 'host', 'server', 'index.js')))
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

  /** Calls the site as a browser does, from the seller's address. */
  async function call(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
    const outgoing = request({
      host: '127.0.0.1',
      port: nginx.tlsPort,
      servername: SITE_NAME,
      ca: nginx.certificate,
      localAddress: SELLER,
      agent: false,
      method,
      path,
      headers: { host: SITE_NAME, ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers },
    });
    outgoing.end(body);
    const [answer] = await once(outgoing, 'response');
    const result: { status: number; headers: IncomingHttpHeaders; body: string } = {
      status: answer.statusCode,
      headers: answer.headers,
      body: await text(answer),
    };
    return result;
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
      await nginx.send('tls', { target });
      await nginx.send('plain', { target });
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
        for (const host of [SITE_NAME, 'other.example', `${SITE_NAME}:80@other.example`]) {
          const { status, headers } = await nginx.send(over, { target, host });
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
    const [row] = await db.select().from(requests).where(eq(requests.uuid, uuid));
    expect(row?.ipAddress).toBe(SELLER);
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
    let [storeCount, over] = [0, false];
    const caller = async () => {
      while (!over) {
        const answers = [await call(CALLS.prefectures.path), await submit([jpeg(50_000)])];
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answers[1]?.status === 200) storeCount += 1;
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
    expect(storeCount).toBeGreaterThan(20);
    expect((await db.$count(requests)) - before).toBe(storeCount);
  });
});
