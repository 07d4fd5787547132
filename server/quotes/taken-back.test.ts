import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  chooseShops,
  declineLead,
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  refuseShop,
  reopenRequest,
  reportCall,
  tellShopOutcome,
  undoChoice,
  undoRefusal,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { deliveries, matches, requests } from '../db/schema.ts';
import { tick } from '../life/clock.ts';

/* Decisions that nobody has heard of, and something else happens meanwhile. */

let server: TestApp;
const { outbox, life, clock } = quiet();
const visitors = new Visitors(() => server);
const people = new DeskPeople(() => server);

beforeAll(async () => {
  server = await startTestApp({ outbox, clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.reset();
  await server.reset();
});

async function pass(minutes: number): Promise<void> {
  clock.advance(minutes);
  await tick(life, server.db);
}

/** A request for which the first shops have named a price. */
async function quoted(count: number): Promise<{ uuid: string; shops: string[] }> {
  const { uuid } = (await server.submit()).body;
  const shops = await visitors.shopsOf(uuid);
  await server.db.update(matches).set({ toldAt: clock.now() });
  for (const shop of shops.slice(0, count)) await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
  return { uuid, shops };
}

const countOf = (event: (typeof deliveries.$inferSelect)['event']) =>
  server.db.$count(deliveries, eq(deliveries.event, event));
const ownOf = async (uuid: string) => (await visitors.own(readOwnRequest, uuid)).body;

it('A chosen shop declines before the choice counts: nobody is refused, and the seller hears of it at once', async () => {
  const { uuid, shops } = await quoted(2);
  const [first = '', other = ''] = shops;
  await visitors.own(chooseShops, uuid, { shops: [first] });
  const before = await countOf('request.news');
  await visitors.lead(declineLead, uuid, first, { reason: 'busy' });
  expect(await countOf('request.news')).toBe(before + 1);
  expect(await ownOf(uuid)).toMatchObject({ state: 'quoted', decided_at: null, choice_until: null });
  await pass(CHOICE_MINUTES);
  expect([await countOf('lead.refused'), await countOf('lead.chosen')]).toEqual([0, 0]);
  expect((await visitors.own(chooseShops, uuid, { shops: [other] })).status).toBe(200);
});

it('The only chosen shop declines after the choice counts, and none can be chosen: the request comes to its end', async () => {
  const { uuid, shops } = await quoted(1);
  await visitors.own(chooseShops, uuid, { shops: [shops[0]] });
  await pass(CHOICE_MINUTES);
  await visitors.lead(declineLead, uuid, shops[0] ?? '', { reason: 'busy' });
  await pass(1);
  expect(await ownOf(uuid)).toMatchObject({ state: 'unanswered', reopen_until: null });
  expect(await countOf('request.ended')).toBe(1);
});

it('A chosen shop declines after the choice counts, and another one can be chosen: the seller hears of it at once', async () => {
  const { uuid, shops } = await quoted(2);
  await visitors.own(chooseShops, uuid, { shops: [shops[0]] });
  await pass(CHOICE_MINUTES);
  const before = await countOf('request.news');
  await visitors.lead(declineLead, uuid, shops[0] ?? '', { reason: 'busy' });
  expect(await countOf('request.news')).toBe(before + 1);
  await pass(60);
  const { state, shops: places } = await ownOf(uuid);
  expect([state, places[1]?.may]).toEqual(['decided', ['choose']]);
});

it('A refusal cannot be taken back once the choice of another shop has been told', async () => {
  const { uuid, shops } = await quoted(2);
  const [first = '', second = ''] = shops;
  await visitors.own(refuseShop, uuid, { shop: second, reason: 'price' });
  await visitors.own(chooseShops, uuid, { shops: [first] });
  await pass(CHOICE_MINUTES);
  const shop = (await ownOf(uuid)).shops.find((one) => one.uuid === second);
  expect([shop?.state, shop?.pending]).toEqual(['unchosen', null]);
  expect((await visitors.own(undoRefusal, uuid, { shop: second })).code).toBe('too_late');
});

it('A shop whose time runs out in the hour of a refusal reads that, and hears nothing more', async () => {
  const { uuid, shops } = await quoted(0);
  const [shop = ''] = shops;
  await visitors.own(refuseShop, uuid, { shop, reason: 'other' });
  await server.db
    .update(matches)
    .set({ passedAt: clock.now(), passedWhy: 'silent' })
    .where(eq(matches.shopUuid, shop));
  expect((await ownOf(uuid)).shops[0]).toMatchObject({ state: 'passed', pending: null });
  await pass(61);
  expect((await visitors.lead(readLead, uuid, shop)).body.state).toBe('passed');
  expect(await countOf('lead.refused')).toBe(0);
});

it('A choice falls with the request: opened again later, nobody is told of it', async () => {
  const { uuid, shops } = await quoted(2);
  await visitors.own(chooseShops, uuid, { shops: [shops[0]] });
  await visitors.own(withdrawRequest, uuid);
  expect((await ownOf(uuid)).choice_until).toBeNull();
  await pass(60);
  await visitors.own(reopenRequest, uuid);
  expect(await ownOf(uuid)).toMatchObject({ state: 'quoted', decided_at: null });
  await pass(CHOICE_MINUTES);
  expect([await countOf('lead.chosen'), await countOf('lead.refused')]).toEqual([0, 0]);
});

it('Places that were lost while a choice could be taken back go to others when it is', async () => {
  const { uuid, shops } = await quoted(1);
  const { session } = await people.somebody('staff');
  await visitors.own(chooseShops, uuid, { shops: [shops[0]] });
  for (const shop of shops.slice(1, 3))
    await people.ask(DESK_CALLS.passOn, { as: session, params: { uuid }, body: { shop } });
  const before = (await visitors.shopsOf(uuid)).length;
  await visitors.own(undoChoice, uuid);
  expect((await visitors.shopsOf(uuid)).length).toBe(before + 2);
});

it('The operator does not end a shop that the seller has just chosen; no contact opens meanwhile, and no page tells', async () => {
  const { uuid, shops } = await quoted(2);
  const [first = '', other = ''] = shops;
  const { session } = await people.somebody('staff');
  const pages = () => Promise.all([first, other].map((shop) => visitors.lead(readLead, uuid, shop)));
  const before = await pages();
  await visitors.own(chooseShops, uuid, { shops: [first] });
  expect(await pages()).toEqual(before);
  const answer = await people.ask(DESK_CALLS.passOn, {
    as: session,
    params: { uuid },
    body: { shop: first },
  });
  expect(answer.status).toBe(409);
  for (const shop of [first, other])
    expect((await visitors.lead(openContact, uuid, shop)).code).toBe('contact_closed');
  await visitors.own(undoChoice, uuid);
  expect((await visitors.lead(openContact, uuid, other)).status).toBe(200);
});

it('A price that is not the one on the page is asked about again', async () => {
  const { uuid, shops } = await quoted(1);
  const [shop = ''] = shops;
  const givenAt = (await ownOf(uuid)).shops[0]?.quote?.given_at;
  clock.advance(1);
  await visitors.lead(giveQuote, uuid, shop, { ...QUOTE_OF_TODAY, low: 1, high: 1 });
  const answer = await visitors.own(chooseShops, uuid, { shops: [shop], given_at: [givenAt] });
  expect([answer.status, answer.code]).toEqual([409, 'quote_changed']);
  const now = (await ownOf(uuid)).shops[0]?.quote?.given_at;
  expect((await visitors.own(chooseShops, uuid, { shops: [shop], given_at: [now] })).status).toBe(200);
});

it('Two people of a shop: a result on an older page is refused, with who told it before', async () => {
  const { uuid, shops } = await quoted(1);
  const [shop = ''] = shops;
  await visitors.lead(openContact, uuid, shop);
  await visitors.lead(reportCall, uuid, shop);
  const { acts } = (await visitors.lead(readLead, uuid, shop)).body;
  const tell = (result: 'sold' | 'not_sold') =>
    visitors.call<{ error: { code: string; details: { field: string; message: string }[] } }>(
      tellShopOutcome,
      visitors.leadToken(uuid, shop),
      { result, amount: null, why: result === 'sold' ? null : 'price', seen: String(acts.length) },
    );
  expect((await tell('sold')).status).toBe(200);
  const late = await tell('not_sold');
  expect([late.status, late.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body.error.details[0]?.message).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d 結果をお知らせしました$/);
});

it('A request of which fifteen shops know is not opened again when it has ended: nobody else could be told', async () => {
  const { uuid } = await quoted(0);
  for (let turn = 0; turn < 20; turn += 1)
    for (const shop of await visitors.shopsOf(uuid))
      await visitors.lead(declineLead, uuid, shop, { reason: 'busy' });
  await pass(8 * 24 * 60);
  const { state, reopen_until: until, shops } = await ownOf(uuid);
  expect([state, until, shops.length]).toEqual(['unanswered', null, 15]);
  expect((await visitors.own(reopenRequest, uuid)).code).toBe('too_late');
  expect(await server.db.$count(requests)).toBe(1);
});
