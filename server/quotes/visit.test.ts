import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  chooseShops,
  declineLead,
  eraseOwnRequest,
  giveQuote,
  inviteVisit,
  notePaper,
  openContact,
  readLead,
  readOwnRequest,
  reopenRequest,
  takeBackVisit,
  undoChoice,
  withdrawItem,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { deliveries, disclosures, homeVisits, matches } from '../db/schema.ts';
import { tick } from '../life/clock.ts';
import { readWholeRequest } from '../people/show.ts';

let server: TestApp;
const { outbox, life, clock } = quiet();
const visitors = new Visitors(() => server);

beforeAll(async () => {
  server = await startTestApp({ outbox, clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.reset();
  await server.reset();
});

const today = () => dayInJapan(clock.now());
const inDays = (days: number) => daysLater(today(), days);

async function pass(minutes: number): Promise<void> {
  clock.advance(minutes);
  await tick(life, server.db);
}

/** A request for two items, of which a shop that has named a price is just chosen. */
async function chooseShop(): Promise<{ uuid: string; shop: string; other: string }> {
  const { uuid } = (
    await server.submit({ items: [{ category: 'watch' }, { category: 'bag' }, { category: 'camera' }] })
  ).body;
  const [shop, other] = await visitors.shopsOf(uuid);
  await server.db.update(matches).set({ toldAt: clock.now() });
  for (const one of [shop, other]) await visitors.lead(giveQuote, uuid, one, QUOTE_OF_TODAY);
  await visitors.own(chooseShops, uuid, { shops: [shop] });
  return { uuid, shop, other };
}

const invitation = (shop: string, changes: object = {}) => ({
  shop,
  items: [1],
  days: [inDays(2), inDays(1)],
  hours: ['afternoon'],
  people: ['self', 'family'],
  asked: true,
  ...changes,
});

/** The invitation as seller and shop see it. */
async function readVisit({ uuid, shop }: { uuid: string; shop: string }) {
  const own = (await visitors.own(readOwnRequest, uuid)).body.shops.find((one) => one.uuid === shop);
  const lead = (await visitors.lead(readLead, uuid, shop)).body;
  return { seller: own?.visit ?? null, shop: lead.visit, end: lead.visit_end };
}

const mailsOf = async (uuid: string) =>
  (await visitors.announced(uuid)).filter((mail) => mail.startsWith('lead.visit'));

const learnedOf = async (uuid: string) =>
  (await server.db.select().from(disclosures).where(eq(disclosures.requestUuid, uuid)))
    .filter(({ what }) => what === 'visit')
    .map(({ shopUuid }) => shopUuid);

describe('A seller who has chosen a shop', () => {
  it('has invited nobody by that', async () => {
    const { uuid, shop } = await chooseShop();
    await pass(CHOICE_MINUTES);
    await visitors.lead(openContact, uuid, shop);
    expect(await readVisit({ uuid, shop })).toEqual({ seller: null, shop: null, end: null });
    expect(await learnedOf(uuid)).toEqual([]);
  });

  it('invites it at once: the shop learns of it with the choice, and not before', async () => {
    const { uuid, shop } = await chooseShop();
    const { status, body } = await visitors.own(inviteVisit, uuid, invitation(shop));
    expect(status).toBe(200);
    expect(body.shops.find((one) => one.uuid === shop)?.visit).toEqual({
      items: [1],
      days: [inDays(1), inDays(2)],
      hours: ['afternoon'],
      people: ['self', 'family'],
      at: expect.any(String),
      told: false,
    });
    await pass(CHOICE_MINUTES - 1);
    expect((await readVisit({ uuid, shop })).shop).toBeNull();
    expect(await learnedOf(uuid)).toEqual([]);
    await pass(1);
    expect((await readVisit({ uuid, shop })).shop).toMatchObject({
      items: [1],
      days: [inDays(1), inDays(2)],
    });
    expect(await learnedOf(uuid)).toEqual([shop]);
    expect(await mailsOf(uuid), 'the mail about the choice has it').toEqual([]);
  });

  it('takes the choice back, and the invitation is gone with it', async () => {
    const { uuid, shop } = await chooseShop();
    await visitors.own(inviteVisit, uuid, invitation(shop));
    await visitors.own(undoChoice, uuid);
    expect((await readVisit({ uuid, shop })).seller).toBeNull();
    await visitors.own(chooseShops, uuid, { shops: [shop] });
    await pass(CHOICE_MINUTES);
    expect(await readVisit({ uuid, shop })).toEqual({ seller: null, shop: null, end: null });
    expect(await learnedOf(uuid)).toEqual([]);
  });

  it('invites it later, changes that, and takes it back; the shop gets a mail about each', async () => {
    const { uuid, shop } = await chooseShop();
    await pass(CHOICE_MINUTES);
    await visitors.own(inviteVisit, uuid, invitation(shop));
    expect(await mailsOf(uuid)).toEqual(['lead.visit_invited shop']);
    expect(await learnedOf(uuid)).toEqual([shop]);
    clock.advance(5);
    await visitors.own(inviteVisit, uuid, invitation(shop, { items: [0, 1], people: ['helper'] }));
    expect((await readVisit({ uuid, shop })).shop).toMatchObject({ items: [0, 1], people: ['helper'] });
    expect(await mailsOf(uuid)).toEqual(['lead.visit_changed shop', 'lead.visit_invited shop']);
    await visitors.own(takeBackVisit, uuid, { shop });
    expect(await readVisit({ uuid, shop })).toEqual({ seller: null, shop: null, end: 'taken_back' });
    expect((await visitors.own(takeBackVisit, uuid, { shop })).status, 'once more').toBe(200);
    expect(await mailsOf(uuid)).toHaveLength(3);
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.event, 'lead.visit_invited'));
    expect(rows.map(({ recipientKey }) => recipientKey)).toEqual([shop]);
  });

  it('takes back what nobody has heard of: no mail', async () => {
    const { uuid, shop } = await chooseShop();
    await visitors.own(inviteVisit, uuid, invitation(shop));
    await visitors.own(takeBackVisit, uuid, { shop });
    await pass(CHOICE_MINUTES);
    expect(await mailsOf(uuid)).toEqual([]);
    expect(await readVisit({ uuid, shop })).toEqual({ seller: null, shop: null, end: null });
  });

  it('invites nobody else', async () => {
    const { uuid, shop, other } = await chooseShop();
    await visitors.own(inviteVisit, uuid, invitation(shop));
    for (const one of [other, crypto.randomUUID()]) {
      const { code } = await visitors.own(inviteVisit, uuid, invitation(one));
      expect(code).toBe('not_choosable');
    }
    await pass(CHOICE_MINUTES);
    expect((await visitors.lead(readLead, uuid, other)).body.visit).toBeNull();
    await visitors.lead(declineLead, uuid, shop, { reason: 'busy' });
    expect((await visitors.own(inviteVisit, uuid, invitation(shop))).code).toBe('not_choosable');
  });

  it.each<[string, (shop: string) => object]>([
    ['a day that is past', () => ({ days: [inDays(-1)] })],
    ['a day too far away', () => ({ days: [inDays(61)] })],
    ['goods that are not there', () => ({ items: [0, 3] })],
    ['goods that are withdrawn', () => ({ items: [2] })],
  ])('does not name %s', async (_, changes) => {
    const { uuid, shop } = await chooseShop();
    await visitors.own(withdrawItem, uuid, { item: 2 });
    const { code } = await visitors.own(inviteVisit, uuid, invitation(shop, changes(shop)));
    expect(code).toBe('invalid_visit');
    expect((await readVisit({ uuid, shop })).seller).toBeNull();
  });

  it.each([
    ['four days', { days: [1, 2, 3, 4].map((days) => inDays(days)) }],
    ['no day of the calendar', { days: ['2026-02-30'] }],
    ['no goods', { items: [] }],
    ['unknown hours', { hours: ['night'] }],
    ['nobody who is there', { people: [] }],
    ['no agreement to the sentence', { asked: false }],
  ])('cannot send %s', async (_, changes) => {
    const { uuid, shop } = await chooseShop();
    const { code } = await visitors.own(inviteVisit, uuid, invitation(shop, changes));
    expect(code).toBe('invalid_body');
  });

  it('withdraws an item of the invitation: the rest stands, and without a rest nothing does', async () => {
    const { uuid, shop } = await chooseShop();
    await pass(CHOICE_MINUTES);
    await visitors.own(inviteVisit, uuid, invitation(shop, { items: [0, 1] }));
    await visitors.own(withdrawItem, uuid, { item: 0 });
    expect((await readVisit({ uuid, shop })).shop?.items).toEqual([1]);
    await visitors.own(withdrawItem, uuid, { item: 1 });
    expect(await readVisit({ uuid, shop })).toEqual({ seller: null, shop: null, end: 'past' });
  });

  it('is no longer waiting for a visit when its last day is over', async () => {
    const { uuid, shop } = await chooseShop();
    await pass(CHOICE_MINUTES);
    await visitors.own(inviteVisit, uuid, invitation(shop, { days: [today()] }));
    expect((await readVisit({ uuid, shop })).shop).not.toBeNull();
    clock.advance(24 * 60);
    expect(await readVisit({ uuid, shop })).toEqual({ seller: null, shop: null, end: 'past' });
  });

  it('withdraws the request, and opens it again: no visit stands', async () => {
    const { uuid, shop } = await chooseShop();
    await pass(CHOICE_MINUTES);
    await visitors.own(inviteVisit, uuid, invitation(shop));
    clock.advance(5);
    await visitors.own(withdrawRequest, uuid);
    expect((await readVisit({ uuid, shop })).shop).toBeNull();
    expect((await visitors.own(inviteVisit, uuid, invitation(shop))).code).toBe('withdrawn_request');
    clock.advance(5);
    await visitors.own(reopenRequest, uuid);
    expect(await readVisit({ uuid, shop })).toMatchObject({ seller: null, shop: null });
    clock.advance(5);
    await visitors.own(inviteVisit, uuid, invitation(shop));
    expect((await readVisit({ uuid, shop })).shop).not.toBeNull();
  });

  it('gets all of it in the export, and leaves nothing of it after an erasure', async () => {
    const { uuid, shop } = await chooseShop();
    await visitors.own(inviteVisit, uuid, invitation(shop));
    expect(await readWholeRequest(server.db, uuid, 'export')).toMatchObject({
      visits: [{ shopUuid: shop, items: [1], people: ['self', 'family'] }],
    });
    await visitors.own(eraseOwnRequest, uuid);
    expect(await server.db.$count(homeVisits)).toBe(0);
    expect((await visitors.own(inviteVisit, uuid, invitation(shop))).code).toBe('erased_request');
  });
});

describe('The day of the paper', () => {
  const paperOf = async (uuid: string, shop: string) =>
    (await visitors.own(readOwnRequest, uuid)).body.shops.find((one) => one.uuid === shop)?.paper_day;

  it('is noted, changed and cleared, without a word to the shop', async () => {
    const { uuid, shop } = await chooseShop();
    expect((await visitors.own(notePaper, uuid, { shop, day: today() })).code).toBe('not_choosable');
    await pass(CHOICE_MINUTES);
    await visitors.own(inviteVisit, uuid, invitation(shop));
    const before = await visitors.announced(uuid);
    expect(await paperOf(uuid, shop)).toBeNull();
    for (const day of [inDays(-3), today(), null]) {
      await visitors.own(notePaper, uuid, { shop, day });
      expect(await paperOf(uuid, shop)).toBe(day);
    }
    expect(await visitors.announced(uuid)).toEqual(before);
    expect((await readVisit({ uuid, shop })).shop, 'the invitation stays').toMatchObject({ items: [1] });
  });

  it('is no day to come, none of long ago, and none of a shop that is not chosen', async () => {
    const { uuid, shop, other } = await chooseShop();
    await pass(CHOICE_MINUTES);
    for (const day of [inDays(1), inDays(-366)])
      expect((await visitors.own(notePaper, uuid, { shop, day })).code).toBe('invalid_visit');
    expect((await visitors.own(notePaper, uuid, { shop: other, day: today() })).code).toBe('not_choosable');
  });
});
