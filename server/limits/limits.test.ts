import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { LIMIT_TABLE, type LimitRow } from '#contract/refusals/rate-limits.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { askContinuation } from '#test/server/continuations.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { jpeg } from '#test/server/photos.ts';
import { enquiryBody, registrationBody } from '#test/server/site-forms.ts';
import { encodeSubmission, type SentSubmission } from '#test/server/submission.ts';
import { continuations, deliveries } from '../db/schema.ts';
import { erasePerson } from '../people/erase.ts';
import type { AppOptions } from '../start/build-app.ts';
import { callerOf } from './address.ts';
import { readRateLimits } from './rate-limits.ts';
import { markSender } from './sender-marks.ts';
import { visitorHeaders } from './visitor.ts';

let server: TestApp;
let truncate: () => Promise<unknown>;

beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  const { db, pool } = testDatabase.database;
  await pool.query('insert into installation default values on conflict do nothing');
  truncate = () => pool.query('truncate rate_limits');
  const config = { logLevel: 'silent', demo: false, trustProxy: ['loopback'] } satisfies AppOptions['config'];
  server = await startTestApp({ config, opened: testDatabase, limits: await readRateLimits({ db, pool }) });
});
afterAll(() => server.close());
beforeEach(() => truncate());

interface Sent {
  from: string;
  customer?: SentSubmission['customer'];
  key?: string;
}

async function send({ from, customer = {}, key }: Sent) {
  const form = await encodeSubmission({ customer });
  const headers = { ...form.headers, 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) };
  return server.app.inject({
    method: 'POST',
    url: CALLS.submitRequest.path,
    headers,
    payload: form.payload,
  });
}

const person = (n: number) => ({
  email: `seller${n}@example.jp`,
  tel1: `0900000${String(n).padStart(4, '0')}`,
});

describe('Limits', () => {
  it('who knows a contact uses it up for the address that they send from, and not for its owner', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await send({ from: '198.51.100.1' })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    for (const customer of [{ email: 'other@example.jp' }, { tel1: '09099998888' }])
      expect((await send({ from: '198.51.100.1', customer })).statusCode).toBe(429);
    expect((await send({ from: '203.0.113.1' })).statusCode).toBe(200);
  });

  it('nobody can send a flood of requests for one victim, from however many addresses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push((await send({ from: `198.51.100.${n}` })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const answer = await send({ from: '203.0.113.1', customer: { email: 'TARO@example.jp' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const samePhone = await send({ from: '203.0.113.1', customer: { email: 'other@example.jp' } });
    expect(samePhone.statusCode).toBe(429);
  });

  it('a hundred people behind one address pass within a minute, a flood does not', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 200; n += 1)
      statuses.push((await send({ from: '203.0.113.7', customer: person(n) })).statusCode);
    expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(statuses.filter((status) => status === 200)).toHaveLength(150);
  });

  it('a request that is sent again because its answer was lost counts once', async () => {
    const key = '00000000-0000-4000-8000-00000000000a';
    for (let n = 0; n < 20; n += 1)
      expect((await send({ from: '203.0.113.8', customer: person(1), key })).statusCode).toBe(200);
  });

  it('ten repetitions at once are all answered, with one request, and count once', async () => {
    const key = '00000000-0000-4000-8000-00000000000b';
    const again = () => send({ from: '203.0.113.8', customer: person(2), key });
    const answers = await Promise.all(Array.from({ length: 10 }, again));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.json().uuid)).size).toBe(1);
    const others: number[] = [];
    for (let n = 0; n < 6; n += 1)
      others.push((await send({ from: '203.0.113.8', customer: person(2) })).statusCode);
    expect(others).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('what makes no sense is counted apart: a neighbour who sends it closes the address for nobody', async () => {
    const junk = async () => (await send({ from: '203.0.113.9', customer: { zip1: 'x' } })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 310; n += 1) statuses.push(await junk());
    expect(statuses.slice(0, 300).every((status) => status === 422)).toBe(true);
    expect(statuses.slice(300).every((status) => status === 429)).toBe(true);
    expect((await send({ from: '203.0.113.9', customer: person(3) })).statusCode).toBe(200);
  });

  it('an address over its limit is refused before its photos arrive, but told again what is stored', async () => {
    const key = '00000000-0000-4000-8000-00000000000c';
    const from = '203.0.113.10';
    expect((await send({ from, customer: person(4), key })).statusCode).toBe(200);
    await truncate();
    for (let n = 0; n < 150; n += 1) await send({ from, customer: person(100 + n) });
    expect((await send({ from, customer: person(4), key })).statusCode).toBe(200);
    const arrived = vi.spyOn(server.photos, 'receive');
    onTestFinished(() => arrived.mockRestore());
    const form = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg() }] }],
    });
    const answer = await server.app.inject({
      method: 'POST',
      url: CALLS.submitRequest.path,
      headers: { ...form.headers, 'x-forwarded-for': from },
      payload: form.payload,
    });
    expect(answer.statusCode).toBe(429);
    expect(arrived).not.toHaveBeenCalled();
  });

  it('let a sender of two hoaxes send one request a day, by mail address or phone, and others as before', async () => {
    const customer = person(40);
    const mark = async () => {
      const { uuid } = (await send({ from: '203.0.113.40', customer })).json();
      await markSender(server.db, uuid, new Date());
    };
    const sendsThree = async (who: SentSubmission['customer']) => {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1)
        statuses.push((await send({ from: `203.0.113.${41 + n}`, customer: who })).statusCode);
      return statuses;
    };
    await mark();
    expect(await sendsThree(customer)).toEqual([200, 200, 200]);
    await mark();
    expect(await sendsThree({ ...customer, tel1: '09099990001' })).toEqual([200, 429, 429]);
    await truncate();
    expect(await sendsThree({ ...customer, email: 'other40@example.jp' })).toEqual([200, 429, 429]);
    expect(await sendsThree(person(41))).toEqual([200, 200, 200]);
    await erasePerson(server.db, server.photos, { email: customer.email });
    expect(await sendsThree(customer)).toEqual([200, 200, 200]);
  });

  it('of a person count full-width letters as the narrow ones that they become', async () => {
    const statuses: number[] = [];
    for (const email of ['hana@example.jp', 'ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ', 'HANA@example.jp'])
      for (let n = 0; n < 3; n += 1) {
        const customer = { email, tel1: `0901111${n}${email.length}00` };
        statuses.push((await send({ from: '198.51.100.1', customer })).statusCode);
      }
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429, 429]);
  });

  it('of a clock that is then set back by a day hold nobody for a day, and go on', async () => {
    const flood = async () => {
      const answers = [];
      for (let n = 0; n < 7; n += 1) answers.push(await send({ from: '198.51.100.1' }));
      return answers.map(({ statusCode }) => statusCode).join();
    };
    const [sixPass, secondTime] = ['200,200,200,200,200,200,429', '429,429,429,429,429,429,429'];
    const now = vi.spyOn(Date, 'now');
    onTestFinished(() => now.mockRestore());
    const tomorrow = Date.now() + 86_400_000;
    now.mockImplementation(() => tomorrow);
    expect(await flood()).toBe(sixPass);
    now.mockRestore();
    expect(await flood()).toBe(sixPass);
    expect(await flood()).toBe(secondTime);
  });

  describe.each([
    ['enquiries', CALLS.sendEnquiry, enquiryBody(), 'enquirer'],
    ['registrations', CALLS.registerShop, registrationBody(), 'registrant'],
  ] as const)('of %s', (_name, { path: url }, payload, reader) => {
    const write = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };

    it('stop one address after six with one contact', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 8; n += 1) statuses.push(await write('198.51.100.1'));
      expect(statuses.map((status) => status < 300)).toEqual([...Array(6).fill(true), false, false]);
    });

    it('refuse nobody because others know the contact, and fill no box with confirmations', async () => {
      await server.db.execute(sql`truncate deliveries cascade`);
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) statuses.push(await write(`198.51.100.${n}`));
      expect(statuses.every((status) => status < 300)).toBe(true);
      const countOf = (recipient: 'operator' | typeof reader) =>
        server.db.$count(deliveries, eq(deliveries.recipient, recipient));
      expect([await countOf('operator'), await countOf(reader)]).toEqual([12, 6]);
    });
  });

  it('each of them that goes by a contact says how far a stranger who knows it can close it', () => {
    const contacts = ['addressEmail', 'addressPhone', 'email', 'phone'];
    const silent = Object.values<LimitRow>(LIMIT_TABLE).filter(
      ({ by, stranger }) => Object.keys(by).some((kind) => contacts.includes(kind)) && !stranger,
    );
    expect(silent).toEqual([]);
  });

  it('who writes through a page of the site is counted, and not the site', async () => {
    const statusFor = async (visitor: string, n: number) => {
      const headers = visitorHeaders({ ip: visitor, isHere: false }, false);
      const payload = enquiryBody({ email: `writer${n}@example.jp` });
      const { path: url } = CALLS.sendEnquiry;
      return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    let count = 0;
    while ((await statusFor('203.0.113.20', count)) === 201) count += 1;
    expect(count).toBe(30);
    expect(await statusFor('203.0.113.21', count)).toBe(201);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['not an address', undefined],
  ])('%s counts as %s', (ip, caller) => expect(callerOf(ip)).toBe(caller));
});

test('Mails that lead to kept answers are few for one address, and above that nothing is kept', async () => {
  const askFrom = async (from: string, email: string) =>
    (await askContinuation(server.app, { email, headers: { 'x-forwarded-for': from } })).statusCode;
  const { addressEmail, email: all } = LIMIT_TABLE.continuation.by;
  for (let times = 0; times < addressEmail.points; times += 1)
    expect(await askFrom('203.0.113.20', 'owner@example.jp')).toBe(200);
  expect(await askFrom('203.0.113.20', 'owner@example.jp')).toBe(429);
  expect(await askFrom('203.0.113.20', 'other@example.jp')).toBe(200);
  for (let times = addressEmail.points; times < all.points; times += 1)
    expect(await askFrom(`203.0.113.${30 + times}`, 'owner@example.jp')).toBe(200);
  const before = await server.db.$count(continuations);
  expect(await askFrom('203.0.113.99', 'owner@example.jp')).toBe(429);
  expect(await server.db.$count(continuations)).toBe(before);
});
