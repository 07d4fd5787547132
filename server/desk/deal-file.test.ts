import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  eraseOwnRequest,
  giveQuote,
  openContact,
  readLead,
  tellShopOutcome,
} from '#test/server/link-calls.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import { numberOf } from '../db/records/number.ts';
import { auditLog, matches, outcomes, quotes, requests } from '../db/schema.ts';
import type { AnswerOfAct } from './acts.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(auditLog);
});

/** A request, sold to the first of its shops or to this one. @param at by the clock in Japan */
async function sell(at: string, amount: number, soldTo?: string) {
  const { uuid } = (await server.submit({ items: [{ category: 'bag' }] })).body;
  const [first] = await visitors.shopsOf(uuid);
  if (soldTo && soldTo !== first)
    await server.db.execute(sql`update matches set shop_uuid = ${soldTo} where request_uuid = ${uuid}
      and shop_uuid = ${first} and not exists (select from matches m where m.request_uuid = ${uuid}
        and m.shop_uuid = ${soldTo})`);
  const shop = soldTo ?? first;
  await server.db.update(matches).set({ toldAt: new Date() }).where(eq(matches.requestUuid, uuid));
  await visitors.lead(openContact, uuid, shop);
  await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
  await visitors.lead(tellShopOutcome, uuid, shop, { result: 'sold', amount, why: null });
  await server.db
    .update(outcomes)
    .set({ at: new Date(`${at}+09:00`) })
    .where(and(eq(outcomes.requestUuid, uuid), eq(outcomes.side, 'shop')));
  return { uuid, shop };
}

async function fileOf(session: string, query: Record<string, string> = {}) {
  const { status, body } = await people.ask(CALLS.readDealFile, { as: session, query });
  expect(status).toBe(200);
  return body as AnswerOfAct<'readDealFile'>;
}

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' };

describe('The purchases of a shop as a file', () => {
  it('are those of the days that it names, by the calendar of Japan, with goods, amount and seller', async () => {
    const before = await sell('2026-10-31T23:59:59', 1000);
    const { shop } = before;
    const first = await sell('2026-11-01T00:00:00', 2000, shop);
    const last = await sell('2026-11-30T23:59:59', 3000, shop);
    await sell('2026-12-01T00:00:00', 4000, shop);
    const { session } = await people.somebody('shop', { shop });
    const { deals } = await fileOf(session, NOVEMBER);
    expect(deals.map(({ number, day, amount }) => [number, day, amount])).toEqual([
      [numberOf(first.uuid), '2026-11-01', 2000],
      [numberOf(last.uuid), '2026-11-30', 3000],
    ]);
    const { body: lead } = await visitors.lead(readLead, first.uuid, shop);
    expect(deals[0]).toMatchObject({
      items: [{ title: 'バッグ' }],
      seller: { name: lead.contact?.name1, address: lead.contact?.address },
    });
    expect(deals[0]?.seller?.name).toContain('山田');
    expect(await server.db.select().from(auditLog).where(eq(auditLog.action, 'export'))).toMatchObject([
      { action: 'export', subject: 'shops', subjectUuid: shop, changed: 'deals: 2026-11-01 – 2026-11-30' },
    ]);
  });

  it('are those of this month if it names no days', async () => {
    const { shop } = await sell('2026-11-01T00:00:00', 2000);
    const { session } = await people.somebody('shop', { shop });
    const { from, until } = await fileOf(session);
    expect(from).toBe(`${until.slice(0, 8)}01`);
  });

  it('have no seller once the page of the request is over for the shop, and nothing of an erased request', async () => {
    const { uuid, shop } = await sell('2026-11-10T12:00:00', 2000);
    const gone = await sell('2026-11-11T12:00:00', 3000, shop);
    await visitors.own(eraseOwnRequest, gone.uuid);
    const { session } = await people.somebody('shop', { shop });
    await server.db
      .update(requests)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(requests.uuid, uuid));
    // The page opens as long as a quote of the request holds.
    const open = await fileOf(session, NOVEMBER);
    expect(open.deals).toMatchObject([{ seller: { name: expect.stringContaining('山田') } }]);
    await server.db.update(quotes).set({ validUntil: '2020-01-01' });
    const { deals } = await fileOf(session, NOVEMBER);
    expect(deals).toMatchObject([
      { number: numberOf(uuid), amount: 2000, seller: null, items: [{ facts: [] }] },
    ]);
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(deals)).not.toContain(text);
  });

  it('are not those of another shop', async () => {
    const { uuid } = await sell('2026-11-10T12:00:00', 2000);
    const [, other] = await visitors.shopsOf(uuid);
    const { session } = await people.somebody('shop', { shop: other });
    expect((await fileOf(session, NOVEMBER)).deals).toEqual([]);
  });
});
