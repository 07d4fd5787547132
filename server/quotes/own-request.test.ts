import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { monthInJapan } from '#contract/base/japanese-days.ts';
import { sendLostLink } from '#contract/calls/follow-up.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  declineLead,
  eraseOwnRequest,
  giveQuote,
  openContact,
  preferContact,
  readLead,
  readOwnRequest,
  reportCall,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { auditLog, deliveries, erasedRequests, matches, requests } from '../db/schema.ts';
import { revokeLinks } from '../deliveries/links/revoke.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { countRequests } from '../figures/report.ts';
import { eraseByUuid, eraseExpired } from '../people/erase.ts';
import { readWholeRequest } from '../people/show.ts';

const EMAIL = 'hanako@example.jp';
const OFFICE = { name: 'office', events: ['request.withdrawn', 'request.erased'] as const };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ outbox: new Outbox([OFFICE]) });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(auditLog);
  await server.db.delete(erasedRequests);
});

const visitors = new Visitors(() => server);
const ask = async (customer: Record<string, string> = {}) => {
  const photos = [{ name: '花子の時計.jpg', content: jpeg() }];
  const { body } = await server.submit({
    customer: { email: EMAIL, ...customer },
    items: [{ category: 'watch', photos }, { category: 'bag' }],
  });
  return body.uuid;
};

describe('A seller', () => {
  it('sees number, goods with photos, and the shops that have the request', async () => {
    const uuid = await ask();
    const { status, body } = await visitors.own(readOwnRequest, uuid);
    expect(status).toBe(200);
    expect(body.number).toMatch(/^[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/);
    expect(body.items.map(({ title, photos }) => [title, photos.length])).toEqual([
      ['時計', 1],
      ['バッグ', 0],
    ]);
    expect(body.shops.map((shop) => shop.uuid)).toEqual(await visitors.shopsOf(uuid));
    expect(new Set(body.shops.map(({ state, since }) => `${state} ${since}`)).size).toBe(1);
    expect(body).toMatchObject({ withdrawn_at: null, preference: { method: 'any', hours: [] } });
    expect(JSON.stringify(body)).not.toContain('花子の時計');
  });

  it('sees of each shop how far it is', async () => {
    const uuid = await ask();
    const [looker, caller, quoter, decliner] = await visitors.shopsOf(uuid);
    for (const shop of [looker, caller]) await visitors.lead(openContact, uuid, shop);
    await visitors.lead(reportCall, uuid, caller);
    await visitors.lead(giveQuote, uuid, quoter ?? '', QUOTE_OF_TODAY);
    await visitors.lead(openContact, uuid, decliner ?? '');
    await visitors.lead(declineLead, uuid, decliner ?? '', { reason: 'busy' });
    const { shops } = (await visitors.own(readOwnRequest, uuid)).body;
    expect(shops.slice(0, 5).map(({ state }) => state)).toEqual([
      'looked',
      'called',
      'quoted',
      'declined',
      'matched',
    ]);
    await visitors.lead(openContact, uuid, quoter ?? '');
    expect((await visitors.own(readOwnRequest, uuid)).body.shops[2]).toMatchObject({
      state: 'quoted',
      learned: [{ what: 'contact' }],
      quote: QUOTE_OF_TODAY,
    });
  });

  it('says how to be reached, and shops see it', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const preference = { method: 'phone', hours: ['evening', 'morning'] };
    const input = { ...preference, hours: [...preference.hours, 'evening'] };
    expect((await visitors.own(preferContact, uuid, input)).status).toBe(200);
    expect((await visitors.lead(readLead, uuid, shop)).body.preference).toEqual(preference);
    for (const bad of [{ method: 'fax', hours: [] }, { method: 'any', hours: ['night'] }, { method: 'any' }])
      expect(await visitors.own(preferContact, uuid, bad)).toMatchObject({
        status: 422,
        code: 'invalid_body',
      });
    expect(await visitors.announced(uuid)).toEqual([]);
  });
});

describe('A seller who withdraws a request', () => {
  it('has the shops told that have not declined, once', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await server.db.update(matches).set({ toldAt: new Date() }).where(eq(matches.requestUuid, uuid));
    await visitors.lead(declineLead, uuid, shop, { reason: 'busy' });
    const recipients = (await visitors.shopsOf(uuid)).slice(1, 10);
    const [first, second] = [
      await visitors.own(withdrawRequest, uuid),
      await visitors.own(withdrawRequest, uuid),
    ];
    expect(first.body.withdrawn_at).not.toBeNull();
    expect(second.body.withdrawn_at).toBe(first.body.withdrawn_at);
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.event, 'request.withdrawn'));
    const shops = rows.filter(({ recipient }) => recipient === 'shop').map((row) => row.recipientKey);
    expect(shops.sort()).toEqual([...recipients].sort());
    expect(rows).toHaveLength(recipients.length + 1);
  });

  it('twice at once is once', async () => {
    const uuid = await ask();
    await Promise.all([1, 2, 3, 4].map(() => visitors.own(withdrawRequest, uuid)));
    expect((await visitors.announced(uuid)).filter((row) => row.endsWith('endpoint'))).toHaveLength(1);
  });

  it('still sees it, and changes nothing more about it', async () => {
    const uuid = await ask();
    await visitors.own(withdrawRequest, uuid);
    expect((await visitors.own(readOwnRequest, uuid)).body.items[0]?.photos).toHaveLength(1);
    const preference = { method: 'mail', hours: [] };
    expect(await visitors.own(preferContact, uuid, preference)).toMatchObject({
      status: 409,
      code: 'withdrawn_request',
    });
  });
});

describe('A seller who erases a request', () => {
  it('leaves nothing of it: rows, photos, quotes, kept mail', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    const folder = join(dirname(server.photos.folder), 'mail', uuid);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'a.eml'), EMAIL);
    expect(await visitors.own(eraseOwnRequest, uuid)).toMatchObject({ status: 200, body: {} });
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
    expect(await server.filesOnDisk()).toEqual([]);
    expect(await readdir(dirname(folder))).toEqual([]);
    const count = await server.db.$count(deliveries, eq(deliveries.state, 'waiting'));
    expect(count).toBe(1);
  });

  it('has those told who know the contact, and nobody else', async () => {
    const uuid = await ask();
    const [looked, declined] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, looked);
    await visitors.lead(declineLead, uuid, declined, { reason: 'goods' });
    await visitors.own(eraseOwnRequest, uuid);
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.state, 'waiting'));
    expect(rows.map(({ event, recipient, recipientKey }) => [event, recipient, recipientKey]).sort()).toEqual(
      [
        ['request.erased', 'endpoint', 'office'],
        ['request.erased', 'shop', looked],
      ],
    );
    expect(JSON.stringify(rows)).not.toMatch(/hanako|山田/);
  });

  it('and its shops find afterwards that it was erased', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.own(eraseOwnRequest, uuid);
    const answers = [
      await visitors.own(readOwnRequest, uuid),
      await visitors.own(eraseOwnRequest, uuid),
      await visitors.lead(openContact, uuid, shop),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 410, code: 'erased_request' });
  });

  it('while a shop opens the contact: one of the two comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const uuid = await ask();
      const [shop] = await visitors.shopsOf(uuid);
      const [contactAnswer, erasure] = await Promise.all([
        visitors.lead(openContact, uuid, shop),
        visitors.own(eraseOwnRequest, uuid),
      ]);
      expect(erasure.status).toBe(200);
      expect([200, 410]).toContain(contactAnswer.status);
    }
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
  });

  it('is counted as before', async () => {
    const month = monthInJapan(new Date());
    const columns = ['day', 'medium', 'inflow', 'category'] as const;
    const readCounts = async () => ({
      all: await countRequests(server.db, month, []),
      each: await countRequests(server.db, month, columns),
    });
    const [uuid, other] = [await ask(), await ask({ email: 'taro@example.jp' })];
    const before = await readCounts();
    expect(before.all).toMatchObject([{ requests: 2, items: 4 }]);
    await visitors.own(eraseOwnRequest, uuid);
    expect(await readCounts()).toEqual(before);
    await server.db.update(requests).set({ createdAt: sql`now() - interval '1 second'` });
    await eraseExpired(server.db, server.photos, 0);
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
    expect(await readCounts()).toEqual(before);
    const text = JSON.stringify(await server.db.select().from(erasedRequests));
    for (const secret of [uuid, other, 'hanako', 'taro', '1620801']) expect(text).not.toContain(secret);
  });

  it('because it is too old: nobody is told', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await server.db.update(requests).set({ createdAt: sql`now() - interval '1 second'` });
    await eraseExpired(server.db, server.photos, 0);
    expect(await server.db.$count(deliveries, eq(deliveries.state, 'waiting'))).toBe(0);
  });

  it('by the operator: the same', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await eraseByUuid(server.db, server.photos, [uuid]);
    expect(await visitors.announced(uuid)).toContain('request.erased shop');
    expect(await visitors.lead(readLead, uuid, shop)).toMatchObject({ status: 410 });
  });
});

describe('A lost link', () => {
  const lose = async (email: string) => {
    const startedAt = performance.now();
    const answer = await visitors.call(sendLostLink, '', { email });
    return { ...answer, ms: performance.now() - startedAt };
  };
  const linksAsked = async () =>
    (await server.db.select().from(deliveries).where(eq(deliveries.event, 'link.asked'))).map(
      ({ subjectUuid }) => subjectUuid,
    );

  it('is sent to the address of the newest request, whatever the case', async () => {
    await ask();
    await server.db.update(requests).set({ createdAt: sql`now() - interval '1 day'` });
    const uuid = await ask();
    await ask({ email: 'other@example.jp' });
    await lose(' Hanako@Example.JP ');
    expect(await linksAsked()).toEqual([uuid]);
  });

  it('is answered alike, and as late, whether there is one or not', async () => {
    await ask();
    const answers = [await lose(EMAIL), await lose('nobody@example.jp')];
    for (const { status, body, ms } of answers) {
      expect([status, body]).toEqual([200, {}]);
      expect(ms).toBeGreaterThanOrEqual(295);
    }
    expect(await linksAsked()).toHaveLength(1);
  });

  it('is not sent of a request whose link is over', async () => {
    await ask();
    await server.db.update(requests).set({ createdAt: sql`now() - interval '91 days'` });
    expect((await lose(EMAIL)).status).toBe(200);
    expect(await linksAsked()).toEqual([]);
  });

  test.each(['', 'nobody', 'x'.repeat(300), `a@example.jp\r\nBcc: b@example.jp`])(
    'no address: %j',
    async (email) => expect((await lose(email)).status).toBe(422),
  );
});

test('Links that the operator revokes open nothing; those that are made afterwards do', async () => {
  const uuid = await ask();
  const [shop] = await visitors.shopsOf(uuid);
  expect(await revokeLinks(server.db, [uuid])).toBe(1);
  expect(await visitors.own(readOwnRequest, uuid)).toMatchObject({ status: 404, code: 'unknown_link' });
  expect(await visitors.lead(readLead, uuid, shop)).toMatchObject({ status: 404, code: 'unknown_link' });
  const [own, lead] = [
    visitors.ownToken(uuid, { version: 1 }),
    visitors.leadToken(uuid, shop, { version: 1 }),
  ];
  expect((await visitors.call(readOwnRequest, own)).status).toBe(200);
  expect((await visitors.call(readLead, lead)).status).toBe(200);
});

test('The operator sees how far each shop is, and its quote', async () => {
  const uuid = await ask();
  const [shop] = await visitors.shopsOf(uuid);
  await visitors.lead(openContact, uuid, shop);
  await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
  const request = await readWholeRequest(server.db, uuid, 'show');
  expect(request).toMatchObject({ withdrawnAt: null, contactMethod: null });
  const [first, second] = (request as { shops: object[] }).shops;
  expect(first).toMatchObject({
    uuid: shop,
    state: 'quoted',
    facts: { contactSeen: expect.any(Date) },
    quote: QUOTE_OF_TODAY,
  });
  expect(second).toMatchObject({ state: 'matched', quote: null });
  expect(second).not.toHaveProperty('facts.contactSeen');
});

test('No answer has the uuid of a request', async () => {
  const uuid = await ask();
  const [shop] = await visitors.shopsOf(uuid);
  const answers = [await visitors.own(readOwnRequest, uuid), await visitors.lead(openContact, uuid, shop)];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(uuid);
});
