import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { LIMITS } from '#contract/base/limits.ts';
import { fieldsFor } from '#contract/customer/customer.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  declineLead,
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  reportCall,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { openConnection } from '../db/open.ts';
import { deskPeople, matches, quotes, shops } from '../db/schema.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { leadActs } from './lead.ts';

const OFFICE = { name: 'office', events: ['lead.viewed', 'quote.given', 'request.withdrawn'] as const };

let testDatabase: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  server = await startTestApp({ opened: testDatabase, outbox: new Outbox([OFFICE]) });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** A shop that knows the contact sees these fields, whether a seller has filled them in or not. */
const UNANSWERED = Object.fromEntries(fieldsFor('shopAfter').map((key) => [key, '']));

const visitors = new Visitors(() => server);
const ask = async (...categories: CategoryKey[]) => {
  const items = categories.map((category) => ({ category }));
  const { body } = await server.submit({
    attribution: { user_note: '090-1234-5678に電話してください' },
    ...(items.length > 0 && { items }),
  });
  return body.uuid;
};
const matchesOf = (uuid: string) =>
  server.db.select().from(matches).where(eq(matches.requestUuid, uuid)).orderBy(matches.position);

describe('A shop', () => {
  it('sees goods and area, and who the seller is when it asks; the seller hears of that once', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const before = await visitors.lead(readLead, uuid, shop);
    expect(before.body).toMatchObject({ state: 'matched', prefecture: '東京都', contact: null });
    expect(before.body.items).toEqual([
      {
        title: '時計',
        withdrawn: false,
        facts: [{ name: '品名', value: 'ROLEX デイトナ 116500LN' }],
        photos: [],
      },
    ]);
    expect(JSON.stringify(before.body)).not.toMatch(/山田|1-2-3|090|example/);

    const answers = [
      await visitors.lead(openContact, uuid, shop),
      await visitors.lead(openContact, uuid, shop),
    ];
    for (const { body } of answers) {
      expect(body.state).toBe('looked');
      expect(body.contact).toEqual({
        ...UNANSWERED,
        name1: '山田 太郎',
        kana1: 'ヤマダ タロウ',
        zip1: '1620801',
        addr1: '1-2-3 みほんマンション101',
        tel1: '090-0000-1234',
        email: 'taro@example.jp',
        description: expect.stringContaining('090-1234-5678'),
        address: '〒162-0801 東京都新宿区山吹町1-2-3 みほんマンション101',
      });
    }
    expect(await visitors.announced(uuid)).toEqual(['lead.viewed endpoint']);
    expect((await visitors.lead(readLead, uuid, shop)).body.contact).not.toBeNull();
  });

  it('that asks twice at once is told of once', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await Promise.all(Array.from({ length: 8 }, () => visitors.lead(openContact, uuid, shop)));
    expect(await visitors.announced(uuid)).toEqual(['lead.viewed endpoint']);
  });

  it('says that it has called, which one that does not know the number cannot', async () => {
    const uuid = await ask();
    const [shop, other] = await visitors.shopsOf(uuid);
    expect((await visitors.lead(reportCall, uuid, other)).body.state).toBe('matched');
    await visitors.lead(openContact, uuid, shop);
    expect((await visitors.lead(reportCall, uuid, shop)).body.state).toBe('called');
    const [, , third] = await visitors.shopsOf(uuid);
    expect((await visitors.lead(readLead, uuid, third ?? '')).body.state).toBe('matched');
    const [first] = await matchesOf(uuid);
    await visitors.lead(reportCall, uuid, shop);
    expect((await matchesOf(uuid))[0]?.calledAt).toEqual(first?.calledAt);
  });
});

describe('A shop that declines', () => {
  it('gives its place to the next one, which is told, if it has not seen who the seller is', async () => {
    const uuid = await ask();
    const before = await visitors.shopsOf(uuid);
    const { body } = await visitors.lead(declineLead, uuid, before[0], { reason: 'busy' });
    expect(body).toMatchObject({ state: 'declined', declined: 'busy', contact: null });
    const after = await visitors.shopsOf(uuid);
    expect(after.slice(0, 10)).toEqual(before);
    expect(after).toHaveLength(11);
    expect(await visitors.announced(uuid)).toEqual(['lead.passed_on shop']);
    expect((await visitors.lead(openContact, uuid, after[10] ?? '')).body.contact).not.toBeNull();
  });

  it('keeps its place if it has', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await visitors.lead(declineLead, uuid, shop, { reason: 'condition' });
    expect(await visitors.shopsOf(uuid)).toHaveLength(10);
    expect((await visitors.lead(readLead, uuid, shop)).body).toMatchObject({ contact: null });
  });

  it('cannot take it back, see the contact, call or quote; once more, it says the same', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(declineLead, uuid, shop, { reason: 'goods' });
    const again = await visitors.lead(declineLead, uuid, shop, { reason: 'goods' });
    expect([again.status, again.body.declined]).toEqual([200, 'goods']);
    expect(await visitors.lead(declineLead, uuid, shop, { reason: 'other' })).toMatchObject({
      status: 409,
      code: 'declined_lead',
    });
    for (const [row, body] of [[openContact], [reportCall], [giveQuote, QUOTE_OF_TODAY]] as const)
      expect(await visitors.lead(row, uuid, shop, body)).toMatchObject({
        status: 409,
        code: 'declined_lead',
      });
    expect(await visitors.shopsOf(uuid)).toHaveLength(11);
  });

  it('was counted, and stays so: it had its turn', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(declineLead, uuid, shop, { reason: 'area' });
    const counts = await server.db.select({ uuid: shops.uuid, count: shops.matchCount }).from(shops);
    const uuids = counts.filter(({ count }) => count > 0).map((row) => row.uuid);
    expect(uuids.sort()).toEqual([...(await visitors.shopsOf(uuid))].sort());
    expect(counts.every(({ count }) => count <= 1)).toBe(true);
  });

  it('is followed by one for the same goods, where the others are for other goods', async () => {
    const uuid = await ask('music');
    const [first] = await visitors.shopsOf(uuid);
    await server.db.execute(sql`insert into request_items (request_uuid, position, category, attributes, detail)
      values (${uuid}, 1, 'alcohol', '[]', '{}')`);
    // Now nine shops for instruments are left, and those of them that buy drinks too.
    const drinks = (await visitors.shopsOf(uuid)).slice(1);
    const rows = await server.db.select().from(shops);
    const drinkShops = rows.filter(({ uuid: id }) => drinks.includes(id));
    const scarce = (['music', 'alcohol'] as const).toSorted(
      (a, b) =>
        drinkShops.filter(({ categories }) => categories.includes(a)).length -
        drinkShops.filter(({ categories }) => categories.includes(b)).length,
    )[0] as CategoryKey;
    await visitors.lead(declineLead, uuid, first, { reason: 'goods' });
    const next = (await visitors.shopsOf(uuid))[10];
    expect(rows.find(({ uuid: id }) => id === next)?.categories).toContain(scarce);
  });

  it('is followed by nobody where nobody is left', async () => {
    const uuid = await ask();
    const rest = await visitors.shopsOf(uuid);
    await server.db.execute(
      sql`update shops set categories = '{}' where uuid <> all (${`{${rest.join(',')}}`}::uuid[])`,
    );
    const { status } = await visitors.lead(declineLead, uuid, rest[0], { reason: 'busy' });
    expect([status, (await visitors.shopsOf(uuid)).length]).toEqual([200, 10]);
    await server.db.execute(
      sql`update shops set categories = ${`{${CATEGORY_KEYS.join(',')}}`}::text[] where categories = '{}'`,
    );
  });
});

test('at most ten shops ever see a seller, and fifteen the goods, however many decline and look at once', async () => {
  const uuid = await ask();
  // Another process on the same database, without turns of its own.
  const other = await openConnection({ connectionString: testDatabase.url }, testDatabase.url);
  const elsewhere = { ...toolsHere(), db: other.db };
  for (let round = 0; round < 6; round += 1) {
    const all = await visitors.shopsOf(uuid);
    await Promise.all(
      all.flatMap((shop, index) => {
        const link = { request: uuid, shop, version: 0 };
        const look = () => visitors.lead(openContact, uuid, shop);
        const decline = () =>
          leadActs.declineLead.run(elsewhere, link, { reason: 'busy' }, VISITOR).catch(() => undefined);
        // Each declines in one of two processes, some look, and some do both at once.
        if (index % 5 === round) return [look(), decline()];
        return index % 4 === 0 ? [look()] : [decline(), decline()];
      }),
    );
  }
  await other.close();
  const rows = await matchesOf(uuid);
  expect(rows.length).toBe(PLACE_RULES.mostTold);
  expect(new Set(rows.map(({ shopUuid }) => shopUuid)).size).toBe(rows.length);
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  expect(rows.filter(({ contactSeenAt }) => contactSeenAt).length).toBeLessThanOrEqual(LIMITS.matchedShops);
  const places = rows.filter(({ contactSeenAt, declinedAt }) => contactSeenAt || !declinedAt);
  expect(places.length).toBeLessThanOrEqual(LIMITS.matchedShops);
  const [total] = await server.db.select({ sum: sql<number>`sum(${shops.matchCount})::int` }).from(shops);
  expect(total?.sum).toBe(rows.length);
  const looked = (await visitors.announced(uuid)).filter((row) => row === 'lead.viewed endpoint');
  expect(looked).toHaveLength(rows.filter(({ contactSeenAt }) => contactSeenAt).length);
});

const NOWHERE = { fromZip: () => undefined } as never;
const VISITOR = { ip: '203.0.113.1', isHere: false, agent: '' };
/** The parts of another process beside the server. */
const toolsHere = () => ({
  ...quiet(),
  db: server.db,
  links: server.links,
  photos: server.photos,
  addresses: () => NOWHERE,
  forgetMail: async () => {},
});

describe('A quote', () => {
  const ofSeller = async (uuid: string, shop: string) =>
    (await visitors.own(readOwnRequest, uuid)).body.shops.find((each) => each.uuid === shop);

  it('is shown to the seller, who is told; the same once more is no news, another one is', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    for (const _ of [1, 2]) {
      const { body } = await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
      expect(body).toMatchObject({ state: 'quoted', quote: QUOTE_OF_TODAY });
    }
    expect(await ofSeller(uuid, shop)).toMatchObject({ state: 'quoted', quote: QUOTE_OF_TODAY });
    expect(await visitors.announced(uuid)).toEqual(['quote.given endpoint', 'request.news seller']);
    const better = { ...QUOTE_OF_TODAY, low: QUOTE_OF_TODAY.high, remark: '' };
    await visitors.lead(giveQuote, uuid, shop, better);
    expect((await ofSeller(uuid, shop))?.quote).toMatchObject(better);
    // The next mail with news is due a day later.
    expect(await visitors.announced(uuid)).toHaveLength(3);
    expect(await server.db.$count(quotes)).toBe(2);
  });

  it('that is sent twice at once counts once', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await server.db.$count(quotes)).toBe(1);
  });

  it('is no offer any more when its shop declines', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await visitors.lead(declineLead, uuid, shop, { reason: 'condition' });
    expect(await ofSeller(uuid, shop)).toMatchObject({ state: 'declined', quote: null });
  });

  it('keeps its words as they are, without what a database cannot hold', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const remark = ' <b>一行目</b>\r\n\0二行目 ';
    const { body } = await visitors.lead(giveQuote, uuid, shop, { ...QUOTE_OF_TODAY, remark });
    expect(body.quote?.remark).toBe('<b>一行目</b>\n二行目');
  });

  test.each<[string, object, string]>([
    ['the lowest above the highest', { low: 2, high: 1 }, 'invalid_quote'],
    ['yesterday', { valid_until: '2020-02-29' }, 'invalid_quote'],
    ['a day that there is not', { valid_until: '2027-02-29' }, 'invalid_body'],
    ['no day', { valid_until: '11/30' }, 'invalid_body'],
    ['nothing at all', { low: 0, high: 0 }, 'invalid_body'],
    ['half a yen', { low: 1.5 }, 'invalid_body'],
    ['more than anybody pays', { high: 1_000_000_000 }, 'invalid_body'],
    ['another method', { method: 'barter' }, 'invalid_body'],
    ['a long remark', { remark: 'あ'.repeat(501) }, 'invalid_body'],
  ])('is refused: %s', async (_what, change, code) => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    expect(await visitors.lead(giveQuote, uuid, shop, { ...QUOTE_OF_TODAY, ...change })).toMatchObject({
      status: 422,
      code,
    });
    expect(await server.db.$count(quotes)).toBe(0);
  });

  test.each([
    // The 1st of March has begun in Japan.
    ['2027-02-28T15:00:00Z', '2027-02-28', false],
    ['2027-02-28T14:59:59Z', '2027-02-28', true],
    ['2026-12-31T15:00:00Z', '2026-12-31', false],
    ['2026-12-31T15:00:00Z', '2027-01-01', true],
    ['2028-02-28T15:00:00Z', '2028-02-29', true],
    // 180 days from the 31st of August, over a February.
    ['2026-08-31T00:00:00Z', '2027-02-27', true],
    ['2026-08-31T00:00:00Z', '2027-02-28', false],
    ['2027-08-31T00:00:00Z', '2028-02-27', true],
    ['2027-08-31T00:00:00Z', '2028-02-28', false],
  ])('given at %s that holds until %s in Japan: %s', async (now, valid_until, isSound) => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const { clock, ...tools } = toolsHere();
    clock.set(now);
    const link = { request: uuid, shop, version: 0 };
    const result = leadActs.giveQuote.run(tools, link, { ...QUOTE_OF_TODAY, valid_until }, VISITOR);
    if (isSound) {
      await result;
      expect((await visitors.lead(readLead, uuid, shop)).body.quote?.valid_until).toBe(valid_until);
    } else await expect(result).rejects.toMatchObject({ code: 'invalid_quote' });
  });
});

describe('A request that is withdrawn', () => {
  it('hides the seller from every shop at once, and takes no answer', async () => {
    const uuid = await ask();
    const [shop, other] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await visitors.own(withdrawRequest, uuid);
    for (const each of [shop, other]) {
      const { body } = await visitors.lead(readLead, uuid, each);
      expect(body).toMatchObject({ contact: null });
      expect(body.state).toBe('withdrawn');
      for (const [row, input] of [
        [openContact],
        [reportCall],
        [declineLead, { reason: 'busy' }],
        [giveQuote, QUOTE_OF_TODAY],
      ] as const)
        expect(await visitors.lead(row, uuid, each, input)).toMatchObject({
          status: 409,
          code: 'withdrawn_request',
        });
    }
    expect(await visitors.shopsOf(uuid)).toHaveLength(10);
  });
});

describe('Two people of one shop', () => {
  it('see what the other did, and who; an act on an older page is refused, and says what has happened', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const [sato] = await server.db
      .insert(deskPeople)
      .values({ role: 'shop', name: '佐藤 花子', email: 'sato@example.jp', shopUuids: [shop] })
      .returning();
    const byDesk = server.links.token(
      { kind: 'lead', uuids: [uuid, shop, sato?.id ?? ''], version: 0 },
      new Date(),
    );
    const before = (await visitors.lead(readLead, uuid, shop)).body.acts.length;
    await visitors.call(giveQuote, byDesk, QUOTE_OF_TODAY);
    const declining = (count: number) => ({ reason: 'busy', seen: String(count) });
    const token = visitors.leadToken(uuid, shop);
    const answer = await visitors.call(declineLead, token, declining(before));
    expect(answer).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      body: { error: { details: [{ field: 'quoted', message: expect.stringContaining('佐藤 花子') }] } },
    });
    const { body } = await visitors.lead(readLead, uuid, shop);
    expect(body).toMatchObject({ state: 'quoted', acts: [{ what: 'quoted', by: '佐藤 花子' }] });
    await visitors.call(declineLead, token, declining(body.acts.length));
    expect((await visitors.lead(readLead, uuid, shop)).body).toMatchObject({
      state: 'declined',
      acts: [{ what: 'quoted' }, { what: 'declined', by: '' }],
    });
  });
});
