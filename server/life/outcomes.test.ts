import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HELD_BACK, REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import type { ShopReviews } from '#contract/schemas/site.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  answerReview,
  chooseShops,
  eraseOwnRequest,
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  releaseContact,
  rewriteReview,
  tellOutcome,
  tellShopOutcome,
  withdrawRequest,
  writeReview,
} from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { deliveries, matches, outcomes, requests, reviews } from '../db/schema.ts';
import { eraseByUuid, eraseExpired, erasePerson } from '../people/erase.ts';
import { listErased, readParted } from '../people/show.ts';
import { tick } from './clock.ts';
import { askChange, decideReview, listReviews } from './reviews.ts';

let server: TestApp;
const { outbox, life, clock } = quiet();
const visitors = new Visitors(() => server);

beforeAll(async () => {
  server = await startTestApp({ outbox, clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.reset();
  await server.db.delete(reviews);
  await server.reset();
});

const SOLD = { result: 'sold', amount: 1_600_000, why: null } as const;
const NOT_SOLD = { result: 'not_sold', amount: null, why: 'price' } as const;
const REVIEW = { explanation: 5, speed: 4, paid: true, text: '説明が分かりやすいお店でした。' };

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** The clock does its work so many days from now. */
async function later(days: number): Promise<void> {
  clock.set(inDays(days));
  await tick(life, server.db);
}

/** A request for which a number of shops have both the contact and a quote. */
async function released(count = 1) {
  const { uuid } = (await server.submit()).body;
  const shops = await visitors.shopsOf(uuid);
  for (const shop of shops.slice(0, count)) {
    await visitors.lead(openContact, uuid, shop);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
  }
  return { uuid, shops, shop: shops[0] };
}

async function deal() {
  const all = await released();
  await visitors.own(tellOutcome, all.uuid, { shop: all.shop, ...SOLD });
  await visitors.lead(tellShopOutcome, all.uuid, all.shop, { ...SOLD, amount: 1_500_000 });
  return all;
}

/** The sides that were asked, as often as they were. */
async function askedPeople() {
  const rows = await server.db.select().from(deliveries);
  const of = (event: string) => rows.filter((row) => row.event === event);
  return {
    seller: of('request.outcome_asked').length,
    shops: of('lead.outcome_asked')
      .map(({ recipientKey }) => recipientKey)
      .sort(),
  };
}

const ofShop = async (uuid: string, shop: string) =>
  (await visitors.own(readOwnRequest, uuid)).body.shops.find((one) => one.uuid === shop);

const onPage = async (shop: string): Promise<ShopReviews> =>
  (await server.app.inject(`/v1/partner_shops/company_shops/${shop}`)).json().reviews;

async function decide(uuid = '', isRelease = true) {
  const [row] = await server.db.select().from(reviews).where(eq(reviews.uuid, uuid));
  return row && decideReview(server.db, row, isRelease);
}

describe('What became of the goods', () => {
  it('is asked three days after shops have contact and quote: the seller once for all, and each shop', async () => {
    const { shops } = await released(2);
    await later(2.9);
    expect(await askedPeople()).toEqual({ seller: 0, shops: [] });
    await later(3.1);
    expect(await askedPeople()).toEqual({ seller: 1, shops: shops.slice(0, 2).sort() });
    await later(9.9);
    expect(await askedPeople()).toMatchObject({ seller: 1 });
  });

  it('and once more after ten, only of those who have not said it; then never again', async () => {
    const { uuid, shops, shop } = await released(2);
    const [, other] = shops;
    await later(3.1);
    await visitors.own(tellOutcome, uuid, { shop, ...SOLD });
    await visitors.lead(tellShopOutcome, uuid, other, NOT_SOLD);
    await visitors.own(tellOutcome, uuid, { shop: other, result: 'open', amount: null, why: null });
    for (const day of [10.1, 11, 60]) await later(day);
    expect(await askedPeople()).toEqual({ seller: 2, shops: [shop, shop, other].sort() });
    expect(await server.db.$count(matches, sql`next_at is not null and contact_seen_at is not null`)).toBe(0);
  });

  it('is not asked where both have said it, where the seller has withdrawn, or where nobody has both', async () => {
    await deal();
    const { uuid } = await released();
    await visitors.own(withdrawRequest, uuid);
    const onlyContact = await server.submit();
    const [shop] = await visitors.shopsOf(onlyContact.body.uuid);
    await visitors.lead(openContact, onlyContact.body.uuid, shop);
    await later(20);
    expect(await askedPeople()).toEqual({ seller: 0, shops: [] });
  });

  it('counts from the look at the contact where it goes to chosen shops only', async () => {
    const { uuid } = (await server.submit()).body;
    const [shop, other] = await visitors.shopsOf(uuid);
    await visitors.own(releaseContact, uuid, { contact_release: 'chosen' });
    for (const one of [shop, other]) await visitors.lead(giveQuote, uuid, one, QUOTE_OF_TODAY);
    expect((await ofShop(uuid, shop))?.release).toBeNull();
    await visitors.own(chooseShops, uuid, { shops: [shop] });
    await later(1);
    expect((await ofShop(uuid, shop))?.release, 'it does not know the contact').toBeNull();
    await visitors.lead(openContact, uuid, shop);
    await later(3.9);
    expect(await askedPeople()).toEqual({ seller: 0, shops: [] });
    await later(4.1);
    expect(await askedPeople()).toEqual({ seller: 1, shops: [shop] });
  });

  it('is asked of the seller about all shops that know the contact, and of no shop that was not chosen', async () => {
    const { uuid, shop } = await released(3);
    await visitors.own(chooseShops, uuid, { shops: [shop] });
    for (const day of [1, 3.1, 10.1]) await later(day);
    expect(await askedPeople()).toEqual({ seller: 2, shops: [shop, shop] });
    const { body } = await visitors.own(readOwnRequest, uuid);
    expect(body.shops.filter(({ release }) => release)).toHaveLength(3);
  });

  it('is asked once by two processes', async () => {
    await released();
    clock.set(inDays(3.1));
    await Promise.all([tick(life, server.db), tick(life, server.db)]);
    expect(await askedPeople()).toMatchObject({ seller: 1 });
  });
});

describe('A deal', () => {
  it('needs both sides; the other side’s amount stays its own', async () => {
    const { uuid, shop } = await released();
    await visitors.own(tellOutcome, uuid, { shop, ...SOLD });
    expect((await ofShop(uuid, shop))?.release).toEqual({ outcome: SOLD, deal: false });
    const { body } = await visitors.lead(tellShopOutcome, uuid, shop, { ...SOLD, amount: null });
    expect(body.release).toEqual({ outcome: { ...SOLD, amount: null }, deal: true });
    expect((await ofShop(uuid, shop))?.release?.deal).toBe(true);
    await visitors.lead(tellShopOutcome, uuid, shop, NOT_SOLD);
    expect((await ofShop(uuid, shop))?.release?.deal).toBe(false);
  });

  it('is about a shop that has the contact and has named a price', async () => {
    const { uuid, shops } = await released();
    const refusal = { status: 409, code: 'not_released' };
    expect(await visitors.own(tellOutcome, uuid, { shop: shops[1], ...SOLD })).toMatchObject(refusal);
    expect(await visitors.lead(tellShopOutcome, uuid, shops[1], SOLD)).toMatchObject(refusal);
  });

  it('keeps no reason of a sale and no amount of none', async () => {
    const { uuid, shop } = await released();
    await visitors.own(tellOutcome, uuid, { shop, result: 'not_sold', amount: 5, why: 'condition' });
    expect((await ofShop(uuid, shop))?.release?.outcome).toEqual({ ...NOT_SOLD, why: 'condition' });
  });
});

describe('A review', () => {
  it('needs a deal, and there is one of each', async () => {
    const { uuid, shop } = await released();
    const refusal = { status: 409, code: 'no_deal' };
    await visitors.own(tellOutcome, uuid, { shop, ...SOLD });
    expect(await visitors.own(writeReview, uuid, { shop, ...REVIEW })).toMatchObject(refusal);
    await visitors.lead(tellShopOutcome, uuid, shop, SOLD);
    expect(await visitors.own(writeReview, uuid, { shop, ...REVIEW })).toMatchObject({ status: 200 });
    expect(await visitors.own(writeReview, uuid, { shop, ...REVIEW })).toMatchObject(refusal);
    expect((await ofShop(uuid, shop))?.review).toEqual({ ...REVIEW, state: 'waiting', why: null });
  });

  it('is nowhere before the operator has released it; then with its month, and the shop may answer once', async () => {
    const { uuid, shop } = await deal();
    await visitors.own(writeReview, uuid, { shop, ...REVIEW });
    const [row] = await listReviews(server.db, true, { limit: 20, offset: 0 });
    expect(row).toMatchObject({ text: REVIEW.text });
    expect(await onPage(shop)).toEqual({ count: 0, average: null, newest: [] });
    expect((await visitors.lead(readLead, uuid, shop)).body.review).toBeNull();
    const answer = { text: 'ありがとうございました。' };
    expect(await visitors.lead(answerReview, uuid, shop, answer)).toMatchObject({ code: 'not_found' });

    expect(await decide(row?.uuid, true)).toBe('review');
    expect(await onPage(shop)).toMatchObject({
      count: 1,
      average: null,
      newest: [{ ...REVIEW, month: expect.stringMatching(/^\d{4}-\d\d$/), answer: '' }],
    });
    expect((await visitors.lead(answerReview, uuid, shop, answer)).body.review?.answer).toBe(answer.text);
    expect(await visitors.lead(answerReview, uuid, shop, answer)).toMatchObject({ code: 'not_found' });
    expect((await onPage(shop)).newest[0]?.answer).toBe('');
    expect(await decide(row?.uuid, true)).toBe('answer');
    expect((await onPage(shop)).newest[0]?.answer).toBe(answer.text);
    expect(await listReviews(server.db, true, { limit: 20, offset: 0 })).toEqual([]);
  });

  it('and its answer have no name and no way to reach anybody in them, from the beginning', async () => {
    const { uuid, shop } = await deal();
    await server.db.update(requests).set({ name1: '山田 花子' });
    const text = '山田です。電話は 090-1234-5678 でした。説明は丁寧でした。';
    await visitors.own(writeReview, uuid, { shop, ...REVIEW, text });
    await server.db.update(reviews).set({ shownAt: new Date() });
    await visitors.lead(answerReview, uuid, shop, { text: '山田様、shop@example.jp までどうぞ。' });
    const rows = JSON.stringify(await server.db.select().from(reviews));
    expect(rows).toContain('説明は丁寧でした');
    expect(rows).toContain(HELD_BACK);
    expect(rows).not.toMatch(/山田|090-1234|shop@/);
    expect((await ofShop(uuid, shop))?.review?.text).toContain(HELD_BACK);
  });

  it('is rewritten once, where the operator has asked for it; until then nobody sees it', async () => {
    const { uuid, shop } = await deal();
    await visitors.own(writeReview, uuid, { shop, ...REVIEW });
    const [row] = await server.db.select().from(reviews);
    const again = { ...REVIEW, explanation: 4, text: '説明は分かりやすかったです。' };
    const rewrite = () => visitors.own(rewriteReview, uuid, { shop, ...again });
    expect(await rewrite()).toMatchObject({ status: 404, code: 'not_found' });
    await decide(row?.uuid, true);
    expect(row && (await askChange(server.db, row, 'words', new Date()))).toBe(true);
    expect((await onPage(shop)).count).toBe(0);
    expect((await ofShop(uuid, shop))?.review).toMatchObject({ state: 'changing', why: 'words' });
    expect(await listReviews(server.db, true, { limit: 20, offset: 0 }), 'it waits for the seller').toEqual(
      [],
    );
    await visitors.own(withdrawRequest, uuid);
    expect(await rewrite()).toMatchObject({ status: 200 });
    expect((await ofShop(uuid, shop))?.review).toMatchObject({ ...again, state: 'waiting' });
    expect(await rewrite()).toMatchObject({ code: 'not_found' });
    expect(await decide(row?.uuid, true)).toBe('review');
    expect((await onPage(shop)).newest[0]?.text).toBe(again.text);
  });

  it('that is refused is shown to nobody, also later', async () => {
    const { uuid, shop } = await deal();
    await visitors.own(writeReview, uuid, { shop, ...REVIEW });
    const [row] = await listReviews(server.db, true, { limit: 20, offset: 0 });
    const decideIt = (isRelease: boolean) => decide(row?.uuid, isRelease);
    expect(await decideIt(false)).toBe('review');
    expect(await decideIt(false)).toBeUndefined();
    expect((await onPage(shop)).count).toBe(0);
    await decideIt(true);
    expect(await decideIt(true)).toBeUndefined();
    await decideIt(false);
    expect((await onPage(shop)).count).toBe(0);
  });

  it('is averaged from five on', async () => {
    const { uuid, shop } = await deal();
    const row = { shopUuid: shop, explanation: 5, speed: 3, paid: true, text: '', shownAt: new Date() };
    const add = (count: number) => server.db.insert(reviews).values(Array.from({ length: count }, () => row));
    await add(REVIEW_LIMITS.averagedFrom - 1);
    expect((await onPage(shop)).average).toBeNull();
    await visitors.own(writeReview, uuid, { shop, explanation: 1, speed: 3, paid: false, text: 'x' });
    expect((await onPage(shop)).average).toBeNull();
    await server.db.update(reviews).set({ shownAt: new Date() });
    expect((await onPage(shop)).average).toEqual({ explanation: 4.2, speed: 3, paid: 0.8 });
    await add(REVIEW_LIMITS.shown);
    expect((await onPage(shop)).newest).toHaveLength(REVIEW_LIMITS.shown);
  });

  it('that is shown outlives a request that is too old; one that is not goes with it', async () => {
    const shownDeal = await deal();
    await visitors.own(writeReview, shownDeal.uuid, { shop: shownDeal.shop, ...REVIEW });
    await server.db.update(reviews).set({ shownAt: new Date() });
    const unread = await deal();
    await visitors.own(writeReview, unread.uuid, { shop: unread.shop, ...REVIEW });
    await server.db.update(requests).set({ createdAt: sql`now() - interval '2 days'` });
    await eraseExpired(server.db, server.photos, 1);
    expect(await server.db.select({ request: reviews.requestUuid }).from(reviews)).toEqual([
      { request: null },
    ]);
    expect(await server.db.$count(outcomes)).toBe(0);
    expect((await onPage(shownDeal.shop)).count).toBe(1);
  });

  const shownReview = async () => {
    const { uuid, shop } = await deal();
    await visitors.own(writeReview, uuid, { shop, ...REVIEW });
    await server.db.update(reviews).set({ shownAt: new Date() });
    return { uuid, shop };
  };

  it('goes with its request where the seller erases that, though it is shown', async () => {
    const { uuid, shop } = await shownReview();
    await visitors.own(eraseOwnRequest, uuid);
    expect((await onPage(shop)).count).toBe(0);
  });

  it.each([
    ['address', { email: 'HANAKO@Example.jp' }],
    ['address in full-width letters', { email: 'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ' }],
    ['number', { phone: '０８０ー１１１１ー２２２２' }],
  ])(
    'is found by the %s of its writer after the request has become too old, and again',
    async (_, person) => {
      const { uuid, shop } = await shownReview();
      const aged = {
        createdAt: sql`now() - interval '2 days'`,
        email: 'hanako@example.jp',
        tel1: '080-1111-2222',
      };
      await server.db.update(requests).set(aged).where(eq(requests.uuid, uuid));
      await eraseExpired(server.db, server.photos, 1);
      const [parted] = await server.db.select().from(reviews);
      expect(JSON.stringify(parted)).not.toMatch(/hanako|1111/);
      expect(await readParted(server.db, person, 'operator')).toMatchObject([{ text: REVIEW.text }]);
      expect(await erasePerson(server.db, server.photos, person)).toMatchObject({ requests: 0, reviews: 1 });
      expect((await onPage(shop)).count).toBe(0);
      // A restored backup brings it back.
      await server.db.insert(reviews).values(parted ?? ({} as never));
      const again = await eraseByUuid(server.db, server.photos, await listErased(server.db));
      expect(again).toMatchObject({ reviews: 1 });
    },
  );

  it('of others stays where a person is erased, and where nobody is named', async () => {
    const { shop } = await shownReview();
    await server.db.update(requests).set({ createdAt: sql`now() - interval '2 days'` });
    await eraseExpired(server.db, server.photos, 1);
    for (const person of [{ email: 'other@example.jp' }, { phone: '-' }, { email: '' }, {}])
      expect(await erasePerson(server.db, server.photos, person)).toMatchObject({ reviews: 0 });
    expect((await onPage(shop)).count).toBe(1);
  });
});
