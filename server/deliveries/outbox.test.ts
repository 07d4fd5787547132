import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { enquiryBody, registrationBody } from '#test/server/site-forms.ts';
import { contactEnquiries, deliveries, requests, shopRegistrations } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import { Outbox } from './outbox.ts';

const OTHER_MEDIUM = '00000000-0000-4000-8000-000000000001';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    outbox: new Outbox([
      { name: 'office', events: ['request.created', 'survey.answered', 'enquiry.created'] },
      { name: 'affiliate', events: ['conversion.completed'], mediumUuid: OTHER_MEDIUM },
    ]),
  });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const post = (url: string, payload: object, method: 'POST' | 'PATCH' = 'POST') =>
  server.app.inject({ method, url, payload });

/** The deliveries that were announced, in alphabetical order. */
async function announced(): Promise<string[]> {
  const rows = await server.db.select().from(deliveries).orderBy(asc(deliveries.recipient));
  return rows.map(({ event, channel, recipient }) => `${event} ${channel} ${recipient}`).sort();
}

describe('What is stored is announced', () => {
  it('a request: to the seller, to each shop that it was passed on to, and to those who asked for it', async () => {
    const { body } = await server.submit();
    const rows = await server.db.select().from(deliveries);
    const shops = rows.filter(({ recipient }) => recipient === 'shop');
    expect(shops).toHaveLength(body.company_shops.length);
    expect(new Set(shops.map(({ recipientKey }) => recipientKey)).size).toBe(shops.length);
    expect(new Set(rows.map(({ subjectUuid }) => subjectUuid))).toEqual(new Set([body.uuid]));
    expect((await announced()).filter((row) => !row.endsWith('shop'))).toEqual([
      'request.created mail seller',
      'request.created webhook endpoint',
    ]);
    expect(rows.every(({ state, attempts, job }) => state === 'waiting' && attempts === 0 && !job)).toBe(
      true,
    );
  });

  it('a request that is repeated is announced once', async () => {
    const key = crypto.randomUUID();
    await server.submit({}, key);
    const once = await announced();
    await server.submit({}, key);
    expect(await announced()).toEqual(once);
  });

  it('a request that cannot be stored is not announced', async () => {
    const { status } = await server.submit({ customer: { email: 'nobody' } });
    expect(status).toBe(422);
    expect(await announced()).toEqual([]);
  });

  it('an affiliate hears of conversions of its own medium only', async () => {
    await server.submit();
    expect((await announced()).filter((row) => row.startsWith('conversion'))).toEqual([]);
    await server.submit({ medium: OTHER_MEDIUM });
    expect((await announced()).filter((row) => row.startsWith('conversion'))).toHaveLength(1);
  });

  it('the answer of a survey, the first one only', async () => {
    const { body } = await server.submit();
    await server.db.delete(deliveries);
    const answer = { uuid: body.uuid, survay_answer: JSON.stringify(INTERESTS.slice(0, 1)) };
    const { path, method } = CALLS.answerInterests;
    for (const _ of [1, 2]) await post(path, answer, method as 'PATCH');
    expect(await announced()).toEqual(['survey.answered webhook endpoint']);
  });

  it('an enquiry and a registration: to who sent it, and to the operator', async () => {
    await post(CALLS.sendEnquiry.path, enquiryBody());
    await post(CALLS.registerShop.path, registrationBody());
    expect(await server.db.$count(contactEnquiries)).toBe(1);
    expect(await server.db.$count(shopRegistrations)).toBe(1);
    expect(await announced()).toEqual([
      'enquiry.created mail enquirer',
      'enquiry.created mail operator',
      'enquiry.created webhook endpoint',
      'registration.created mail operator',
      'registration.created mail registrant',
    ]);
  });
});

describe('A person who is erased', () => {
  it('gets nothing any more, and what waited says nothing of them', async () => {
    const { body } = await server.submit({ customer: { email: 'hanako@example.jp', name1: '花子 花子' } });
    const [request] = await server.db.select().from(requests);
    await eraseByUuid(server.db, server.photos, [body.uuid]);
    const rows = await server.db.select().from(deliveries);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['erased']));
    for (const secret of ['hanako', '花子', request?.tel1 ?? '-'])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
