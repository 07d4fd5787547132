import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pieceLine } from '#contract/goods/piece-words.ts';
import { PASS_REASONS } from '#contract/life/facts.ts';
import type { Disclosed } from '#contract/life/follow-up.ts';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  chooseShops,
  declineLead,
  eraseOwnRequest,
  giveQuote,
  openContact,
  readLead,
  readOwnRequest,
  releaseContact,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { quiet } from '#test/server/quiet.ts';
import { deliveries, disclosures, matches } from '../db/schema.ts';
import type { Delivery } from '../deliveries/carry-out.ts';

/*
 * Each sentence of pages and mails about who knows what is caused here, and compared with the ledger in the database and
 * with what the shop can really see.
 */

let server: TestApp;
const { outbox, life, clock } = quiet();
const visitors = new Visitors(() => server);

beforeAll(async () => {
  server = await startTestApp({ outbox, clock });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

async function ask() {
  const items = [{ category: 'watch' as const, photos: [{ name: 'a.jpg', content: jpeg() }] }];
  const { uuid } = (await server.submit({ items })).body;
  return { uuid, shops: await visitors.shopsOf(uuid) };
}

/** The mail about the request is accepted for a shop, or given up. */
async function mailed(uuid: string, shop: string, isTaken = true): Promise<void> {
  const [row] = await server.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.subjectUuid, uuid), eq(deliveries.recipientKey, shop)));
  const settled = isTaken ? { state: 'sent' as const } : { state: 'dead' as const, error: 'smtp_550' };
  await server.db.transaction((tx) => life.settled(tx, row as Delivery, settled as never));
}

/** The things that each shop has learned, as the page and the ledger say. */
async function learned(uuid: string) {
  const page = (await visitors.own(readOwnRequest, uuid)).body.shops.flatMap((shop) =>
    shop.learned.map(({ what, at }) => `${shop.uuid} ${what} ${at}`),
  );
  const ledger = (await server.db.select().from(disclosures).where(eq(disclosures.requestUuid, uuid))).map(
    ({ shopUuid, what, at }) => `${shopUuid} ${what} ${at.toISOString()}`,
  );
  expect(page.sort()).toEqual(ledger.sort());
  return page.map((line) => line.split(' ').slice(0, 2).join(' '));
}

const lines = (shop: string, ...what: Disclosed[]) => what.map((one) => `${shop} ${one}`);

describe('「伝わった情報」', () => {
  it('「まだ何も伝わっていません」: no mail was accepted', async () => {
    const { uuid } = await ask();
    expect(await learned(uuid)).toEqual([]);
  });

  it('「商品の内容」: the mail was accepted for the shop, and for no other', async () => {
    const { uuid, shops } = await ask();
    await mailed(uuid, shops[0]);
    await mailed(uuid, shops[1], false);
    expect(await learned(uuid)).toEqual(lines(shops[0], 'goods'));
  });

  it('「写真」: the shop has loaded one', async () => {
    const { uuid, shops } = await ask();
    await mailed(uuid, shops[0]);
    const { body } = await visitors.lead(readLead, uuid, shops[0]);
    expect(await learned(uuid)).toEqual(lines(shops[0], 'goods'));
    await server.app.inject({ url: body.items[0]?.photos[0]?.url ?? '' });
    expect(await learned(uuid)).toEqual(lines(shops[0], 'goods', 'photos'));
  });

  it('「お名前と連絡先」: the shop has asked for them; a look at the page alone is none', async () => {
    const { uuid, shops } = await ask();
    await mailed(uuid, shops[0]);
    expect((await visitors.lead(readLead, uuid, shops[0])).body.contact).toBeNull();
    expect(await learned(uuid)).toEqual(lines(shops[0], 'goods'));
    expect((await visitors.lead(openContact, uuid, shops[0])).body.contact).not.toBeNull();
    expect(await learned(uuid)).toEqual(lines(shops[0], 'contact', 'goods'));
  });
});

describe('「連絡先を伝えるお店」', () => {
  it('「お客様が決めたお店だけに連絡先が伝わります」: only the chosen one can see it', async () => {
    const { uuid, shops } = await ask();
    for (const shop of shops) await mailed(uuid, shop);
    await visitors.lead(openContact, uuid, shops[0]);
    await visitors.own(releaseContact, uuid, { contact_release: 'chosen' });
    for (const shop of [shops[1], ...shops.slice(2, 4)]) {
      await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
      expect(await visitors.lead(openContact, uuid, shop)).toMatchObject({ code: 'contact_withheld' });
    }
    await visitors.own(chooseShops, uuid, { shops: [shops[1]] });
    clock.advance(CHOICE_MINUTES);
    await visitors.lead(openContact, uuid, shops[1]);
    const contact = await server.db
      .select()
      .from(disclosures)
      .where(and(eq(disclosures.requestUuid, uuid), eq(disclosures.what, 'contact')))
      .orderBy(disclosures.at);
    // 「…には、すでに連絡先が伝わっています」 names the first, by its own act.
    expect(contact.map(({ shopUuid, act }) => [shopUuid, act])).toEqual([
      [shops[0], 'shop'],
      [shops[1], 'seller'],
    ]);
  });
});

describe('「査定額あり」', () => {
  it('counts quotes, whoever looked or called later, and none of a shop that declined', async () => {
    const { uuid, shops } = await ask();
    const [first, second, third = ''] = shops;
    for (const shop of [first, second, third]) await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await visitors.lead(openContact, uuid, first);
    await visitors.lead(declineLead, uuid, third, { reason: 'busy' });
    const { body } = await visitors.own(readOwnRequest, uuid);
    expect(body.shops.filter(({ quote }) => quote).map((shop) => shop.uuid)).toEqual([first, second]);
  });
});

describe('「ご依頼の情報を受け取った…社の買取店に、控えの消去をお願いするお知らせを送ります」', () => {
  it.each([0, 1, 3])('after %i shops have learned something', async (count) => {
    const { uuid, shops } = await ask();
    for (const shop of shops.slice(0, count)) await mailed(uuid, shop);
    const answer = (await visitors.own(eraseOwnRequest, uuid)).body as unknown as { told: number };
    expect(answer.told).toBe(count);
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.event, 'request.erased'));
    expect(
      rows
        .filter(({ recipient }) => recipient === 'shop')
        .map(({ recipientKey }) => recipientKey)
        .sort(),
    ).toEqual(shops.slice(0, count).sort());
  });
});

describe('「買取店のページに、お客様の連絡先は表示されなくなります」', () => {
  it('after a withdrawal no shop sees contact or photos, not even one that knew them', async () => {
    const { uuid, shops } = await ask();
    await visitors.lead(openContact, uuid, shops[0]);
    await visitors.own(withdrawRequest, uuid);
    for (const shop of shops.slice(0, 2)) {
      const { body } = await visitors.lead(readLead, uuid, shop);
      expect(body).toMatchObject({ contact: null, items: [{ photos: [] }] });
    }
  });
});

describe('「ご依頼をお届けできませんでした」', () => {
  it('the shop sees nothing any more, and its reason is one that the page has words for', async () => {
    const { uuid, shops } = await ask();
    await mailed(uuid, shops[0], false);
    const { body } = await visitors.own(readOwnRequest, uuid);
    expect(body.shops.find((shop) => shop.uuid === shops[0])).toMatchObject({
      state: 'passed',
      why: 'unreachable',
    });
    const [match] = await server.db
      .select()
      .from(matches)
      .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shops[0])));
    expect(Object.keys(PASS_REASONS)).toContain(match?.passedWhy);
    expect(await visitors.lead(openContact, uuid, shops[0])).toMatchObject({ code: 'passed_lead' });
  });
});

it('「同じ物が12点」: a shop reads the number of pieces with the goods, before it sees the note or the contact', async () => {
  const line = pieceLine(1, 'ウイスキー', { count: 12, mixed: false });
  const attribution = { user_note: `090-1234-5678\n${line}` };
  const { uuid } = (await server.submit({ items: [{ category: 'alcohol' }], attribution })).body;
  const [shop = ''] = await visitors.shopsOf(uuid);
  const { body } = await visitors.lead(readLead, uuid, shop);
  expect(body.contact).toBeNull();
  expect(body.items[0]?.facts).toContainEqual({ name: '数量', value: '同じ物が12点' });
  expect(JSON.stringify(body)).not.toContain('090-1234-5678');
});
