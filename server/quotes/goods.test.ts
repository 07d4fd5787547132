import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageQuery } from '#contract/language/address.ts';
import { MOST_ITEM_PHOTOS } from '#contract/life/follow-up.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  askForBetter,
  chooseShops,
  declineLead,
  giveQuote,
  readLead,
  readOwnRequest,
  withdrawItem,
} from '#test/server/link-calls.ts';
import { jpeg, png } from '#test/server/photos.ts';
import type { SentPhoto } from '#test/server/submission.ts';
import type { EventName } from '../base/events.ts';
import { deliveries, matches, quotes, requestPhotos } from '../db/schema.ts';

let server: TestApp;
const visitors = new Visitors(() => server);

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const photo = (name = 'back.jpg', content = jpeg()): SentPhoto => ({ name, content });

/** A request for a watch and a bag, each with a photo. Its shops were told. */
async function ask() {
  const items = (['watch', 'bag'] as const).map((category) => ({ category, photos: [photo('front.jpg')] }));
  const { uuid } = (await server.submit({ items })).body;
  await server.db.update(matches).set({ toldAt: new Date() });
  return { uuid, shops: await visitors.shopsOf(uuid) };
}

const toldOf = async (event: EventName) =>
  (await server.db.select().from(deliveries).where(eq(deliveries.event, event)))
    .map(({ recipientKey }) => recipientKey)
    .sort();

describe('A seller withdraws one of two items', () => {
  it('and shops see neither its texts nor its photos, and are told', async () => {
    const { uuid, shops } = await ask();
    const [shop] = shops;
    const [bag] = (await visitors.lead(readLead, uuid, shop)).body.items.slice(1);
    await visitors.lead(declineLead, uuid, shops[1], { reason: 'busy' });
    const { body } = await visitors.own(withdrawItem, uuid, { item: 1 });
    expect(body.items).toMatchObject([{ withdrawn: false }, { withdrawn: true, facts: [], photos: [] }]);
    expect((await visitors.lead(readLead, uuid, shop)).body.items).toMatchObject([
      { withdrawn: false },
      { title: 'バッグ', withdrawn: true, facts: [], photos: [] },
    ]);
    const answer = await server.app.inject({ url: bag?.photos[0]?.url ?? '' });
    expect(answer.statusCode).toBe(404);
    expect(await toldOf('lead.goods_changed')).toEqual(shops.filter((one) => one !== shops[1]).sort());
  });

  it('and the last one only with the request', async () => {
    const { uuid } = await ask();
    await visitors.own(withdrawItem, uuid, { item: 1 });
    expect(await visitors.own(withdrawItem, uuid, { item: 0 })).toMatchObject({
      status: 409,
      code: 'last_item',
    });
    for (const item of [1, 2])
      expect(await visitors.own(withdrawItem, uuid, { item })).toMatchObject({ code: 'not_found' });
  });
});

describe('A shop names a price for each item', () => {
  const PRICES = [
    { item: 0, amount: 900_000 },
    { item: 1, amount: 100_000 },
  ];
  const prices = (items: object[], changes: object = {}) => ({
    ...QUOTE_OF_TODAY,
    low: 1_000_000,
    high: 1_000_000,
    items,
    ...changes,
  });
  const ofSeller = async (uuid: string, shop: string) =>
    (await visitors.own(readOwnRequest, uuid)).body.shops.find((each) => each.uuid === shop);

  it('and both sides read them, in the order of the goods', async () => {
    const { uuid, shops } = await ask();
    const { body } = await visitors.lead(giveQuote, uuid, shops[0], prices(PRICES.toReversed()));
    expect(body.quote?.items).toEqual(PRICES);
    expect((await ofSeller(uuid, shops[0]))?.quote).toMatchObject({ low: 1_000_000, items: PRICES });
    await visitors.lead(giveQuote, uuid, shops[0], prices(PRICES));
    expect(await server.db.$count(quotes), 'the same once more').toBe(1);
  });

  it('and an item that the seller takes back leaves the sum', async () => {
    const { uuid, shops } = await ask();
    const [sum, whole, together] = shops;
    await visitors.lead(giveQuote, uuid, sum, prices(PRICES, { high: 1_200_000 }));
    await visitors.lead(giveQuote, uuid, whole, prices(PRICES, { low: 1_100_000, high: 1_100_000 }));
    await visitors.lead(giveQuote, uuid, together ?? '', QUOTE_OF_TODAY);
    await visitors.own(withdrawItem, uuid, { item: 1 });
    const [watch] = PRICES;
    expect((await ofSeller(uuid, sum))?.quote).toMatchObject({
      low: 900_000,
      high: 1_100_000,
      items: [watch],
    });
    expect((await ofSeller(uuid, whole))?.quote).toMatchObject({
      low: 900_000,
      high: 900_000,
      items: [watch],
    });
    expect((await ofSeller(uuid, together ?? ''))?.quote).toMatchObject({ low: 1_500_000, items: null });
  });

  it('and cannot be chosen once nothing is left of what it buys', async () => {
    const { uuid, shops } = await ask();
    const [shop] = shops;
    const amounts = { low: 100_000, high: 100_000 };
    await visitors.lead(giveQuote, uuid, shop, prices(PRICES.slice(1), amounts));
    expect((await ofSeller(uuid, shop))?.may).toContain('choose');
    await visitors.own(withdrawItem, uuid, { item: 1 });
    expect((await ofSeller(uuid, shop))?.may).not.toContain('choose');
    expect(await visitors.own(chooseShops, uuid, { shops: [shop] })).toMatchObject({ code: 'not_choosable' });
    expect((await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY)).body.may).toContain('quote');
    expect((await ofSeller(uuid, shop))?.may).toContain('choose');
  });

  it('and takes none of them back when it betters its offer', async () => {
    const { uuid, shops } = await ask();
    const [shop] = shops;
    await visitors.lead(giveQuote, uuid, shop, prices(PRICES));
    await visitors.own(askForBetter, uuid);
    const [watch, bag] = PRICES;
    for (const items of [[watch], [watch, { ...bag, amount: 99_999 }]])
      expect(
        await visitors.lead(
          giveQuote,
          uuid,
          shop,
          prices(items as object[], { low: 2_000_000, high: 2_000_000 }),
        ),
      ).toMatchObject({ code: 'no_better_quote' });
    const better = prices([watch as object, { ...bag, amount: 200_000 }], {
      low: 1_100_000,
      high: 1_100_000,
    });
    expect((await visitors.lead(giveQuote, uuid, shop, better)).body.bettering).toBe('used');
  });

  it('and not for an item that is not there, nor twice for one', async () => {
    const { uuid, shops } = await ask();
    const [shop] = shops;
    const [watch] = PRICES;
    for (const [items, code] of [
      [[{ item: 2, amount: 1 }], 'invalid_quote'],
      [[watch, watch], 'invalid_quote'],
      [[], 'invalid_body'],
      [[{ item: 0, amount: 0 }], 'invalid_body'],
      [Array.from({ length: 21 }, (_, item) => ({ item, amount: 1 })), 'invalid_body'],
    ] as const)
      expect(
        await visitors.lead(giveQuote, uuid, shop, prices([...items] as object[])),
        JSON.stringify(items),
      ).toMatchObject({ status: 422, code });
    await visitors.own(withdrawItem, uuid, { item: 1 });
    expect(await visitors.lead(giveQuote, uuid, shop, prices(PRICES))).toMatchObject({
      code: 'invalid_quote',
    });
    expect(await server.db.$count(quotes)).toBe(0);
  });
});

describe('A seller adds photos', () => {
  const add = async (
    uuid: string,
    photos: SentPhoto[],
    { item = '0', accept = '*/*', query = '', token = visitors.ownToken(uuid) } = {},
  ) => {
    const answer = await visitors.addPhotos(token, item, photos, { accept, query });
    return { status: answer.statusCode, location: answer.headers.location, text: answer.body };
  };

  it('which shops see behind the first ones, and are told of', async () => {
    const { uuid, shops } = await ask();
    expect(await add(uuid, [photo(), photo('mark.png', png())])).toMatchObject({ status: 200 });
    const { body } = await visitors.lead(readLead, uuid, shops[0]);
    expect(body.items.map(({ photos }) => photos.map(({ type }) => type))).toEqual([
      ['image/jpeg', 'image/jpeg', 'image/png'],
      ['image/jpeg'],
    ]);
    for (const { url } of body.items.flatMap(({ photos }) => photos))
      expect((await server.app.inject({ url })).statusCode).toBe(200);
    expect(await toldOf('lead.goods_changed')).toEqual([...shops].sort());
  });

  it('with the form of the page, without scripts, and is led back to the page', async () => {
    const { uuid } = await ask();
    // One link, made once: each second makes another one.
    const token = visitors.ownToken(uuid);
    const page = `/requests/${token}`;
    const byPage = { accept: 'text/html,*/*', token };
    expect(await add(uuid, [photo()], byPage)).toMatchObject({
      status: 303,
      location: expect.stringContaining(`${page}?photos=added`),
    });
    expect(await add(uuid, [photo('a.txt', Buffer.from('text'))], byPage)).toMatchObject({
      status: 303,
      location: expect.stringContaining(`${page}?photos=invalid_submission`),
    });
    expect(await add(uuid, [photo()], { ...byPage, query: languageQuery('en') })).toMatchObject({
      location: `${page}?photos=added&lang=en#photos`,
    });
  });

  it.each([
    ['no photo', [], {}, 'invalid_submission'],
    ['a file that is none', [photo('a.jpg', Buffer.from('text'))], {}, 'invalid_submission'],
    ['too many at once', [photo(), photo(), photo(), photo()], {}, 'invalid_submission'],
    ['an item that is not there', [photo()], { item: '7' }, 'not_found'],
    ['no item', [photo()], { item: 'x' }, 'not_found'],
  ])('but not %s, and nothing is stored', async (_what, photos, options, code) => {
    const { uuid } = await ask();
    const before = await server.filesOnDisk();
    const answer = await add(uuid, photos, options);
    expect(JSON.parse(answer.text).error.code).toBe(code);
    expect(await server.db.$count(requestPhotos)).toBe(2);
    expect(await server.filesOnDisk()).toEqual(before);
  });

  it('up to a number of photos of an item', async () => {
    const { uuid } = await ask();
    for (const count of [3, 3, 2])
      await add(
        uuid,
        Array.from({ length: count }, () => photo()),
      );
    expect(await server.db.$count(requestPhotos, eq(requestPhotos.itemPosition, 0))).toBe(MOST_ITEM_PHOTOS);
    const answer = await add(uuid, [photo()]);
    expect(JSON.parse(answer.text).error.code).toBe('too_many_photos');
  });
});

describe('A seller asks for better quotes', () => {
  const better = { ...QUOTE_OF_TODAY, low: QUOTE_OF_TODAY.low + 1, high: QUOTE_OF_TODAY.high + 1 };

  it('and each shop with a quote is told, and may better it once', async () => {
    const { uuid, shops } = await ask();
    const [shop] = shops;
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    expect((await visitors.lead(readLead, uuid, shop)).body.bettering).toBe('closed');
    expect((await visitors.own(askForBetter, uuid)).body.better_asked_at).not.toBeNull();
    expect(await toldOf('lead.better_asked')).toEqual([shop]);
    expect((await visitors.lead(readLead, uuid, shop)).body.bettering).toBe('open');
    expect((await visitors.lead(giveQuote, uuid, shop, better)).body.bettering).toBe('used');
    expect(await visitors.lead(giveQuote, uuid, shop, { ...better, high: better.high + 1 })).toMatchObject({
      status: 409,
      code: 'no_better_quote',
    });
    expect(await server.db.$count(quotes)).toBe(2);
  });

  it('and none of them names less', async () => {
    const { uuid, shops } = await ask();
    await visitors.lead(giveQuote, uuid, shops[0], QUOTE_OF_TODAY);
    await visitors.own(askForBetter, uuid);
    expect(await visitors.lead(giveQuote, uuid, shops[0], { ...QUOTE_OF_TODAY, low: 1 })).toMatchObject({
      code: 'no_better_quote',
    });
  });

  it('and a shop without a quote still gives its first', async () => {
    const { uuid, shops } = await ask();
    await visitors.lead(giveQuote, uuid, shops[0], QUOTE_OF_TODAY);
    await visitors.own(askForBetter, uuid);
    expect(await visitors.lead(giveQuote, uuid, shops[1], QUOTE_OF_TODAY)).toMatchObject({ status: 200 });
  });

  it('but not without a quote, not twice, and not after the decision', async () => {
    const { uuid, shops } = await ask();
    const refusal = { status: 409, code: 'not_choosable' };
    expect(await visitors.own(askForBetter, uuid)).toMatchObject(refusal);
    await visitors.lead(giveQuote, uuid, shops[0], QUOTE_OF_TODAY);
    await visitors.own(askForBetter, uuid);
    expect(await visitors.own(askForBetter, uuid)).toMatchObject(refusal);
    const { uuid: second, shops: others } = await ask();
    await visitors.lead(giveQuote, second, others[0], QUOTE_OF_TODAY);
    await visitors.own(chooseShops, second, { shops: [others[0]] });
    expect(await visitors.own(askForBetter, second)).toMatchObject(refusal);
  });
});

describe('The links of a request', () => {
  const old = new Date(Date.now() - 91 * 86_400_000);

  it('work as long as a quote holds', async () => {
    const { uuid, shops } = await ask();
    const own = visitors.ownToken(uuid, { since: old });
    const lead = visitors.leadToken(uuid, shops[1], { since: old });
    expect(await visitors.call(readOwnRequest, own)).toMatchObject({ status: 410, code: 'expired_link' });
    await visitors.lead(giveQuote, uuid, shops[0], QUOTE_OF_TODAY);
    expect(await visitors.call(readOwnRequest, own)).toMatchObject({ status: 200 });
    expect(await visitors.call(readLead, lead)).toMatchObject({ status: 200 });
    await server.db.update(quotes).set({ validUntil: '2020-01-01' });
    expect(await visitors.call(readOwnRequest, own)).toMatchObject({ status: 410 });
  });
});
