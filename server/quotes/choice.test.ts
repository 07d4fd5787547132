import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHOICE_MINUTES, UNDO_MINUTES } from '#contract/life/place-states.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  chooseShops,
  declineLead,
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  refuseShop,
  releaseContact,
  undoRefusal,
} from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { deliveries, disclosures, matches, requests } from '../db/schema.ts';
import { tick } from '../life/clock.ts';

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

const ask = async () => (await server.submit()).body.uuid;

/** The shops that get mail about an event. */
const toldOf = async (event: 'lead.chosen' | 'lead.refused') =>
  (await server.db.select().from(deliveries).where(eq(deliveries.event, event)))
    .map(({ recipientKey }) => recipientKey)
    .sort();

const stateOf = async (uuid: string, shop: string) =>
  (await visitors.own(readOwnRequest, uuid)).body.shops.find((one) => one.uuid === shop)?.state;

/** Lets minutes pass, and the clock does its work. */
async function pass(minutes: number): Promise<void> {
  clock.advance(minutes);
  await tick(life, server.db);
}

/** A request for which the first shops have named a price. */
async function quoted(count: number): Promise<{ uuid: string; shops: string[] }> {
  const uuid = await ask();
  const shops = await visitors.shopsOf(uuid);
  await server.db.update(matches).set({ toldAt: clock.now() });
  for (const shop of shops.slice(0, count)) await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
  return { uuid, shops };
}

describe('A seller who wants quotes first', () => {
  it('shows the contact to no shop; shops see goods and may name a price', async () => {
    const { uuid, shops } = await quoted(0);
    const [shop = ''] = shops;
    const answer = await visitors.own(releaseContact, uuid, { contact_release: 'chosen' });
    expect(answer.body.contact_release).toBe('chosen');
    expect(await visitors.lead(openContact, uuid, shop)).toMatchObject({
      status: 409,
      code: 'contact_withheld',
    });
    const { body } = await visitors.lead(readLead, uuid, shop);
    expect(body).toMatchObject({ withheld: true, contact: null, items: [{ title: '時計' }] });
    expect((await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)).body.state).toBe('quoted');
  });

  it.each(['true', '1', ''])(
    'says so before sending, as %j: no shop ever could look',
    async (quotesFirst) => {
      const { body } = await server.submit({ quotesFirst });
      expect(body).toMatchObject({ contact_release: 'chosen' });
      const [shop = ''] = await visitors.shopsOf(body.uuid);
      expect((await visitors.lead(openContact, body.uuid, shop)).code).toBe('contact_withheld');
      const [row] = await server.db
        .select({ release: requests.contactRelease })
        .from(requests)
        .where(eq(requests.uuid, body.uuid));
      expect(row?.release).toBe('chosen');
      expect((await server.submit()).body).toMatchObject({ contact_release: 'all' });
    },
  );

  it('is known to the shops that looked before, and they stay listed', async () => {
    const { uuid, shops } = await quoted(0);
    const [shop = '', other = ''] = shops;
    await visitors.lead(openContact, uuid, shop);
    await visitors.own(releaseContact, uuid, { contact_release: 'chosen' });
    expect((await visitors.lead(readLead, uuid, shop)).body.contact).not.toBeNull();
    const { body } = await visitors.own(readOwnRequest, uuid);
    const knowing = body.shops.filter(({ learned }) => learned.some(({ what }) => what === 'contact'));
    expect(knowing.map((one) => one.uuid)).toEqual([shop]);
    expect((await visitors.lead(openContact, uuid, other)).code).toBe('contact_withheld');
  });

  it('decides for a shop, which then sees the contact: by the seller’s act', async () => {
    const { uuid, shops } = await quoted(2);
    const [first = '', other = ''] = shops;
    await visitors.own(releaseContact, uuid, { contact_release: 'chosen' });
    const { body } = await visitors.own(chooseShops, uuid, { shops: [first] });
    expect(body).toMatchObject({ state: 'choosing', decided_at: expect.any(String) });
    expect((await visitors.lead(openContact, uuid, first)).code).toBe('contact_withheld');
    await pass(CHOICE_MINUTES);
    expect((await visitors.lead(openContact, uuid, first)).body.contact?.name1).toBe('山田 太郎');
    expect((await visitors.lead(openContact, uuid, other)).code).toBe('decided_request');
    const [row] = await server.db
      .select()
      .from(disclosures)
      .where(and(eq(disclosures.requestUuid, uuid), eq(disclosures.what, 'contact')));
    expect(row).toMatchObject({ shopUuid: first, act: 'seller' });
  });
});

describe('A seller who decides', () => {
  it('for a shop: it is told, every other shop that could answer is told that it is over, none is looked for', async () => {
    const { uuid, shops } = await quoted(3);
    const [first = '', , , last = ''] = shops;
    await visitors.lead(openContact, uuid, last);
    await visitors.lead(declineLead, uuid, last, { reason: 'busy' });
    await visitors.own(chooseShops, uuid, { shops: [first] });
    await pass(CHOICE_MINUTES - 1);
    expect([await toldOf('lead.chosen'), await toldOf('lead.refused')]).toEqual([[], []]);
    expect(await stateOf(uuid, first)).toBe('quoted');
    await pass(1);
    expect(await toldOf('lead.chosen')).toEqual([first]);
    expect(await toldOf('lead.refused')).toEqual(
      shops.filter((shop) => shop !== first && shop !== last).sort(),
    );
    expect(await stateOf(uuid, first)).toBe('chosen');
    await pass(9 * 24 * 60);
    expect(await visitors.shopsOf(uuid)).toHaveLength(shops.length);
  });

  it('for the same shop twice at once tells it once', async () => {
    const { uuid, shops } = await quoted(1);
    const [first = ''] = shops;
    await Promise.all([1, 2, 3].map(() => visitors.own(chooseShops, uuid, { shops: [first] })));
    await pass(CHOICE_MINUTES);
    expect(await toldOf('lead.chosen')).toEqual([first]);
  });

  it('for three shops at most, one after the other or at once', async () => {
    const { uuid, shops } = await quoted(4);
    const [first = '', second = '', third = '', fourth = ''] = shops;
    await visitors.own(chooseShops, uuid, { shops: [first] });
    expect((await visitors.own(chooseShops, uuid, { shops: [second, third] })).status).toBe(200);
    expect(await visitors.own(chooseShops, uuid, { shops: [fourth] })).toMatchObject({
      code: 'not_choosable',
    });
  });

  it.each([
    ['a shop without a quote', (shops: string[]) => [shops[1]]],
    ['a shop of another request', () => ['0d3c2b1a-1111-4222-8333-444455556666']],
  ])('cannot choose %s', async (_, which) => {
    const { uuid, shops } = await quoted(1);
    expect((await visitors.own(chooseShops, uuid, { shops: which(shops) })).code).toBe('not_choosable');
    expect(await server.db.$count(matches, sql`chosen_at is not null`)).toBe(0);
  });
});

describe('A seller who refuses a shop', () => {
  const anHourLater = async () => {
    clock.advance(UNDO_MINUTES);
    await Promise.all([tick(life, server.db), tick(life, server.db)]);
  };

  it('may take it back for an hour; the shop has not noticed', async () => {
    const { uuid, shops } = await quoted(1);
    const [shop = ''] = shops;
    const answer = await visitors.own(refuseShop, uuid, { shop, reason: 'price' });
    expect(answer.body.shops[0]).toMatchObject({ state: 'quoted', pending: { what: 'refused' } });
    expect((await visitors.own(undoRefusal, uuid, { shop })).body.shops[0]?.state).toBe('quoted');
    await anHourLater();
    expect(await toldOf('lead.refused')).toEqual([]);
  });

  it('and leaves it at that: the shop is told once, and can no longer answer', async () => {
    const { uuid, shops } = await quoted(1);
    const [shop = ''] = shops;
    await visitors.own(refuseShop, uuid, { shop, reason: 'price' });
    await anHourLater();
    expect(await toldOf('lead.refused')).toEqual([shop]);
    expect((await visitors.own(undoRefusal, uuid, { shop })).code).toBe('too_late');
    expect((await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)).code).toBe('refused_lead');
    expect((await visitors.lead(readLead, uuid, shop)).body).toMatchObject({
      state: 'refused',
      contact: null,
    });
  });

  it('cannot refuse the one that was chosen', async () => {
    const { uuid, shops } = await quoted(1);
    const [shop = ''] = shops;
    await visitors.own(chooseShops, uuid, { shops: [shop] });
    expect((await visitors.own(refuseShop, uuid, { shop, reason: 'other' })).code).toBe('not_choosable');
  });
});

it('A site can show contacts to chosen shops only, from the beginning', async () => {
  const site = await startTestApp({ contactRelease: 'chosen' });
  const { uuid } = (await site.submit()).body;
  const [row] = await site.db.select().from(requests).where(eq(requests.uuid, uuid));
  expect(row?.contactRelease).toBe('chosen');
  await site.close();
});
