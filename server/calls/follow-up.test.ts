import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { isKeyOf } from '#contract/base/keys.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { addPhotos, askQuotesFirst, sendLostLink } from '#contract/calls/follow-up.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { isOfLead, LINK_CALLS } from '#test/server/link-calls.ts';
import { jpeg, png } from '#test/server/photos.ts';
import { sampleOf } from '#test/server/sample-of.ts';
import { createLog } from '../base/logging.ts';
import { Metrics } from '../base/metrics.ts';
import { deliveries, matches, requestPhotos, requests } from '../db/schema.ts';
import { Links } from '../deliveries/links/links.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import { visitorHeaders } from '../limits/visitor.ts';
import { eraseByUuid } from '../people/erase.ts';
import { LINK_ACTS } from '../quotes/link-acts.ts';
import type { AppOptions } from '../start/build-app.ts';

const DAYS = 86_400_000;

let testDatabase: TestDatabase;
let server: TestApp;
const lines: string[] = [];
const metrics = new Metrics();
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  await testDatabase.database.pool.query('insert into installation default values on conflict do nothing');
  const config = { logLevel: 'info', demo: false, trustProxy: false } satisfies AppOptions['config'];
  server = await startTestApp({
    config,
    opened: testDatabase,
    metrics,
    limits: await readRateLimits(testDatabase.database),
    log: createLog({ write: (line) => lines.push(line) }),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await testDatabase.database.pool.query('truncate rate_limits');
  lines.length = 0;
});

const visitors = new Visitors(() => server);
const PHOTOS = [
  { name: 'お客様.jpg', content: jpeg(20_000) },
  { name: 'b.png', content: png() },
];
const ask = async () => {
  const { body } = await server.submit({ items: [{ category: 'watch', photos: PHOTOS }] });
  return body.uuid;
};

/** The calls with a token, and the input of each. */
const BEHIND_LINKS = Object.entries<Call>({ ...LINK_CALLS, askQuotesFirst, addPhotos }).map(
  ([name, row]) =>
    [name, row, row.body && row.body !== 'multipart' ? (sampleOf(row.body) as object) : {}] as const,
);

/** The refusals of both doors: HTTP, and that of our own pages. A call that is no act has only the first. */
async function refusalsOf(name: string, row: Call, token: string, body: object) {
  const { status, code } = await visitors.call(row, token, body);
  if (!isKeyOf(LINK_ACTS, name)) return [{ status, code }];
  const { refusal } = await server.link(token, name, body, { ip: '203.0.113.9', isHere: false, agent: '' });
  return [
    { status, code },
    { status: refusal?.status, code: refusal?.code },
  ];
}

describe('A link that opens nothing is refused at every door', () => {
  test.each(BEHIND_LINKS)('%s', async (name, row, body) => {
    const expectRefusal = async (token: string, status: number, code: string) => {
      for (const refusal of await refusalsOf(name, row, token, body))
        expect(refusal).toEqual({ status, code });
    };
    const uuid = await ask();
    const [shop, second] = await visitors.shopsOf(uuid);
    const own = visitors.ownToken(uuid);
    const lead = visitors.leadToken(uuid, shop);
    const [right, other] = isOfLead(row) ? [lead, own] : [own, lead];
    const foreign = new Links('another secret, of somebody else', '').token(
      { kind: isOfLead(row) ? 'lead' : 'request', uuids: [uuid, shop], version: 0 },
      new Date(),
    );
    const unknown = [
      'x',
      'A'.repeat(52),
      `${right.slice(0, -8)}${right.at(-8) === 'A' ? 'B' : 'A'}${right.slice(-7)}`,
      `${right}AAAA`,
      right.toLowerCase(),
      other,
      foreign,
      server.links.photos.make({ request: uuid, shop, version: 0, item: 0, position: 0 }),
      visitors.ownToken(crypto.randomUUID()),
      visitors.leadToken(uuid, crypto.randomUUID()),
    ];
    for (const token of unknown) await expectRefusal(token, 404, 'unknown_link');

    const since = new Date(Date.now() - 91 * DAYS);
    const expired = isOfLead(row)
      ? visitors.leadToken(uuid, second, { since })
      : visitors.ownToken(uuid, { since });
    await expectRefusal(expired, 410, 'expired_link');

    await server.db.update(requests).set({ linkVersion: 1 });
    await server.db.update(matches).set({ linkVersion: 1 });
    await expectRefusal(right, 404, 'unknown_link');

    await eraseByUuid(server.db, server.photos, [uuid]);
    await expectRefusal(right, 410, 'erased_request');
  });

  it('and nothing of it is stored by caches, or written down', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    for (const [, row, body] of BEHIND_LINKS) {
      const token = isOfLead(row) ? visitors.leadToken(uuid, shop) : visitors.ownToken(uuid);
      for (const each of [token, `${token.slice(0, -4)}AAAA`]) {
        const url = urlOf(row, '', { params: { token: each } });
        const answer = await server.app.inject({ method: row.method, url, ...(body && { payload: body }) });
        expect(answer.headers['cache-control']).toBe('no-store');
        const output = lines.join('') + (await metrics.registry.metrics());
        expect(output).not.toContain(each.slice(0, 20));
      }
    }
    expect(lines.join('')).toContain('/v1/links/:token/giveQuote');
  });
});

describe('Whoever guesses links', () => {
  const guess = (headers: Record<string, string>) =>
    visitors.call(LINK_CALLS.readLead, 'A'.repeat(70), undefined, headers);

  it('is stopped, but no neighbour whose link is right', async () => {
    const uuid = await ask();
    const headers = visitorHeaders({ ip: '203.0.113.7', isHere: false }, false);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 62; count += 1) codes.push((await guess(headers)).code);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['unknown_link']));
    expect(codes.slice(60)).toEqual(['too_many_requests', 'too_many_requests']);
    const token = visitors.ownToken(uuid);
    expect((await visitors.call(LINK_CALLS.readOwnRequest, token, undefined, headers)).status).toBe(200);
    expect((await guess(visitorHeaders({ ip: '203.0.113.8', isHere: false }, false))).code).toBe(
      'unknown_link',
    );
  });
});

describe('Too many of what is sent on', () => {
  const askForLink = (from: string, email: string) =>
    visitors.call(sendLostLink, '', { email }, visitorHeaders({ ip: from, isHere: false }, false));

  it('links to one address, for the one who asks', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await askForLink('203.0.113.1', 'Nobody@example.jp')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await askForLink('203.0.113.2', 'nobody@example.jp')).status).toBe(200);
  });

  it('links to a seller whom strangers ask for a hundred times: a handful, and no refusal', async () => {
    await ask();
    await testDatabase.database.pool.query('truncate deliveries, rate_limits cascade');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => askForLink(`198.51.100.${n}`, 'taro@example.jp')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.db.$count(deliveries, eq(deliveries.event, 'link.asked'))).toBe(5);
    expect((await askForLink('203.0.113.3', 'taro@example.jp')).status).toBe(200);
  });

  it('corrections, each of which is a mail to an address of the sender’s choice', async () => {
    const uuid = await ask();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push(
        (await visitors.own(LINK_CALLS.correctRequest, uuid, { email: `new-${count}@example.jp` })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(await server.db.$count(deliveries, eq(deliveries.event, 'link.asked'))).toBe(10);
  });

  it('quotes of one shop', async () => {
    const uuid = await ask();
    const [shop, other] = await visitors.shopsOf(uuid);
    const statuses: number[] = [];
    for (let low = 1; low <= 11; low += 1)
      statuses.push(
        (await visitors.lead(LINK_CALLS.giveQuote, uuid, shop, { ...QUOTE_OF_TODAY, low })).status,
      );
    expect(statuses.slice(9)).toEqual([200, 429]);
    expect((await visitors.lead(LINK_CALLS.giveQuote, uuid, other, QUOTE_OF_TODAY)).status).toBe(200);
  });
});

describe('A photo', () => {
  const photosOf = async (uuid: string, shop?: string) => {
    const { body } = shop
      ? await visitors.lead(LINK_CALLS.readLead, uuid, shop)
      : await visitors.own(LINK_CALLS.readOwnRequest, uuid);
    return body.items[0]?.photos ?? [];
  };
  const get = (url = '') => server.app.inject({ url });

  it('is shown to the seller and to the shops, and to nobody else', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    for (const photos of [await photosOf(uuid), await photosOf(uuid, shop)]) {
      expect(photos.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png']);
      for (const [index, { url, type }] of photos.entries()) {
        const answer = await get(url);
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.equals(PHOTOS[index]?.content ?? Buffer.of())).toBe(true);
        expect(answer.headers).toMatchObject({
          'content-type': type,
          'content-length': String(answer.rawPayload.length),
          'cache-control': 'private, max-age=300',
          'content-disposition': 'inline; filename="photo"',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-site',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        });
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(url).not.toContain(uuid);
      }
    }
    for (const bad of ['x', visitors.ownToken(uuid), visitors.leadToken(uuid, shop)])
      expect((await get(`/v1/photos/${bad}`)).json().error.code).toBe('unknown_link');
    expect(lines.join('')).toContain('/v1/photos/:token');
  });

  it('has an address that ends, and stays the same for some minutes', async () => {
    const uuid = await ask();
    const subject = { request: uuid, shop: undefined, version: 0, item: 0, position: 0 };
    const old = server.links.photos.make(subject, new Date(Date.now() - 20 * 60_000));
    expect((await get(`/v1/photos/${old}`)).json().error.code).toBe('expired_link');
    const now = new Date();
    // Around the end of five minutes it changes.
    if (now.getTime() % 300_000 > 298_000) await wait(2_100);
    expect(await photosOf(uuid)).toEqual(await photosOf(uuid));
  });

  it('is not shown to shops after a withdrawal, nor to one that declined, nor behind a revoked link', async () => {
    const uuid = await ask();
    const [shop, other] = await visitors.shopsOf(uuid);
    const [own] = await photosOf(uuid);
    const [photo, others] = [(await photosOf(uuid, shop))[0], (await photosOf(uuid, other))[0]];
    await visitors.lead(LINK_CALLS.declineLead, uuid, shop, { reason: 'goods' });
    expect((await get(photo?.url)).statusCode).toBe(404);
    expect(await photosOf(uuid, shop)).toEqual([]);
    expect((await get(others?.url)).statusCode).toBe(200);
    await visitors.own(LINK_CALLS.withdrawRequest, uuid);
    expect((await get(others?.url)).statusCode).toBe(404);
    expect(await photosOf(uuid, other)).toEqual([]);
    expect((await get(own?.url)).statusCode).toBe(200);
    await server.db.update(requests).set({ linkVersion: 1 });
    expect((await get(own?.url)).statusCode).toBe(404);
  });

  it('that is not in the store is missing, and nothing else is', async () => {
    const uuid = await ask();
    const [photo] = await photosOf(uuid);
    await server.db
      .update(requestPhotos)
      .set({ path: `${uuid}/none.jpg` })
      .where(eq(requestPhotos.position, 0));
    expect((await get(photo?.url)).json().error.code).toBe('not_found');
  });
});
