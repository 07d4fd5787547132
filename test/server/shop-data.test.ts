import { parse } from 'csv-parse/sync';
import { asc, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { createCookie } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondInJapan } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { SHOP_FILES, type ShopFile, TAKE_DAYS } from '#contract/desk/shop-data.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { MARK } from '#host/desk/figures/csv.server.ts';
import { asPerson } from '#host/desk/session.server.ts';
import { dataAnswer } from '#host/desk/shop-data/answer.server.ts';
import { SHOP_DATA_COLUMNS } from '#host/desk/shop-data/messages.ts';
import { loadContext } from '#host/settings/context.ts';
import { numberOf } from '#server/db/records/number.ts';
import {
  auditLog,
  caseWords,
  disclosures,
  matches,
  outcomes,
  questions,
  quotes,
  requests,
  reviews,
  shops,
} from '#server/db/schema.ts';
import { readRateLimits } from '#server/limits/rate-limits.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openSeededDatabase } from './databases.ts';
import { DeskPeople, refusal } from './desk.ts';
import { DESK_CALLS as CALLS } from './desk-calls.ts';
import { QUOTE_OF_TODAY, Visitors } from './follow-up.ts';
import { LINK_CALLS } from './link-calls.ts';
import { SENT_CUSTOMER } from './submission.ts';

let server: TestApp;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  const { db, pool } = testDatabase.database;
  await pool.query('insert into installation default values on conflict do nothing');
  const limits = await readRateLimits({ db, pool });
  server = await startTestApp({ siteUrl: 'https://takakurabe.example', opened: testDatabase, limits });
});
afterAll(() => server.close());

const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
const ask = people.ask.bind(people);
beforeEach(async () => {
  await server.reset();
  await server.db.execute(sql`truncate desk_people, rate_limits, audit_log, reviews cascade`);
  await server.db.update(shops).set({ pausedAt: null, stoppedAt: null, stoppedHow: null, templates: [] });
});

const FORMULA = '=HYPERLINK("https://evil.example")';

/** A shop that has done everything with one request, and nothing with a second one, and another shop of both. */
async function busyShop() {
  const { db } = server;
  const items = (['watch', 'bag'] as const).map((category) => ({ category }));
  const { uuid } = (await server.submit({ items })).body;
  const [shop, other] = await visitors.shopsOf(uuid);
  await db.update(matches).set({ toldAt: new Date() });
  await visitors.lead(LINK_CALLS.askSeller, uuid, shop, { text: FORMULA });
  await visitors.lead(LINK_CALLS.openContact, uuid, shop);
  await visitors.lead(LINK_CALLS.giveQuote, uuid, shop, QUOTE_OF_TODAY);
  const prices = [
    { item: 0, amount: 2_000_000 },
    { item: 1, amount: 300_000 },
  ];
  const better = {
    ...QUOTE_OF_TODAY,
    low: 2_300_000,
    high: 2_300_000,
    items: prices,
    remark: '1行目\n2行目',
  };
  await visitors.lead(LINK_CALLS.giveQuote, uuid, shop, better);
  await visitors.lead(LINK_CALLS.giveQuote, uuid, other, { ...QUOTE_OF_TODAY, remark: '他店の備考' });
  const [question] = await db.select().from(questions);
  await visitors.own(LINK_CALLS.answerShop, uuid, { question: question?.uuid, text: 'あります。' });
  await visitors.lead(LINK_CALLS.reportSeller, uuid, shop, {
    reason: 'unreachable',
    text: 'つながりません。',
  });
  const [word] = await db.select().from(caseWords);
  const inner = { caseUuid: word?.caseUuid ?? '', at: new Date() };
  await db.insert(caseWords).values([
    { ...inner, side: 'operator', toSide: 'seller', text: 'お客様だけへの文' },
    { ...inner, side: 'operator', toSide: 'shop', text: 'お店への文' },
  ]);
  await db
    .insert(outcomes)
    .values({ requestUuid: uuid, shopUuid: shop, side: 'shop', result: 'sold', amount: 2_300_000 });
  const review = { requestUuid: uuid, shopUuid: shop, explanation: 5, speed: 4, paid: true, text: '早い。' };
  await db.insert(reviews).values({ ...review, shownAt: new Date(), answer: 'ありがとうございます。' });
  await db
    .update(shops)
    .set({ templates: ['はじめまして。'] })
    .where(eq(shops.uuid, shop));
  const second = (await server.submit({ customer: { name1: '佐藤 花子' } })).body.uuid;
  const place = { requestUuid: second, shopUuid: shop, position: 90 };
  await db.insert(matches).values(place).onConflictDoNothing();
  return { uuid, second, shop, other, person: await people.somebody('shop', { shop }) };
}

/** Presses the button of a page, as the person of a session. @param of the shop of an owner's page */
async function press(session: string, form: { shop: string } | { of: string }): Promise<Response> {
  const cookie = await createCookie('__Host-desk', { secure: true, path: '/' }).serialize(session);
  const request = new Request('https://takakurabe.example/data.zip', { method: 'POST', headers: { cookie } });
  const args = { request, context: loadContext({ desk: server.ask } as never) };
  return dataAnswer(args, () =>
    'of' in form ? asPerson(args, 'takeDataOfShop', { uuid: form.of }) : asPerson(args, 'takeOwnData', form),
  );
}

/** The files of a ZIP: lines of texts by the names of their columns. */
async function filesOf(answer: Response) {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  const texts = (file: ShopFile) => Buffer.from(files[`${file}.csv`] ?? []).toString();
  const lines = (file: ShopFile) => {
    const [heads, ...rows] = parse(texts(file), { bom: true });
    expect(heads).toEqual(SHOP_DATA_COLUMNS[file].map(([, head]) => head));
    return rows.map((row) =>
      Object.fromEntries(SHOP_DATA_COLUMNS[file].map(([name], at) => [name, row[at]])),
    );
  };
  return { names: Object.keys(files), readme, texts, lines };
}

const take = async (session: string, shop: string) => filesOf(await press(session, { shop }));

describe('A shop that takes its data along', () => {
  it('has one ZIP with a file for each thing, and one that explains them', async () => {
    const { shop, person } = await busyShop();
    const answer = await press(person.session, { shop });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="data-[\d-]{10}\.zip"$/);
    const { names, readme, texts } = await filesOf(answer);
    expect(names).toEqual(['README.txt', ...keysOf(SHOP_FILES).map((file) => `${file}.csv`)]);
    for (const file of keysOf(SHOP_FILES)) {
      expect(readme).toContain(`${file}.csv`);
      expect(texts(file).startsWith(MARK)).toBe(true);
    }
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.action, 'export'));
    expect(entry).toMatchObject({ subject: 'shops', subjectUuid: shop, by: `買取店 <${person.email}>` });
  });

  it('has what the tables have of this shop, and no line of another one', async () => {
    const { db } = server;
    const { uuid, shop, person } = await busyShop();
    const { lines } = await take(person.session, shop);
    const number = numberOf(uuid);
    const isOwn = <Row extends { shopUuid: string }>(rows: Row[]) =>
      rows.filter((row) => row.shopUuid === shop);
    const places = isOwn(await db.select().from(matches).orderBy(asc(matches.createdAt)));
    expect(lines('leads').map((line) => line.number)).toEqual(
      places.map(({ requestUuid }) => numberOf(requestUuid)),
    );
    const offers = isOwn(await db.select().from(quotes).orderBy(asc(quotes.givenAt)));
    expect(lines('quotes')).toEqual(
      offers.map(({ givenAt, low, high, validUntil, remark }) => ({
        ...{ number, at: secondInJapan(givenAt), low: String(low), high: String(high) },
        ...{ valid_until: validUntil, method: '出張買取', remark },
      })),
    );
    expect(offers).toHaveLength(2);
    expect(lines('prices').map(({ item, amount }) => [item, amount])).toEqual([
      ['1', '2000000'],
      ['2', '300000'],
    ]);
    const [question] = isOwn(await db.select().from(questions));
    expect(lines('questions')).toMatchObject([
      { number, text: `'${question?.text}`, answer: question?.answer },
    ]);
    expect(lines('deals')).toMatchObject([
      { number, result: '買い取りました', amount: '2300000', why: '', deal: '0' },
    ]);
    const ofOne = eq(disclosures.requestUuid, uuid);
    const learned = isOwn(await db.select().from(disclosures).where(ofOne).orderBy(asc(disclosures.at)));
    const entries = lines('disclosures').filter((line) => line.number === number);
    expect(entries.map(({ at }) => at)).toEqual(learned.map(({ at }) => secondInJapan(at)));
    expect(learned.length).toBeGreaterThan(0);
    expect(lines('reviews')).toMatchObject([
      { number, explanation: '5', speed: '4', paid: '1', text: '早い。', answer: 'ありがとうございます。' },
    ]);
    expect(lines('cases').map(({ by, text }) => [by, text])).toEqual([
      ['買取店', 'つながりません。'],
      ['', 'お店への文'],
    ]);
    expect(lines('templates')).toEqual([{ text: 'はじめまして。' }]);
    expect(lines('people')).toMatchObject([{ name: '買取店', email: person.email }]);
    const [row] = await db.select().from(shops).where(eq(shops.uuid, shop));
    expect(lines('settings')).toContainEqual({ column: '店名', value: row?.shopName });
    expect(lines('settings').every(({ column }) => column !== '')).toBe(true);
  });

  it('has the contact of those sellers alone whom it may still see', async () => {
    const { uuid, second, shop, person } = await busyShop();
    const contactOf = async (request: string) => {
      const line = (await take(person.session, shop))
        .lines('leads')
        .find((one) => one.number === numberOf(request));
      return [line?.name1, line?.tel1, line?.address];
    };
    const address = expect.stringMatching(/^東京都新宿区.*1-2-3 みほんマンション101$/);
    expect(await contactOf(uuid)).toEqual([SENT_CUSTOMER.name1, SENT_CUSTOMER.tel1, address]);
    expect(await contactOf(second)).toEqual(['', '', '']);
    // Nobody opens the page of a request any more that is older than its link, once the quotes are over too.
    const long = new Date(Date.now() - 200 * 86_400_000);
    await server.db.update(requests).set({ createdAt: long });
    await server.db.update(quotes).set({ validUntil: '2020-01-01' });
    expect(await contactOf(uuid)).toEqual(['', '', '']);
    await server.db.update(requests).set({ createdAt: new Date(), withdrawnAt: new Date() });
    expect(await contactOf(uuid)).toEqual(['', '', '']);
  });

  it('takes a text that looks like a formula along as a text', async () => {
    const { shop, person } = await busyShop();
    expect((await take(person.session, shop)).texts('questions')).toContain(
      `"'${FORMULA.replaceAll('"', '""')}"`,
    );
  });

  it('does so for some days after the dealings have ended, and an owner also later', async () => {
    const { shop, person } = await busyShop();
    const owner = await people.somebody('owner');
    const endedBefore = (days: number) =>
      server.db
        .update(shops)
        .set({ stoppedHow: 'end', stoppedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(shops.uuid, shop));
    const own = () => press(person.session, { shop });
    await endedBefore(TAKE_DAYS - 1);
    expect((await own()).status).toBe(200);
    const page = (await ask(CALLS.readOwnShop, { as: person.session })).body;
    expect(new Date(page.takeable_until).getTime()).toBeGreaterThan(Date.now());
    await endedBefore(TAKE_DAYS);
    const answer = await own();
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(`${TAKE_DAYS}日`)]);
    expect(await ask(CALLS.takeOwnData, { as: person.session, body: {} })).toEqual(
      refusal(409, 'stopped_shop'),
    );
    const { lines } = await filesOf(await press(owner.session, { of: shop }));
    expect(lines('quotes')).toHaveLength(2);
  });

  it('does so a few times a day', async () => {
    const { shop, person } = await busyShop();
    const { points } = LIMIT_TABLE.shopData.by.shop;
    const statuses: number[] = [];
    for (let count = 0; count <= points; count += 1)
      statuses.push((await ask(CALLS.takeOwnData, { as: person.session, body: { shop } })).status);
    expect(statuses).toEqual([...Array.from({ length: points }, () => 200), 429]);
  });
});

describe('Data of a shop', () => {
  it('is read piece by piece by the one who takes it along, and by nobody else', async () => {
    const { shop, other, person } = await busyShop();
    const { taking } = (await ask(CALLS.takeOwnData, { as: person.session, body: {} })).body;
    const read = (as: string, token = taking) =>
      ask(CALLS.readShopData, { as, body: { taking: token, file: 'quotes', after: '' } });
    expect((await read(person.session)).body.rows).toHaveLength(2);
    const stranger = await people.somebody('shop', { shop: other });
    const owner = await people.somebody('owner');
    for (const { session } of [stranger, owner])
      expect(await read(session)).toEqual(refusal(404, 'not_found'));
    const [old, forged] = [
      server.links.takings.make(shop, person.id, new Date(Date.now() - 3_600_000)),
      `${taking.startsWith('A') ? 'B' : 'A'}${taking.slice(1)}`,
    ];
    for (const token of [old, forged, 'x'])
      expect(await read(person.session, token)).toEqual(refusal(404, 'not_found'));
    await server.db.execute(
      sql`update desk_people set shop_uuids = array[${other}]::uuid[] where id = ${person.id}`,
    );
    expect(await read(person.session)).toEqual(refusal(404, 'not_found'));
  });

  it('has all requests of a shop with more than one piece, each once', async () => {
    const { shop, person } = await busyShop();
    await server.db.execute(sql`insert into requests select * from jsonb_populate_recordset(null::requests, (
      select jsonb_agg(to_jsonb(r) || jsonb_build_object(
        'uuid', gen_random_uuid(), 'created_at', r.created_at - n * interval '1 minute'))
      from (select * from requests limit 1) r, generate_series(1, 600) n))`);
    await server.db.execute(sql`insert into matches (request_uuid, shop_uuid, position, created_at)
      select uuid, ${shop}::uuid, 95, created_at from requests on conflict do nothing`);
    const { lines } = await take(person.session, shop);
    const numbers = lines('leads').map(({ number }) => number);
    const rows = await server.db.select().from(matches).where(eq(matches.shopUuid, shop));
    expect(new Set(numbers)).toEqual(new Set(rows.map(({ requestUuid }) => numberOf(requestUuid))));
    expect(numbers).toHaveLength(rows.length);
    expect(numbers.length).toBeGreaterThan(600);
    // Where a piece ends is said by the shop’s own name for the request: its uuid is the seller’s.
    const { taking } = (await ask(CALLS.takeOwnData, { as: person.session, body: {} })).body;
    const { next } = (
      await ask(CALLS.readShopData, { as: person.session, body: { taking, file: 'leads', after: '' } })
    ).body;
    const [, name = ''] = Buffer.from(next, 'base64url').toString().split('|');
    const uuids = rows.map(({ requestUuid }) => requestUuid);
    expect(uuids).not.toContain(name);
    expect(uuids).toContain(server.links.names.open(name, shop));
  });
});
