import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { CASE_LIMITS, DAY_MINUTES } from '#contract/life/cases.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as DESK } from '#test/server/desk-calls.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  answerCase,
  answerCaseOfShop,
  eraseOwnRequest,
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  reportSeller,
  reportShop,
  takeBackReport,
  takeBackReportOfShop,
  tellOutcome,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { quiet } from '#test/server/quiet.ts';
import { encodeForm } from '#test/server/submission.ts';
import {
  auditLog,
  casePhotos,
  cases,
  caseWords,
  deliveries,
  matches,
  pastCases,
  senderMarks,
  shops,
} from '../db/schema.ts';
import { tick } from '../life/clock.ts';
import { eraseByUuid, eraseExpired } from '../people/erase.ts';
import { readWholeRequest } from '../people/show.ts';

let server: TestApp;
const { outbox, life, clock } = quiet();
const visitors = new Visitors(() => server);
const people = new DeskPeople(() => server);
let staff: string;
let owner: string;

beforeAll(async () => {
  server = await startTestApp({ outbox, clock, siteUrl: 'https://takakurabe.example' });
  staff = (await people.somebody('staff')).session;
  owner = (await people.somebody('owner')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.reset();
  await server.reset();
  await server.db.delete(pastCases);
  await server.db.delete(senderMarks);
  await server.db.delete(auditLog);
  await server.db.update(shops).set({ pausedAt: null, stoppedAt: null, stoppedHow: null });
});

const WORDS = '12月1日に断りましたが、毎日電話が来ます。090-1111-2222';

/** A request for which a shop has contact and quote. */
async function released() {
  const { uuid } = (await server.submit()).body;
  const all = await visitors.shopsOf(uuid);
  await server.db.update(matches).set({ toldAt: clock.now() });
  await visitors.lead(openContact, uuid, all[0]);
  await visitors.lead(giveQuote, uuid, all[0], QUOTE_OF_TODAY);
  clock.advance(1);
  return { uuid, shop: all[0], other: all[1] };
}

const ofShop = async (uuid: string, shop: string) =>
  (await visitors.own(readOwnRequest, uuid)).body.shops.find((one) => one.uuid === shop);

/** The only case, as each side reads it; undefined: it does not know of it. */
async function readBoth({ uuid, shop }: { uuid: string; shop: string }) {
  return {
    seller: (await ofShop(uuid, shop))?.cases[0],
    shop: (await visitors.lead(readLead, uuid, shop)).body.cases[0],
  };
}

async function report(at: { uuid: string; shop: string }, reason = 'calls', text = WORDS) {
  const { status, code } = await visitors.own(reportShop, at.uuid, { shop: at.shop, reason, text });
  clock.advance(1);
  const [row] = await server.db.select().from(cases).orderBy(sql`reported_at desc`).limit(1);
  return { status, code, case: row?.uuid ?? '' };
}

const mails = async () =>
  (await server.db.select().from(deliveries))
    .filter(({ event }) => event.includes('case_'))
    .map(({ event, recipient }) => `${event} ${recipient}`)
    .sort();

/** Copies of a request with its places and cases. Every other case waits for the operator, and not for a side. */
const copies = (uuid: string, count: number) =>
  server.db.execute(sql`
    with made as (
      insert into requests select c.* from requests r cross join generate_series(1, ${count}::integer) n
        cross join lateral jsonb_populate_record(r, jsonb_build_object(
          'uuid', gen_random_uuid(), 'idempotency_key', null, 'nth', n)) c
        where r.uuid = ${uuid} returning uuid),
    copied as (select uuid, row_number() over () as n from made),
    placed as (
      insert into matches select c.* from matches m cross join copied
        cross join lateral jsonb_populate_record(m, jsonb_build_object('request_uuid', copied.uuid)) c
        where m.request_uuid = ${uuid} returning request_uuid, shop_uuid)
    insert into cases select c.* from cases k cross join copied
      cross join lateral jsonb_populate_record(k, jsonb_build_object(
        'uuid', gen_random_uuid(), 'request_uuid', copied.uuid,
        'reported_at', k.reported_at - copied.n * interval '1 minute')
        || case when copied.n % 2 = 0 then '{"asked_at": null, "asked_side": null, "told_at": null}' else '{}' end::jsonb) c
      where k.request_uuid = ${uuid}`);

async function later(days: number): Promise<void> {
  clock.advance(days * DAY_MINUTES);
  await tick(life, server.db);
}

const atDesk = (row: keyof typeof DESK, body: object, as = staff) => people.ask(DESK[row], { as, body });
const readCase = async (uuid: string) => (await atDesk('showCase', { uuid })).body;
const stateOf = async (uuid: string) => (await readCase(uuid)).state;

describe('A seller reports a shop', () => {
  it('which is told at once where the reason says so, and reads none of the words', async () => {
    const at = await released();
    const { status } = await report(at);
    expect(status).toBe(200);
    const { seller, shop } = await readBoth(at);
    expect(seller).toMatchObject({ reason: 'calls', state: 'awaited', asked: 'shop', may_write: true });
    expect(seller?.words).toMatchObject([{ by: 'seller', text: WORDS }]);
    expect(shop).toMatchObject({ reason: 'calls', state: 'awaited', asked: 'shop', words: [], photos: [] });
    expect(await mails()).toEqual(['lead.case_asked shop', 'request.case_reported operator']);
  });

  it('or first only to the operator, where the shop might come again', async () => {
    const at = await released();
    await report(at, 'uninvited');
    expect(await readBoth(at)).toMatchObject({ seller: { state: 'arrived' }, shop: undefined });
    expect(await mails()).toEqual(['request.case_reported operator']);
  });

  it('also after the request was withdrawn', async () => {
    const at = await released();
    await visitors.own(withdrawRequest, at.uuid);
    expect((await report(at)).status).toBe(200);
    expect((await readBoth(at)).shop).toMatchObject({ state: 'awaited' });
  });

  it('with one case at a time, and for reasons that its state allows', async () => {
    const at = await released();
    await report(at);
    expect((await ofShop(at.uuid, at.shop))?.may_report).toEqual([]);
    expect(await report(at, 'unpaid')).toMatchObject({ status: 409, code: 'not_reportable' });
    expect((await ofShop(at.uuid, at.other))?.may_report).toEqual(['other_shop']);
    const wrong = { shop: at.other, reason: 'unpaid', text: WORDS };
    expect(await visitors.own(reportShop, at.uuid, wrong)).toMatchObject({ code: 'not_reportable' });
    expect(await server.db.$count(cases)).toBe(1);
  });

  it.each([
    ['a reason of shops', { reason: 'hoax', text: WORDS }],
    ['no words', { reason: 'calls', text: '  ' }],
    ['too many', { reason: 'calls', text: 'あ'.repeat(CASE_LIMITS.text + 1) }],
  ])('but not with %s', async (_what, input) => {
    const { uuid, shop } = await released();
    expect((await visitors.own(reportShop, uuid, { shop, ...input })).status).toBe(422);
    expect(await server.db.$count(cases)).toBe(0);
  });
});

describe('A shop reports a seller', () => {
  it('who is asked, answers, and reads no words of the shop', async () => {
    const at = await released();
    await visitors.lead(reportSeller, at.uuid, at.shop, { reason: 'unreachable', text: '5回かけました。' });
    clock.advance(1);
    const { seller, shop } = await readBoth(at);
    expect(shop).toMatchObject({ asked: 'seller', words: [{ text: '5回かけました。' }] });
    expect(seller).toMatchObject({ reason: 'unreachable', asked: 'seller', words: [] });
    expect(await mails()).toContain('request.case_asked seller');
    await visitors.own(answerCase, at.uuid, { case: seller?.uuid, text: '夜に出られます。' });
    clock.advance(1);
    expect((await readBoth(at)).shop).toMatchObject({ state: 'checking', words: [{ by: 'shop' }] });
  });

  it('as a hoax before it knows the contact; the operator looks first', async () => {
    const { uuid, other: shop } = await released();
    const hoax = { reason: 'hoax', text: '写真がネットの画像です。' };
    expect((await visitors.lead(reportSeller, uuid, shop, hoax)).code).toBe('not_reportable');
    await server.db.update(matches).set({ openedAt: clock.now() });
    expect((await visitors.lead(reportSeller, uuid, shop, hoax)).status).toBe(200);
    expect((await readBoth({ uuid, shop })).seller).toBeUndefined();
  });
});

describe('Words about a case', () => {
  it('are for those who know of it: another shop, another request, and the untold side find nothing', async () => {
    const at = await released();
    const { case: uuid } = await report(at, 'uninvited');
    const text = 'いいえ。';
    const notFound = { status: 404, code: 'not_found' };
    const answer = (request: string, shop: string) =>
      visitors.lead(answerCaseOfShop, request, shop, { case: uuid, text });
    expect(await answer(at.uuid, at.shop)).toMatchObject(notFound);
    await atDesk('askAboutCase', { uuid, side: 'shop', text: '', pass: [] });
    clock.advance(1);
    expect((await answer(at.uuid, at.shop)).status).toBe(200);
    expect(await answer(at.uuid, at.other)).toMatchObject(notFound);
    const stranger = (await server.submit()).body.uuid;
    expect(await visitors.own(answerCase, stranger, { case: uuid, text })).toMatchObject(notFound);
  });

  it('are stored once where they are sent twice, and are an answer only from the side that was asked', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    for (let nth = 0; nth < 2; nth += 1)
      await visitors.own(answerCase, at.uuid, { case: uuid, text: '今日も来ました。' });
    expect(await server.db.$count(caseWords)).toBe(2);
    expect(await stateOf(uuid)).toBe('awaited');
    clock.advance(1);
    await visitors.lead(answerCaseOfShop, at.uuid, at.shop, { case: uuid, text: '担当者に注意しました。' });
    clock.advance(1);
    expect(await stateOf(uuid)).toBe('checking');
  });

  it('reach the other side only where the operator passes them on, without contact that it does not know', async () => {
    const at = await released();
    const { case: uuid } = await report(at, 'other_shop');
    const [word] = (await readCase(uuid)).words;
    await server.db.update(matches).set({ contactSeenAt: null });
    await atDesk('askAboutCase', { uuid, side: 'shop', text: '経緯を教えてください。', pass: [word.uuid] });
    clock.advance(1);
    const { shop } = await readBoth(at);
    expect(shop?.words.map(({ by }) => by).sort()).toEqual(['operator', 'seller']);
    const passed = shop?.words.find(({ by }) => by === 'seller')?.text ?? '';
    expect(passed).toContain('毎日電話が来ます');
    expect(passed).not.toContain('090-1111-2222');
    expect((await readBoth(at)).seller?.words.map(({ by }) => by)).toEqual(['seller']);
  });
});

describe('A report is taken back', () => {
  const counts = async (shop: string) =>
    (await people.ask(DESK.readShop, { as: staff, params: { uuid: shop } })).body.case_counts;

  it('by the seller, once; the shop that knows of it is told, and it counts for nobody', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    expect((await readBoth(at)).seller).toMatchObject({ may_take_back: true, is_told: true });
    expect((await readBoth(at)).shop).toMatchObject({ may_take_back: false });
    expect(await counts(at.shop)).toMatchObject({ all: 1, open: 1 });
    for (let nth = 0; nth < 2; nth += 1)
      expect((await visitors.own(takeBackReport, at.uuid, { case: uuid })).status).toBe(200);
    const { seller, shop } = await readBoth(at);
    for (const one of [seller, shop])
      expect(one).toMatchObject({ state: 'ended', outcome: 'taken_back', may_take_back: false });
    expect(await mails()).toEqual([
      'lead.case_asked shop',
      'lead.case_ended shop',
      'request.case_reported operator',
    ]);
    expect(await counts(at.shop)).toEqual({ all: 0, open: 0, confirmed: 0, warnings: 0 });
    const list = await people.ask(DESK.readShops, { as: staff, query: { sort: 'cases' } });
    expect(list.body.shops.every(({ cases: count }: { cases: number }) => count === 0)).toBe(true);
    await visitors.own(eraseOwnRequest, at.uuid);
    expect(await counts(at.shop)).toMatchObject({ all: 0 });
  });

  it('by a shop; a seller who was never told hears nothing, and the shop may report again', async () => {
    const at = await released();
    const hoax = { reason: 'hoax', text: '写真がネットの画像です。' };
    await visitors.lead(reportSeller, at.uuid, at.shop, hoax);
    clock.advance(1);
    const uuid = (await readBoth(at)).shop?.uuid;
    const { status } = await visitors.lead(takeBackReportOfShop, at.uuid, at.shop, { case: uuid });
    expect(status).toBe(200);
    expect(await mails()).toEqual(['request.case_reported operator']);
    expect((await visitors.lead(reportSeller, at.uuid, at.shop, hoax)).status).toBe(200);
    expect(await server.db.$count(cases, sql`ended_at is null`)).toBe(1);
  });

  it('no more once the other side has answered, and never by the other side or another request', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    const notFound = { status: 404, code: 'not_found' };
    expect(await visitors.lead(takeBackReportOfShop, at.uuid, at.shop, { case: uuid })).toMatchObject(
      notFound,
    );
    const stranger = (await server.submit()).body.uuid;
    expect(await visitors.own(takeBackReport, stranger, { case: uuid })).toMatchObject(notFound);
    await visitors.lead(answerCaseOfShop, at.uuid, at.shop, { case: uuid, text: '担当者に注意しました。' });
    clock.advance(1);
    expect((await readBoth(at)).seller).toMatchObject({ may_take_back: false });
    expect(await visitors.own(takeBackReport, at.uuid, { case: uuid })).toMatchObject({
      status: 409,
      code: 'answered_case',
    });
    expect(await stateOf(uuid)).toBe('checking');
  });

  it('not after the operator has ended it', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    await atDesk('endCase', { uuid, outcome: 'solved', effect: 'none', text: '' });
    expect(await visitors.own(takeBackReport, at.uuid, { case: uuid })).toMatchObject({
      status: 409,
      code: 'ended_case',
    });
  });
});

describe('The clock of a case', () => {
  it('reminds the side that was asked after three days, and goes on without it after five', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    await later(2.9);
    expect(await mails()).not.toContain('lead.case_reminded shop');
    for (let nth = 0; nth < 2; nth += 1) await later(0.2);
    expect((await mails()).filter((mail) => mail === 'lead.case_reminded shop')).toHaveLength(1);
    expect(await stateOf(uuid)).toBe('awaited');
    await later(2);
    expect(await stateOf(uuid)).toBe('checking');
    const list = (state: string) => atDesk('readCases', { state });
    expect((await list('overdue')).body.cases).toEqual([]);
    await later(7.1);
    expect((await list('overdue')).body.cases).toMatchObject([{ uuid, overdue: true }]);
    expect((await people.ask(DESK.readToday, { as: staff })).body).toMatchObject({
      cases: 1,
      overdueCases: 1,
    });
    expect(await server.db.$count(cases, sql`next_at is not null`)).toBe(0);
  });
});

describe('Photos of a case', () => {
  const photo = (name = 'a.jpg', content = jpeg()) => ({ name, content });
  async function add(
    token: string,
    uuid: string,
    photos: { name: string; content: Buffer }[],
    accept = '*/*',
  ) {
    const form = await encodeForm([['case', uuid], ...photos.map((one) => ['photos', one] as const)]);
    const answer = await server.app.inject({
      method: 'POST',
      url: urlOf(addCasePhotos, '', { params: { token } }),
      headers: { ...form.headers, accept },
      payload: form.payload,
    });
    return { status: answer.statusCode, location: answer.headers.location };
  }
  const look = async (url = '') => (await server.app.inject({ url })).statusCode;

  it('are seen by the side that has sent them and by the operator, and by nobody else', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    expect((await add(visitors.ownToken(at.uuid), uuid, [photo(), photo('b.jpg')])).status).toBe(200);
    expect((await add(visitors.leadToken(at.uuid, at.shop), uuid, [photo()])).status).toBe(200);
    const { seller, shop } = await readBoth(at);
    expect([seller?.photos.length, shop?.photos.length]).toEqual([2, 1]);
    const { photos } = await readCase(uuid);
    expect([photos.seller.length, photos.shop.length]).toEqual([2, 1]);
    for (const { url } of [...(seller?.photos ?? []), ...(shop?.photos ?? []), ...photos.seller])
      expect(await look(url)).toBe(200);
    await server.db.update(matches).set({ linkVersion: 1 });
    expect(await look(shop?.photos[0]?.url), 'the link of the shop is revoked').toBe(404);
    expect(await look(seller?.photos[0]?.url)).toBe(200);
  });

  it('lead a browser back to the page of its side', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    const [own, lead] = [visitors.ownToken(at.uuid), visitors.leadToken(at.uuid, at.shop)];
    expect(await add(own, uuid, [photo()], 'text/html')).toEqual({
      status: 303,
      location: `/requests/${own}?case=added#cases`,
    });
    expect((await add(lead, uuid, [photo('a.txt', Buffer.from('x'))], 'text/html')).location).toBe(
      `/leads/${lead}?case=invalid_submission#cases`,
    );
  });

  it.each([
    ['none', [], 422],
    ['a file that is none', [photo('a.jpg', Buffer.from('text'))], 422],
    ['one of them broken', [photo(), photo('b.jpg', Buffer.from('text'))], 422],
    ['too many at once', [photo(), photo(), photo(), photo()], 422],
  ])('are refused, and nothing of them is kept: %s', async (_what, photos, status) => {
    const at = await released();
    const { case: uuid } = await report(at);
    const before = await server.filesOnDisk();
    expect((await add(visitors.ownToken(at.uuid), uuid, photos)).status).toBe(status);
    expect(await server.db.$count(casePhotos)).toBe(0);
    expect(await server.filesOnDisk()).toEqual(before);
  });

  it('are no more than nine of a side, and none about a case of others or one that has ended', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    const token = visitors.ownToken(at.uuid);
    for (let nth = 0; nth < 3; nth += 1) await add(token, uuid, [photo(), photo(), photo()]);
    expect((await add(token, uuid, [photo()])).status).toBe(409);
    expect((await add(visitors.leadToken(at.uuid, at.other), uuid, [photo()])).status).toBe(404);
    expect((await add('A'.repeat(60), uuid, [photo()])).status).toBe(404);
    await atDesk('endCase', { uuid, outcome: 'solved', effect: 'none', text: '' });
    expect((await add(visitors.leadToken(at.uuid, at.shop), uuid, [photo()])).status).toBe(409);
    expect(await server.db.$count(casePhotos)).toBe(CASE_LIMITS.photos);
  });

  it('go with the request', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    await add(visitors.ownToken(at.uuid), uuid, [photo()]);
    expect((await server.filesOnDisk()).some((path) => path.includes(at.uuid))).toBe(true);
    await eraseByUuid(server.db, server.photos, [at.uuid]);
    expect((await server.filesOnDisk()).some((path) => path.includes(at.uuid))).toBe(false);
    expect(await server.db.$count(casePhotos)).toBe(0);
  });
});

describe('The operator', () => {
  const end = (uuid: string, input: object = {}, as = staff) =>
    atDesk('endCase', { uuid, outcome: 'confirmed', effect: 'none', text: '', ...input }, as);

  it('reads a case with both sides, amounts and the place; the log notes it', async () => {
    const at = await released();
    await visitors.own(tellOutcome, at.uuid, { shop: at.shop, result: 'sold', amount: 900_000, why: null });
    const { case: uuid } = await report(at, 'underpaid');
    expect(await readCase(uuid)).toMatchObject({
      request: at.uuid,
      shop: at.shop,
      side: 'seller',
      quote: { low: QUOTE_OF_TODAY.low, high: QUOTE_OF_TODAY.high },
      paid: { seller: 900_000, shop: null },
      words: [{ side: 'seller', text: WORDS }],
      shop_cases: { all: 1, open: 1, confirmed: 0, warnings: 0 },
      sender_marks: 0,
    });
    const rows = await server.db.select().from(auditLog).orderBy(asc(auditLog.at));
    expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toContain('show cases');
    expect(JSON.stringify(rows)).not.toContain('毎日電話');
  });

  it('lists cases by state and by shop, without a word of anybody', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    const list = async (body: object) => (await atDesk('readCases', body)).body.cases;
    expect(await list({})).toMatchObject([{ uuid, state: 'awaited', side: 'seller', overdue: false }]);
    expect(await list({ state: 'awaited', shop: at.shop })).toHaveLength(1);
    for (const body of [{ state: 'checking' }, { state: 'ended' }, { state: 'all', shop: at.other }])
      expect(await list(body)).toEqual([]);
    expect(JSON.stringify(await list({}))).not.toContain('毎日電話');
    const request = await people.ask(DESK.readRequest, { as: staff, params: { uuid: at.uuid } });
    expect(request.body.cases).toMatchObject([{ uuid, reason: 'calls' }]);
  });

  it('lists those that are open by their deadline, and all by their report', async () => {
    const places = [await released(), await released(), await released()];
    const uuids: string[] = [];
    for (const at of places) {
      uuids.push((await report(at)).case);
      await later(0.01);
    }
    // The one that was reported first has the latest deadline.
    await atDesk('askAboutCase', { uuid: uuids[0], side: 'shop', text: '', pass: [] });
    const list = async (state: string) =>
      (await atDesk('readCases', { state })).body.cases.map((one: { uuid: string }) => one.uuid);
    const dues = (await atDesk('readCases', {})).body.cases.map((one: { due: string }) => one.due);
    expect(dues).toEqual([...dues].sort());
    expect(await list('all')).toEqual([...uuids].reverse());
    expect(new Set(await list('open'))).toEqual(new Set(uuids));
  });

  it('reads those that are open in pieces, each once, by their deadline to the end', async () => {
    const at = await released();
    await report(at);
    await copies(at.uuid, DESK_ROWS + 10);
    const first = (await atDesk('readCases', {})).body;
    const second = (await atDesk('readCases', { after: first.next })).body;
    const rows: { uuid: string; due: string; at: string }[] = [...first.cases, ...second.cases];
    expect([rows.length, second.next]).toEqual([DESK_ROWS + 11, null]);
    expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(rows.length);
    const dues = rows.map(({ due }) => due);
    expect(dues).toEqual([...dues].sort());
    const reports = rows.map((row) => row.at);
    expect(reports).not.toEqual([...reports].sort());
  });

  it('ends it with a sentence to both sides, once', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    const answers = await Promise.all([end(uuid, { text: 'ご協力ありがとうございました。' }), end(uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { seller, shop } = await readBoth(at);
    for (const one of [seller, shop])
      expect(one).toMatchObject({ state: 'ended', outcome: 'confirmed', effect: 'none', may_write: false });
    expect((await mails()).filter((mail) => mail.includes('ended'))).toEqual([
      'lead.case_ended shop',
      'request.case_ended seller',
    ]);
    const late = { case: uuid, text: 'まだあります。' };
    expect(await visitors.own(answerCase, at.uuid, late)).toMatchObject({ status: 409, code: 'ended_case' });
    expect((await ofShop(at.uuid, at.shop))?.may_report).toContain('calls');
  });

  it('tells the end to the one who has reported only, where the other side was never told', async () => {
    const at = await released();
    const { case: uuid } = await report(at, 'uninvited');
    expect(await end(uuid, { effect: 'warning' })).toEqual(refusal(422, 'invalid_body'));
    await end(uuid, { outcome: 'unconfirmed' });
    expect((await readBoth(at)).shop).toBeUndefined();
    expect(await mails()).toEqual(['request.case_ended seller', 'request.case_reported operator']);
  });

  it('pauses a shop, which gets no requests and cannot end that itself', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    expect((await end(uuid, { effect: 'pause' })).status).toBe(200);
    const [row] = await server.db.select().from(shops).where(eq(shops.uuid, at.shop));
    expect(row).toMatchObject({ stoppedHow: 'pause', pausedAt: expect.any(Date) });
    const { session } = await people.somebody('shop', { shop: at.shop });
    const own = await people.ask(DESK.readOwnShop, { as: session });
    expect(own.body.stopped).toBe('pause');
    const open = { paused: false, seen: own.body.version };
    expect(await people.ask(DESK.changeOwnShop, { as: session, body: open })).toEqual(
      refusal(409, 'stopped_shop'),
    );
    await atDesk('switchShop', { uuid: at.shop, to: 'open' });
    const [after] = await server.db.select().from(shops).where(eq(shops.uuid, at.shop));
    expect(after).toMatchObject({ stoppedHow: null, pausedAt: null });
  });

  it('ends the dealings with a shop as an owner: it loses its places, and stands in no list', async () => {
    const at = await released();
    const second = (await server.submit()).body.uuid;
    await server.db.execute(
      sql`update matches set told_at = now(), next_at = now() where request_uuid = ${second}`,
    );
    await server.db.execute(sql`update matches set shop_uuid = ${at.shop} where request_uuid = ${second}
      and position = 0 and not exists (select from matches x where x.request_uuid = ${second} and x.shop_uuid = ${at.shop})`);
    const { case: uuid } = await report(at);
    expect((await end(uuid, { effect: 'end' })).status).toBe(403);
    expect((await end(uuid, { effect: 'end' }, owner)).status).toBe(200);
    const places = await server.db.select().from(matches).where(eq(matches.shopUuid, at.shop));
    expect(places.find(({ requestUuid }) => requestUuid === second)).toMatchObject({ passedWhy: 'operator' });
    expect((await server.app.inject(`/v1/partner_shops/company_shops/${at.shop}`)).statusCode).toBe(404);
  });

  it('marks the sender of hoaxes, who from the second on sends one request a day', async () => {
    const mark = async () => {
      const { uuid, shop } = await released();
      await visitors.lead(reportSeller, uuid, shop, { reason: 'hoax', text: 'いたずらです。' });
      clock.advance(1);
      const [row] = await server.db.select().from(cases).where(eq(cases.requestUuid, uuid));
      await atDesk('askAboutCase', { uuid: row?.uuid, side: 'seller', text: '', pass: [] });
      clock.advance(1);
      expect((await end(row?.uuid ?? '', { effect: 'mark' })).status).toBe(200);
      return uuid;
    };
    await mark();
    const uuid = await mark();
    const request = await people.ask(DESK.readRequest, { as: staff, params: { uuid } });
    expect(request.body.sender_marks).toBe(2);
    expect(JSON.stringify(await server.db.select().from(senderMarks))).not.toMatch(/@|\d{4}-\d{4}$/);
    await eraseByUuid(server.db, server.photos, [uuid]);
    expect(await server.db.$count(senderMarks), 'a mark outlives its request').toBe(2);
  });

  it('counts cases for each shop, also those whose requests are gone, and names nobody', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    await end(uuid, { effect: 'warning' });
    const counts = async () =>
      (await people.ask(DESK.readShop, { as: staff, params: { uuid: at.shop } })).body.case_counts;
    const expected = { all: 1, open: 0, confirmed: 1, warnings: 1 };
    expect(await counts()).toEqual(expected);
    await visitors.own(eraseOwnRequest, at.uuid);
    expect(await server.db.$count(cases)).toBe(0);
    expect(await counts()).toEqual(expected);
    const again = await released();
    await report(again);
    await eraseExpired(server.db, server.photos, -1);
    const past = await server.db.select().from(pastCases);
    expect(past.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    const shopName = (await server.db.select().from(shops).where(eq(shops.uuid, again.shop)))[0]?.shopName;
    const list = await people.ask(DESK.readShops, { as: staff, query: { text: shopName ?? '' } });
    const row = list.body.shops.find((one: { uuid: string }) => one.uuid === again.shop);
    expect(row.cases).toBe(again.shop === at.shop ? 2 : 1);
  });
});

describe('A person', () => {
  it('gets all own words about cases in an export, and none that the shop has written to the operator', async () => {
    const at = await released();
    const { case: uuid } = await report(at);
    await visitors.lead(answerCaseOfShop, at.uuid, at.shop, { case: uuid, text: '社内で確認します。' });
    const text = JSON.stringify(await readWholeRequest(server.db, at.uuid, 'export'));
    expect(text).toContain('毎日電話が来ます');
    expect(text).not.toContain('社内で確認します');
  });
});
