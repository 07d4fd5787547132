import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS as PUBLIC } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { enquiryBody, registrationBody } from '#test/server/site-forms.ts';
import {
  auditLog,
  contactEnquiries,
  deliveries,
  matches,
  reviews,
  shopRegistrations,
  shops,
} from '../db/schema.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let staff: string;
let reader: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  staff = (await people.somebody('staff')).session;
  reader = (await people.somebody('reader')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  for (const table of [auditLog, contactEnquiries, shopRegistrations, reviews]) await server.db.delete(table);
});

const acts = async () =>
  (await server.db.select().from(auditLog).orderBy(asc(auditLog.at))).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const countOf = async (event: 'enquiry.answered' | 'registration.approved' | 'registration.refused') =>
  server.db.$count(deliveries, eq(deliveries.event, event));

describe('An enquiry', () => {
  async function arrive(): Promise<string> {
    await server.app.inject({ method: 'POST', url: PUBLIC.sendEnquiry.path, payload: enquiryBody() });
    const [row] = await server.db.select().from(contactEnquiries);
    return row?.uuid ?? '';
  }

  const list = async (as: string) =>
    (await ask(CALLS.readEnquiries, { as, query: { state: 'open' } })).body.enquiries;

  it('is listed without its text, and shown to those who answer it', async () => {
    const uuid = await arrive();
    expect(await list(reader)).toEqual([
      { uuid, at: expect.any(String), state: 'open', name: null, line: null },
    ]);
    expect(await acts()).toEqual([]);
    const answer = await ask(CALLS.showEnquiry, { as: staff, params: { uuid } });
    expect(answer.body).toMatchObject({ state: 'open', answer: null, body: expect.any(String) });
    expect(await acts()).toEqual(['show contact_enquiries']);
  });

  it('stands in a file without the writer, and the log notes nobody who was not shown', async () => {
    await arrive();
    const { enquiries } = (await ask(CALLS.readEnquiries, { as: staff, body: { whole: true } })).body;
    expect(enquiries).toEqual([expect.objectContaining({ name: null, line: null })]);
    expect(await acts()).toEqual([]);
  });

  it('is listed with who wrote and the first line to those who answer it, and the log notes it once a day', async () => {
    const uuid = await arrive();
    await server.db
      .update(contactEnquiries)
      .set({ name: '山田', mailBody: '\n はじめまして。\n長い話です。' });
    expect(await list(staff)).toMatchObject([{ uuid, name: '山田', line: 'はじめまして。' }]);
    await list(staff);
    expect(await acts()).toEqual(['list contact_enquiries']);
    const yesterday = sql`now() - interval '1 day'`;
    await server.db.update(auditLog).set({ at: yesterday });
    await list(staff);
    await list((await people.somebody('owner')).session);
    expect((await acts()).filter((act) => act.startsWith('list'))).toHaveLength(3);
  });

  it('is answered by mail once, also when two people answer at once', async () => {
    const uuid = await arrive();
    const answer = (text: string) =>
      ask(CALLS.answerEnquiry, { as: staff, params: { uuid }, body: { text } });
    const answers = await Promise.all([answer('はい。'), answer('いいえ。')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countOf('enquiry.answered')).toBe(1);
    const { body } = await ask(CALLS.readEnquiries, { as: reader, query: { state: 'answered' } });
    expect(body.enquiries.map((one: { uuid: string }) => one.uuid)).toEqual([uuid]);
  });

  it('is closed without a mail, and can still be answered', async () => {
    const uuid = await arrive();
    await ask(CALLS.answerEnquiry, { as: staff, params: { uuid }, body: { text: null } });
    expect(await countOf('enquiry.answered')).toBe(0);
    expect(
      (await ask(CALLS.readEnquiries, { as: reader, query: { state: 'closed' } })).body.enquiries,
    ).toHaveLength(1);
    const late = await ask(CALLS.answerEnquiry, {
      as: staff,
      params: { uuid },
      body: { text: 'お答えします。' },
    });
    expect(late.status).toBe(200);
    expect(await acts()).toEqual(['close contact_enquiries', 'answer contact_enquiries']);
  });
});

describe('A registration', () => {
  const CELLS = { antique_dealer_license: '第1号', categories: '時計/バッグ', served_prefectures: '東京都' };

  async function register(): Promise<string> {
    const payload = registrationBody({
      company_shop_name: '見本堂',
      tel: '03-0000-0000',
      email: 'a@reuse.example',
    });
    await server.app.inject({ method: 'POST', url: PUBLIC.registerShop.path, payload });
    const [row] = await server.db.select().from(shopRegistrations);
    return row?.uuid ?? '';
  }
  const decide = (uuid: string, body: { approve: boolean; cells: Record<string, string> }) =>
    ask(CALLS.decideRegistration, { as: staff, params: { uuid }, body });

  it('is approved with what is missing, and the mail is shown before it goes', async () => {
    const uuid = await register();
    const { body } = await ask(CALLS.showRegistration, { as: staff, params: { uuid } });
    expect(body).toMatchObject({ state: 'open', cells: { shop_name: '見本堂', prefecture: '東京都' } });
    expect(body.mails.approved.text.length).toBeGreaterThan(20);
    const lacking = await decide(uuid, { approve: true, cells: { categories: 'x' } });
    const wrong = lacking.body.wrong.map(({ column }: { column: string }) => column);
    expect(wrong).toEqual(
      expect.arrayContaining(['antique_dealer_license', 'categories', 'served_prefectures']),
    );
    expect(await countOf('registration.approved')).toBe(0);
    expect(body.decided).toBe(null);
    expect((await decide(uuid, { approve: true, cells: CELLS })).body).toEqual({ wrong: [] });
    expect(await server.db.$count(shops, eq(shops.uuid, uuid))).toBe(1);
    expect(await countOf('registration.approved')).toBe(1);
    expect(await acts()).toEqual(['show shop_registrations', 'approve shop_registrations']);
    const { body: after } = await ask(CALLS.showRegistration, { as: staff, params: { uuid } });
    expect(after).toMatchObject({ state: 'approved', decided: { at: expect.any(String) } });
    expect(after.decided.by).not.toMatch(/[<@]|^$/);
  });

  it('is listed with its person to those who decide about it, and the log notes it', async () => {
    await register();
    const list = async (as: string) =>
      (await ask(CALLS.readRegistrations, { as, query: {} })).body.registrations;
    expect(await list(reader)).toMatchObject([{ company: '見本堂', name: null, address: null }]);
    expect(await acts()).toEqual([]);
    const [row] = await list(staff);
    expect([row.name, row.address].every((text) => typeof text === 'string' && text !== '')).toBe(true);
    expect(await acts()).toEqual(['list shop_registrations']);
  });

  it('is decided once', async () => {
    const uuid = await register();
    const answers = await Promise.all([
      decide(uuid, { approve: false, cells: {} }),
      decide(uuid, { approve: true, cells: CELLS }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await countOf('registration.approved')) + (await countOf('registration.refused'))).toBe(1);
    await server.db.delete(shops).where(eq(shops.uuid, uuid));
  });
});

describe('A review', () => {
  it('waits to be read, is shown, and is taken back', async () => {
    await server.submit();
    const [match] = await server.db.select().from(matches).limit(1);
    const [row] = await server.db
      .insert(reviews)
      .values({
        requestUuid: match?.requestUuid ?? '',
        shopUuid: match?.shopUuid ?? '',
        explanation: 5,
        speed: 4,
        paid: true,
        text: 'ていねいでした。',
      })
      .returning();
    const uuid = row?.uuid ?? '';
    const list = async (state: string) => {
      const { body } = await ask(CALLS.readReviews, { as: reader, query: { state } });
      return body.reviews.map((one: { uuid: string }) => one.uuid);
    };
    const decide = (release: boolean) =>
      ask(CALLS.decideReview, { as: staff, params: { uuid }, body: { release } });
    expect(await list('waiting')).toEqual([uuid]);
    expect((await decide(true)).status).toBe(200);
    expect(await decide(true)).toEqual(refusal(409, 'changed_meanwhile'));
    expect([await list('waiting'), await list('shown')]).toEqual([[], [uuid]]);
    expect((await decide(false)).status).toBe(200);
    expect(await list('refused')).toEqual([uuid]);
    expect(await acts()).toEqual(['release reviews', 'refuse reviews']);
  });

  it('is sent back to its seller once, who hears why; the shop hears when it is shown', async () => {
    await server.submit();
    const [match] = await server.db.select().from(matches).limit(1);
    const [row] = await server.db
      .insert(reviews)
      .values({
        requestUuid: match?.requestUuid ?? '',
        shopUuid: match?.shopUuid ?? '',
        ...{ explanation: 1, speed: 1, paid: true, text: 'ひどい人です。' },
      })
      .returning();
    const uuid = row?.uuid ?? '';
    const one = async () => {
      const { body } = await ask(CALLS.readReviews, { as: reader, query: { state: 'all' } });
      return body.reviews[0];
    };
    const askForChange = () =>
      ask(CALLS.askReviewChange, { as: staff, params: { uuid }, body: { why: 'words' } });
    const mails = async () =>
      (await server.db.select().from(deliveries))
        .filter(({ event }) => event.includes('review'))
        .map(({ event, recipient, subjectUuid }) => [event, recipient, subjectUuid === match?.requestUuid]);
    expect(await one()).toMatchObject({ state: 'waiting', may_change: true });
    const answers = await Promise.all([askForChange(), askForChange()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await one()).toMatchObject({ state: 'changing', change: 'words', may_change: false });
    expect(await mails()).toEqual([['request.review_change_asked', 'seller', true]]);
    await ask(CALLS.decideReview, { as: staff, params: { uuid }, body: { release: true } });
    expect(await mails()).toContainEqual(['lead.review_shown', 'shop', true]);
    expect(await acts()).toEqual(['ask reviews', 'release reviews']);
  });
});
