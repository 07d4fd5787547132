import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '#contract/base/limits.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { deliveries, disclosures, matches, requests, shops } from '../db/schema.ts';
import { markReachable, unreachableShops } from '../shops/reach.ts';
import { tick as tickOf } from './clock.ts';

let server: TestApp;
const visitors = new Visitors(() => server);
const { outbox, life, clock } = quiet();

/** Wednesday, ten in the morning, in the time of Japan; and moments after it. */
const at = (text: string) => new Date(`${text}+09:00`);
const TOLD = at('2026-11-25T10:00');

beforeAll(async () => {
  server = await startTestApp({ outbox, clock });
  // Otherwise each shop has hours of its own.
  await server.db.update(shops).set({ businessHours: '' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.reset();
  await server.reset();
  await server.db.update(shops).set({ unreachableAt: null, unreachableWhy: null });
});

const lettersOf = (event: (typeof deliveries.$inferSelect)['event']) =>
  server.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.event, event), eq(deliveries.recipient, 'shop')));

const matchesOf = (uuid: string) =>
  server.db.select().from(matches).where(eq(matches.requestUuid, uuid)).orderBy(matches.position);

/** All mail to shops that waits is accepted. */
async function deliverAll(now: Date): Promise<void> {
  const waiting = await server.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.state, 'waiting'), eq(deliveries.recipient, 'shop')));
  for (const delivery of waiting) {
    await server.db.update(deliveries).set({ state: 'sent' }).where(eq(deliveries.uuid, delivery.uuid));
    await life.settled(server.db, delivery, { state: 'sent' }, now);
  }
}

/** A request whose ten shops were told of it. */
async function ask(): Promise<string> {
  const { uuid } = (await server.submit()).body;
  for (const table of [requests, matches]) await server.db.update(table).set({ createdAt: TOLD });
  clock.set(TOLD);
  await deliverAll(TOLD);
  return uuid;
}

/** The clock does its work at a moment, and stands there. */
async function tick(moment: string | Date): Promise<void> {
  clock.set(typeof moment === 'string' ? at(moment) : moment);
  await tickOf(life, server.db);
}

describe('A shop that was told of a request', () => {
  it('and does not look is reminded once, after two working hours', async () => {
    await ask();
    await tick('2026-11-25T11:59');
    expect(await lettersOf('lead.reminded')).toHaveLength(0);
    await Promise.all([tick('2026-11-25T12:00'), tick('2026-11-25T12:00')]);
    expect(await lettersOf('lead.reminded')).toHaveLength(LIMITS.matchedShops);
    await tick('2026-11-25T17:00');
    expect(await lettersOf('lead.reminded')).toHaveLength(LIMITS.matchedShops);
  });

  it('loses its place after one working day; fifteen shops at most are told in the end', async () => {
    const uuid = await ask();
    await tick('2026-11-25T12:00');
    await tick('2026-11-26T09:59');
    expect(await lettersOf('lead.passed_on')).toHaveLength(0);
    await Promise.all([tick('2026-11-26T10:00'), tick('2026-11-26T10:00')]);
    const rows = await matchesOf(uuid);
    expect(rows).toHaveLength(PLACE_RULES.mostTold);
    expect(rows.filter(({ passedWhy }) => passedWhy === 'silent')).toHaveLength(LIMITS.matchedShops);
    expect(await lettersOf('lead.passed_on')).toHaveLength(PLACE_RULES.mostTold - LIMITS.matchedShops);
  });

  it('on Friday evening has until Monday; a shop that is open at the weekend has not', async () => {
    await server.db.update(shops).set({ businessHours: '10:00〜19:00（水曜定休）' });
    onTestFinished(async () => void (await server.db.update(shops).set({ businessHours: '' })));
    const { uuid } = (await server.submit()).body;
    const [first] = await visitors.shopsOf(uuid);
    await server.db.update(shops).set({ businessHours: '' }).where(eq(shops.uuid, first));
    await deliverAll(at('2026-11-27T19:00'));
    await tick('2026-11-28T12:00');
    expect(await lettersOf('lead.reminded')).toHaveLength(LIMITS.matchedShops - 1);
    await tick('2026-11-30T11:00');
    expect(await lettersOf('lead.reminded')).toHaveLength(LIMITS.matchedShops);
  });

  it('and has looked has two working days for its answer; with a quote or a call it keeps its place', async () => {
    const uuid = await ask();
    const [silent, quoting] = await visitors.shopsOf(uuid);
    const now = sql`${TOLD.toISOString()}::timestamptz`;
    for (const shop of [silent, quoting]) await visitors.lead(openContact, uuid, shop);
    await visitors.lead(giveQuote, uuid, quoting, QUOTE_OF_TODAY);
    const [looked] = await server.db.select().from(matches).where(eq(matches.shopUuid, silent));
    expect(looked?.nextAt).not.toBeNull();
    // Everybody else has declined, so that only these two have places.
    await server.db.update(matches).set({ declinedAt: now }).where(isNull(matches.contactSeenAt));
    const lostBy = async (shop: string, moment: string) => {
      await tick(moment);
      return (await matchesOf(uuid)).find(({ shopUuid }) => shopUuid === shop)?.passedWhy;
    };
    expect(await lostBy(silent, '2026-11-27T09:59')).toBeNull();
    expect(await lostBy(silent, '2026-11-27T10:00')).toBe('unanswered');
    expect(await lostBy(quoting, '2026-12-25T12:00')).toBeNull();
  });

  it('is left alone when the seller has withdrawn', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await visitors.own(withdrawRequest, uuid);
    await tick('2026-12-25T12:00');
    expect(await visitors.announced(uuid)).not.toContain('request.news seller');
    expect(await lettersOf('lead.reminded')).toHaveLength(0);
    expect(await matchesOf(uuid)).toHaveLength(LIMITS.matchedShops);
  });
});

describe('A shop that has lost its place', () => {
  it('before it looked sees neither goods nor contact; the seller reads that it was passed on', async () => {
    const uuid = await ask();
    await tick('2026-11-25T12:00');
    await tick('2026-11-26T10:00');
    const [shop] = await visitors.shopsOf(uuid);
    expect(await visitors.lead(openContact, uuid, shop)).toMatchObject({ status: 409, code: 'passed_lead' });
    expect(await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)).toMatchObject({ code: 'passed_lead' });
    expect((await visitors.lead(readLead, uuid, shop)).body).toMatchObject({
      state: 'passed',
      contact: null,
    });
    const { body } = await visitors.own(readOwnRequest, uuid);
    expect(body.shops.find((one) => one.uuid === shop)).toMatchObject({
      state: 'passed',
      learned: [{ what: 'goods' }],
    });
  });

  it('after it looked can still name a price: it knows the seller already', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await tick('2026-11-27T10:00');
    expect((await visitors.lead(readLead, uuid, shop)).body).toMatchObject({
      state: 'overdue',
      contact: { name1: '山田 太郎' },
    });
    expect((await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)).body).toMatchObject({
      state: 'quoted',
    });
  });
});

describe('A shop that no mail reaches', () => {
  it('gives its place to the next, and gets no more requests until the operator has mended it', async () => {
    const uuid = (await server.submit()).body.uuid;
    const [first] = await lettersOf('request.created');
    const shop = first?.recipientKey ?? '';
    if (!first) throw new Error('nobody is told');
    await life.settled(server.db, first, { state: 'dead', error: 'smtp_550' });
    expect(await matchesOf(uuid)).toHaveLength(LIMITS.matchedShops + 1);
    expect(await unreachableShops(server.db)).toMatchObject([{ uuid: shop, why: 'smtp_550' }]);
    const next = (await server.submit()).body.uuid;
    expect(await visitors.shopsOf(next)).not.toContain(shop);
    expect(await markReachable(server.db, [shop])).toBe(1);
    expect(await unreachableShops(server.db)).toEqual([]);
  });

  it('because our own mail stands still is not to blame', async () => {
    await server.submit();
    const [first] = await lettersOf('request.created');
    if (!first) throw new Error('nobody is told');
    await life.settled(server.db, first, { state: 'dead', error: 'smtp_no_tls' });
    expect(await unreachableShops(server.db)).toEqual([]);
  });
});

describe('A request for which there is no shop', () => {
  const withoutShops = () => server.db.update(shops).set({ unreachableAt: new Date() });

  it('goes to a shop that becomes available within a week', async () => {
    await withoutShops();
    const { uuid, company_shops } = (await server.submit()).body;
    expect(company_shops).toEqual([]);
    await tick(new Date(Date.now() + 11 * 60_000));
    expect(await matchesOf(uuid)).toEqual([]);
    await markReachable(
      server.db,
      (await unreachableShops(server.db)).map((shop) => shop.uuid),
    );
    await tick(new Date(Date.now() + 22 * 60_000));
    expect((await matchesOf(uuid)).length).toBeGreaterThan(0);
    const [row] = await server.db.select().from(requests).where(isNotNull(requests.newsAt));
    expect(row?.uuid, 'the seller will read of it').toBe(uuid);
  });

  it('ends after a week: the seller is told once, and reads it on the page', async () => {
    await withoutShops();
    const { uuid } = (await server.submit()).body;
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await tick(later(6));
    expect((await visitors.own(readOwnRequest, uuid)).body.ended_at).toBeNull();
    await tick(later(8));
    await tick(later(9));
    expect((await visitors.own(readOwnRequest, uuid)).body.ended_at).not.toBeNull();
    expect((await visitors.announced(uuid)).filter((row) => row === 'request.ended seller')).toHaveLength(1);
  });

  it('does not end when a shop has named a price', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await withoutShops();
    for (const day of ['2026-11-25T12:00', '2026-11-27T12:00', '2026-12-10T12:00']) await tick(day);
    expect((await visitors.own(readOwnRequest, uuid)).body.ended_at).toBeNull();
  });
});

describe('The ledger of disclosures', () => {
  it('has each thing once, with its moment, and outlives the request', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await visitors.lead(openContact, uuid, shop);
    const ofShop = await server.db
      .select()
      .from(disclosures)
      .where(and(eq(disclosures.shopUuid, shop), eq(disclosures.requestUuid, uuid)));
    expect(ofShop.map(({ what, act }) => `${what} ${act}`).sort()).toEqual(['contact shop', 'goods seller']);
    await server.db.delete(requests).where(eq(requests.uuid, uuid));
    expect(await server.db.$count(disclosures, eq(disclosures.requestUuid, uuid))).toBe(11);
  });
});
