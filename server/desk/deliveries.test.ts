import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { MOST_COUNTED } from '#contract/desk/lists.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { numberOf } from '../db/records/number.ts';
import { auditLog, deliveries, matches, media, mediumEndpoints, requests, shops } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import type { AnswerOfAct } from './acts.ts';

type List = AnswerOfAct<'readDeliveries'>;
type NewDelivery = Partial<typeof deliveries.$inferInsert>;

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let staff: string;
let reader: string;
/** A request with its first two shops. */
let request: string;
let shop: string;
let other: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  staff = (await people.somebody('staff')).session;
  reader = (await people.somebody('reader')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  request = (await server.submit()).body.uuid;
  const rows = await server.db.select().from(matches).where(eq(matches.requestUuid, request)).limit(2);
  [shop = '', other = ''] = rows.map(({ shopUuid }) => shopUuid);
  for (const table of [deliveries, auditLog, mediumEndpoints, media]) await server.db.delete(table);
});

const TO_SHOP = { event: 'lead.reminded', channel: 'mail', recipient: 'shop', subject: 'requests' } as const;

/** A mail to the first shop about the request, unless something else is said. */
async function deliver(fields: NewDelivery = {}): Promise<string> {
  const row = { ...TO_SHOP, recipientKey: shop, subjectUuid: request, ...fields };
  const [{ uuid = '' } = {}] = await server.db.insert(deliveries).values(row).returning();
  return uuid;
}

async function list(query: Record<string, string> = {}): Promise<List> {
  const { status, body } = await ask(CALLS.readDeliveries, { as: reader, query });
  expect(status).toBe(200);
  return body;
}
const uuidsOf = ({ deliveries: rows }: List) => rows.map(({ uuid }) => uuid);
const shopName = async (uuid: string) =>
  (await server.db.select().from(shops).where(eq(shops.uuid, uuid)))[0]?.shopName ?? '';

describe('A line of the list of deliveries', () => {
  it('names the shop and the request as people know them', async () => {
    await deliver();
    expect((await list()).deliveries).toMatchObject([
      {
        to: { table: 'shops', uuid: shop, name: await shopName(shop), is_there: true },
        about: { table: 'requests', uuid: request, name: numberOf(request), is_there: true },
      },
    ]);
  });

  it('names the request by its number also when it is gone', async () => {
    await eraseByUuid(server.db, server.photos, [request]);
    await server.db.delete(deliveries);
    await deliver({ state: 'erased' });
    expect((await list()).deliveries[0]?.about).toMatchObject({ name: numberOf(request), is_there: false });
  });

  it('names the medium of a partner, and nobody who has no name at the desk', async () => {
    const [medium] = await server.db
      .insert(media)
      .values({ uuid: crypto.randomUUID(), name: '時計ブログ' })
      .returning();
    const mediumUuid = medium?.uuid ?? '';
    const [endpoint] = await server.db
      .insert(mediumEndpoints)
      .values({ mediumUuid, kind: 'webhook', url: 'https://blog.example/hook' })
      .returning();
    const call = { channel: 'webhook', event: 'conversion.completed' } as const;
    const uuid = await deliver({ ...call, recipient: 'medium', recipientKey: endpoint?.uuid ?? '' });
    await deliver({ recipient: 'seller', recipientKey: '', event: 'request.created' });
    await deliver({ ...call, recipient: 'endpoint', recipientKey: 'office' });
    const { deliveries: rows } = await list();
    expect(rows.map(({ to }) => to?.name ?? null).sort()).toEqual(['時計ブログ', null, null].sort());
    expect(uuidsOf(await list({ medium: mediumUuid }))).toEqual([uuid]);
  });
});

describe('The filter of deliveries', () => {
  it('takes a state, an event, a shop by uuid or by name, a request by uuid or by number', async () => {
    const dead = await deliver({ state: 'dead', error: 'smtp_550' });
    const decision = await deliver({ event: 'lead.chosen', state: 'sent', recipientKey: other });
    const elsewhere = await deliver({ subjectUuid: crypto.randomUUID(), state: 'sent', recipientKey: other });
    expect(uuidsOf(await list({ state: 'dead' }))).toEqual([dead]);
    expect(uuidsOf(await list({ event: 'lead.chosen' }))).toEqual([decision]);
    expect(uuidsOf(await list({ shop }))).toEqual([dead]);
    expect(uuidsOf(await list({ shop: await shopName(shop) }))).toEqual([dead]);
    for (const about of [request, numberOf(request), ` ${numberOf(request).toLowerCase()} `])
      expect(uuidsOf(await list({ about })).sort()).toEqual([dead, decision].sort());
    expect(uuidsOf(await list({ about: 'AAAA-AAAA-AAAA' }))).toEqual([]);
    expect(uuidsOf(await list({ shop: 'そのような店はありません' }))).toEqual([]);
    expect(uuidsOf(await list({ shop: other, event: 'lead.reminded' }))).toEqual([elsewhere]);
  });

  it('takes a reason, which stands for all its codes, and names those that there are', async () => {
    const dead = { state: 'dead' } as const;
    const uuids = [
      await deliver({ ...dead, error: 'smtp_550' }),
      await deliver({ ...dead, error: 'smtp_551' }),
    ];
    const late = await deliver({ ...dead, error: 'something_new' });
    await deliver({ state: 'sent' });
    const answer = await list({ reason: 'no_mailbox' });
    expect(uuidsOf(answer).sort()).toEqual(uuids.sort());
    expect(answer.reasons.toSorted()).toEqual(['no_mailbox', 'something_new']);
    expect(uuidsOf(await list({ reason: 'something_new' }))).toEqual([late]);
    expect(uuidsOf(await list({ reason: 'busy' }))).toEqual([]);
  });

  it('takes days of Japan, both included', async () => {
    const uuid = await deliver({ createdAt: new Date('2026-03-01T14:59:59Z') });
    await deliver({ createdAt: new Date('2026-03-01T15:00:00Z') });
    expect(uuidsOf(await list({ from: '2026-03-01', until: '2026-03-01' }))).toEqual([uuid]);
  });

  test.each([
    { state: 'x' },
    { event: 'constructor' },
    { medium: 'x' },
    { from: '2026-02-31' },
    { shop: ' ' },
    { about: ' ' },
  ])('is none, if it is %j', async (query) => {
    const uuid = await deliver();
    expect(uuidsOf(await list(query))).toEqual([uuid]);
  });

  it('leads through all of several shops in pieces, each delivery once', async () => {
    const name = await shopName(shop);
    await server.db.update(shops).set({ shopName: name }).where(eq(shops.uuid, other));
    await server.db.execute(sql`insert into deliveries
        (event, channel, recipient, recipient_key, subject, subject_uuid, created_at)
      select 'lead.reminded', 'mail', 'shop', case when n % 2 = 0 then ${shop} else ${other} end, 'requests', ${request}::uuid,
        now() - make_interval(secs => n / 3) from generate_series(1, ${2 * DESK_ROWS + 5}) n`);
    const uuids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const piece: List = await list({ shop: name, after });
      uuids.push(...uuidsOf(piece));
      after = piece.next;
    }
    expect([uuids.length, new Set(uuids).size]).toEqual([2 * DESK_ROWS + 5, 2 * DESK_ROWS + 5]);
  });

  it('counts exactly up to a thousand, and then says that there are more', async () => {
    const add = (count: number) =>
      server.db.execute(sql`insert into deliveries (event, channel, recipient, recipient_key, subject, subject_uuid)
        select 'lead.reminded', 'mail', 'shop', ${shop}, 'requests', ${request}::uuid from generate_series(1, ${count})`);
    await add(MOST_COUNTED);
    expect((await list({ shop })).total).toBe(MOST_COUNTED);
    await add(5);
    expect((await list({ shop })).total).toBe(MOST_COUNTED + 1);
  });

  it('says which one shop it is about', async () => {
    expect((await list({ shop })).shop).toMatchObject({ uuid: shop, is_there: true });
    expect((await list()).shop).toBeNull();
  });
});

describe('Dead deliveries', () => {
  it('are sent again as far as the filter goes, and no further', async () => {
    const dead = { state: 'dead', error: 'smtp_certificate' } as const;
    await deliver(dead);
    await deliver({ ...dead, recipientKey: other });
    await deliver({ state: 'dead', error: 'smtp_550' });
    const all = { uuids: [], all: true };
    const again = (query: object) => ask(CALLS.sendAgain, { as: staff, body: { ...all, ...query } });
    expect((await again({ reason: 'certificate', shop: other })).body).toEqual({ count: 1 });
    expect((await again({ reason: 'certificate' })).body).toEqual({ count: 1 });
    expect((await again({ shop: 'そのような店はありません' })).body).toEqual({ count: 0 });
    expect(await server.db.$count(deliveries, eq(deliveries.state, 'dead'))).toBe(1);
  });
});

describe('The mails that a shop did not get', () => {
  const unsent = async (of = shop) =>
    (await ask(CALLS.readUnsent, { as: reader, params: { uuid: of } })).body;
  const send = (of = shop, as = staff) => ask(CALLS.sendUnsent, { as, params: { uuid: of } });
  const dead = { state: 'dead', error: 'smtp_550' } as const;
  const place = (changes: Partial<typeof matches.$inferInsert>) =>
    server.db.update(matches).set(changes).where(eq(matches.shopUuid, shop));
  const stateOf = async (uuid: string) =>
    (await server.db.select().from(deliveries).where(eq(deliveries.uuid, uuid)))[0]?.state;

  it('are sent again with one press, those of this shop alone, and the log says how many', async () => {
    const own = [await deliver(dead), await deliver({ ...dead, event: 'lead.goods_changed' })];
    const strange = await deliver({ ...dead, recipientKey: other });
    expect(await unsent()).toEqual({ count: 2, left_out: [] });
    expect((await send()).body).toEqual({ count: 2 });
    expect(await Promise.all(own.map(stateOf))).toEqual(['waiting', 'waiting']);
    expect(await stateOf(strange)).toBe('dead');
    expect((await send()).body).toEqual({ count: 0 });
    const entries = await server.db.select().from(auditLog).orderBy(asc(auditLog.at));
    expect(entries).toMatchObject([
      { action: 'send_again', subject: 'shops', subjectUuid: shop, changed: 'mails: 2' },
    ]);
  });

  it('stay, if the request is withdrawn, lost, decided or gone, and the reader hears why', async () => {
    const uuid = await deliver(dead);
    await place({ passedAt: new Date(), passedWhy: 'unreachable' });
    expect(await unsent()).toEqual({
      count: 0,
      left_out: [{ why: 'ご依頼をお届けできませんでした', count: 1 }],
    });
    await place({ passedAt: null, passedWhy: null });
    await server.db.update(requests).set({ withdrawnAt: new Date() });
    expect(await unsent()).toEqual({
      count: 0,
      left_out: [{ why: 'ご依頼が取り下げられました', count: 1 }],
    });
    await server.db.update(requests).set({ withdrawnAt: null });
    await deliver({ ...dead, subjectUuid: crypto.randomUUID() });
    expect(await unsent()).toEqual({
      count: 1,
      left_out: [{ why: 'ご依頼の情報が削除されました', count: 1 }],
    });
    await place({ openedAt: new Date(), contactSeenAt: new Date() });
    expect((await unsent()).left_out).toContainEqual({ why: 'すでに次の段階に進んでいます', count: 1 });
    expect((await send()).body).toEqual({ count: 0 });
    expect(await stateOf(uuid)).toBe('dead');
    expect(await server.db.$count(auditLog)).toBe(0);
  });

  it('that say that it is over are sent, also when the request is gone', async () => {
    await server.db.update(requests).set({ withdrawnAt: new Date() });
    await deliver({ ...dead, event: 'request.withdrawn' });
    await deliver({ ...dead, event: 'request.erased', subjectUuid: crypto.randomUUID() });
    expect(await unsent()).toEqual({ count: 2, left_out: [] });
  });

  it('are sent by those who may, and once, also when two press at once', async () => {
    await deliver(dead);
    expect(await send(shop, reader)).toEqual(refusal(403, 'not_allowed'));
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ body }) => body.count).sort()).toEqual([0, 1]);
  });

  it('wait until the address is corrected, which lets the shop be told again', async () => {
    await server.db.update(shops).set({ unreachableAt: new Date(), unreachableWhy: 'smtp_550' });
    await deliver(dead);
    const read = async () => (await ask(CALLS.readShop, { as: staff, params: { uuid: shop } })).body;
    const { cells, version, state } = await read();
    expect(state).toBe('unreachable');
    const body = { cells: { ...cells, email: 'right@shop.example' }, seen: version };
    await ask(CALLS.changeShop, { as: staff, params: { uuid: shop }, body });
    expect(await read()).toMatchObject({ state: 'open', unreachable_why: null });
    expect((await unsent()).count).toBe(1);
    await server.db.update(shops).set({ unreachableAt: null, unreachableWhy: null });
  });
});
