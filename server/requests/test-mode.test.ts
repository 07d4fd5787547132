import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import * as calls from '#test/server/link-calls.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { jpeg } from '#test/server/photos.ts';
import { startReceiver, type TestReceiver, verified } from '#test/server/receiver.ts';
import { encodeForm, pairsOf, type SentSubmission } from '#test/server/submission.ts';
import { readRecent } from '../calls/recent-appraisals.ts';
import { rowsOf } from '../db/open.ts';
import {
  deliveries,
  deskNotices,
  deskPeople,
  erasedRequests,
  matches,
  mediumEndpoints,
  mediumRules,
  requests,
  shopEndpoints,
  shops,
  testRequests,
} from '../db/schema.ts';
import { renewSums } from '../figures/day-sums.ts';
import { eraseShortLived } from '../people/erase.ts';
import { askForLink } from '../quotes/own-request.ts';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b31';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b32';
const LOOPBACK = ['127.0.0.0/8'];
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const room = new MailRoom([
  { name: 'crm', events: ['request.created', 'request.withdrawn', 'survey.answered'] },
]);
const people = new DeskPeople(() => room.server);
const visitors = new Visitors(() => room.server);
let partner: Awaited<ReturnType<typeof people.somebody>>;

beforeEach(async () => {
  partner = await people.onlyPartner({ own: MEDIUM, other: OTHER });
});

const keyOf = (medium = MEDIUM, now = new Date()) => room.server.links.testKeys.make(medium, now).key;

const HOUR_MS = 3_600_000;
const PHOTO = { name: 'watch.jpg', content: jpeg() };

/** A test request with a photo. */
const attempt = (more: SentSubmission = {}) =>
  room.server.submit({
    medium: MEDIUM,
    test: {},
    items: [{ category: 'watch', attributes: [['ROLEX', 'デイトナ', '116500LN']], photos: [PHOTO] }],
    ...more,
  });

const tables = async () =>
  (
    await rowsOf<{ name: string }>(
      room.server.db,
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name);

/** All rows of all tables that name a text, by table. */
async function rowsNaming(text: string): Promise<{ table: string; row: string }[]> {
  const list: { table: string; row: string }[] = [];
  for (const table of await tables()) {
    const rows = await rowsOf<{ row: string }>(
      room.server.db,
      sql`select t::text as row from ${sql.identifier(table)} t where strpos(t::text, ${text}) > 0`,
    );
    list.push(...rows.map(({ row }) => ({ table, row })));
  }
  return list;
}

/** The counts, turns and moments of all shops. */
const shopRows = () => rowsOf(room.server.db, sql`select * from shops order by uuid`);

describe('A request in test mode', () => {
  it('is stored with its photo and answered with the shops that would have got it, marked', async () => {
    const { status, body } = await attempt();
    expect(status).toBe(200);
    expect(body.company_shops.length).toBeGreaterThan(2);
    for (const shop of body.company_shops) expect(shop.company_shop_name).toMatch(/^【テスト】/);
    const real = await room.server.submit({ medium: MEDIUM });
    const nameOf = (shop: Record<string, string>) => shop.company_shop_name;
    expect(body.company_shops.map(nameOf)).toEqual(
      real.body.company_shops.map((shop) => `【テスト】${nameOf(shop)}`),
    );
    expect(await room.server.filesOnDisk()).toContainEqual(expect.stringContaining(body.uuid));
  });

  it('is answered again in the same way, and counts once', async () => {
    const key = '0b6f1a52-4f5b-4a43-9d6f-1f7b5a0e3c77';
    const send = () => room.server.submit({ medium: MEDIUM, test: {} }, key);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(await room.server.db.$count(requests)).toBe(1);
  });

  it.each(['true', 'false', '1', ''])(
    'is one also if a form spells it %j: no shop gets it',
    async (spelt) => {
      const form = await encodeForm([...pairsOf({ medium: MEDIUM }), ['test', spelt]]);
      const answer = await room.server.app.inject({ method: 'POST', url: '/v1/mucv', ...form });
      expect(answer.statusCode).toBe(200);
      const [row] = await room.server.db.select().from(requests);
      expect(row?.kind).toBe('test');
      expect(await room.server.db.$count(matches)).toBe(0);
    },
  );

  it('reaches no shop whatever happens to it: no row of any table names both', async () => {
    const { db } = room.server;
    const staff = await people.somebody('shop');
    await db.insert(deskNotices).values({ id: staff.id, byMail: true, notices: ['leads'] });
    const shopUuids = (await db.select({ uuid: shops.uuid }).from(shops)).map(({ uuid }) => uuid);
    await db.insert(shopEndpoints).values(
      shopUuids.map((shopUuid) => ({
        shopUuid,
        url: 'https://shop.example/',
        secrets: [SECRET],
        addedBy: staff.id,
      })),
    );
    const before = await shopRows();
    const { body } = await attempt({ test: { key: keyOf() } });
    const { uuid } = body;
    const nothing = { low: 1, high: 1, valid_until: '2099-01-01', method: 'visit', remark: '' };
    await visitors.own(calls.readOwnRequest, uuid);
    await visitors.own(calls.preferContact, uuid, { method: 'mail', hours: [] });
    await visitors.own(calls.releaseContact, uuid, { release: 'chosen' });
    await visitors.own(calls.askForBetter, uuid);
    expect((await visitors.own(calls.withdrawRequest, uuid)).status).toBe(200);
    expect((await visitors.own(calls.reopenRequest, uuid)).status).toBe(200);
    await visitors.lead(calls.giveQuote, uuid, shopUuids[0] ?? '', nothing);
    for (let day = 0; day < 9; day += 1) await room.nextDay();
    expect(await shopRows()).toEqual(before);
    const rows = await rowsNaming(uuid);
    expect(new Set(rows.map(({ table }) => table))).toContain('test_requests');
    for (const { table, row } of rows)
      expect([table, shopUuids.filter((shop) => row.includes(shop))]).toEqual([table, []]);
    expect(await db.$count(matches)).toBe(0);
    const heard = await db.select().from(deliveries).where(eq(deliveries.subjectUuid, uuid));
    for (const { recipient } of heard) expect(['seller', 'medium', 'endpoint']).toContain(recipient);
    await visitors.own(calls.eraseOwnRequest, uuid);
    for (const { table, row } of await rowsNaming(uuid))
      expect([table, shopUuids.filter((shop) => row.includes(shop))]).toEqual([table, []]);
  });

  it('opens its private page, which shows the shops marked and searches for none', async () => {
    const { body } = await attempt();
    const page = await visitors.own(calls.readOwnRequest, body.uuid);
    expect(page.status).toBe(200);
    expect(page.body.shops).toEqual([]);
    expect(page.body.test).toEqual(body.company_shops.map((shop) => shop.company_shop_name));
    const real = await room.server.submit({ medium: MEDIUM });
    expect((await visitors.own(calls.readOwnRequest, real.body.uuid)).body.test).toBeNull();
  });

  it('is erased after a day with its photo, while the others stay', async () => {
    const real = await room.server.submit({ medium: MEDIUM });
    const { body } = await attempt();
    const { db, photos } = room.server;
    expect(await eraseShortLived(db, photos)).toBe(0);
    await db.update(requests).set({ createdAt: sql`now() - interval '25 hours'` });
    expect(await eraseShortLived(db, photos)).toBe(1);
    const rows = await db.select().from(requests);
    expect(rows.map(({ uuid }) => uuid)).toEqual([real.body.uuid]);
    expect(await db.$count(testRequests)).toBe(0);
    expect((await room.server.filesOnDisk()).filter((file) => file.includes(body.uuid))).toEqual([]);
  });

  it('takes further photos and loses an item on its page, and nobody is told of it', async () => {
    const { db, photos } = room.server;
    const items = (['watch', 'bag'] as const).map((category) => ({ category, photos: [PHOTO] }));
    const { uuid } = (await attempt({ test: { key: keyOf() }, items })).body;
    const add = (item: string) => visitors.addPhotos(visitors.ownToken(uuid), item, [PHOTO]);
    expect((await add('0')).statusCode).toBe(200);
    expect((await add('1')).statusCode).toBe(200);
    expect((await visitors.own(calls.withdrawItem, uuid, { item: 1 })).status).toBe(200);
    const { body } = await visitors.own(calls.readOwnRequest, uuid);
    expect(body.items.map((item) => [item.withdrawn, item.photos.length])).toEqual([
      [false, 2],
      [true, 0],
    ]);
    expect(await visitors.announced(uuid)).toEqual([]);
    await db.update(requests).set({ createdAt: sql`now() - interval '25 hours'` });
    expect(await eraseShortLived(db, photos)).toBe(1);
    expect((await room.server.filesOnDisk()).filter((file) => file.includes(uuid))).toEqual([]);
  });

  it('is in no list of requests at the desk but that of tests', async () => {
    const owner = await people.somebody('owner');
    const { body } = await attempt();
    const uuidsOf = async (query: Record<string, string>) => {
      const answer = await people.ask(DESK_CALLS.readRequests, { as: owner.session, query });
      return answer.body.requests.map(({ uuid }: { uuid: string }) => uuid);
    };
    expect(await uuidsOf({})).toEqual([]);
    expect(await uuidsOf({ medium: MEDIUM })).toEqual([]);
    expect(await uuidsOf({ kind: 'test' })).toEqual([body.uuid]);
  });

  it('is in no figure, also once it is erased', async () => {
    const { db, photos } = room.server;
    const owner = await people.somebody('owner');
    await db.insert(mediumRules).values({ mediumUuid: MEDIUM, amount: 1000 });
    await room.server.submit({ medium: MEDIUM });
    const figures = async () => {
      await renewSums(db);
      const ask = async (row: Call, as: string) => (await people.ask(row, { as })).body;
      return {
        sums: await rowsOf(db, sql`select t::text as row from day_sums t where requests > 0 order by 1`),
        erased: await db.$count(erasedRequests),
        partner: await ask(DESK_CALLS.readMedia, partner.session),
        waiting: await ask(DESK_CALLS.readWaiting, owner.session),
        recent: await readRecent(db, room.server.links.names, 0, false),
      };
    };
    const before = await figures();
    expect(before.sums.length).toBeGreaterThan(0);
    await attempt({ test: { key: keyOf() } });
    const withoutAges = ({ recent, ...others }: typeof before) => ({
      ...others,
      recent: recent.map(({ id }) => id),
    });
    expect(withoutAges(await figures())).toEqual(withoutAges(before));
    await db
      .update(requests)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(requests.kind, 'test'));
    expect(await eraseShortLived(db, photos)).toBe(1);
    expect(withoutAges(await figures())).toEqual(withoutAges(before));
  });

  it('gives no address links of its own', async () => {
    await attempt({ customer: { email: EMAIL } });
    await askForLink(room.server.db, room.outbox, EMAIL);
    expect(await room.server.db.$count(deliveries, eq(deliveries.event, 'link.asked'))).toBe(0);
  });
});

describe('The key of test mode', () => {
  const codeOf = async (test: { key: string }, medium = MEDIUM) => {
    const { status, body } = await attempt({ test, medium });
    return status === 200 ? 200 : [status, body.error.details?.map(({ field }) => field)];
  };

  it('works for its medium for a day', async () => {
    expect(await codeOf({ key: keyOf() })).toBe(200);
    expect(await codeOf({ key: keyOf(MEDIUM, new Date(Date.now() - 23 * HOUR_MS)) })).toBe(200);
  });

  it.each([
    ['is over', () => keyOf(MEDIUM, new Date(Date.now() - 24 * HOUR_MS))],
    ['is of another medium', () => keyOf(OTHER)],
    ['was not made here', () => `${keyOf().slice(0, -3)}AAA`],
    ['opens something else', () => visitors.ownToken('0b6f1a52-4f5b-4a43-9d6f-1f7b5a0e3c01')],
    ['is any text', () => 'key'],
  ])('that %s is refused, and nothing is stored', async (_, key) => {
    expect(await codeOf({ key: key() })).toEqual([422, ['test_key']]);
    expect(await room.server.db.$count(requests)).toBe(0);
    expect(await room.server.filesOnDisk()).toEqual([]);
  });
});

describe('Mail about a test', () => {
  const mailsTo = async (email: string, test: { key?: string }, medium = MEDIUM) => {
    // Nobody waits for a link to sign in.
    await room.server.db.delete(deliveries);
    await room.start();
    await attempt({ test, medium, customer: { email } });
    await expect.poll(() => room.states(), { timeout: 30_000 }).not.toHaveProperty('waiting');
    return room.smtp.accepted.map(({ recipients }) => recipients);
  };

  it('goes to somebody of the medium, and says that it is a test', async () => {
    expect(await mailsTo(partner.email, { key: keyOf() })).toEqual([[partner.email]]);
    const text = JSON.stringify(room.smtp.accepted[0]);
    expect(text).toContain('【テスト】');
  });

  it.each([
    ['an address that nobody of the medium has proved', async () => [EMAIL, { key: keyOf() }] as const],
    ['a partner without a key', async () => [partner.email, {}] as const],
    [
      'a partner of another medium',
      async () => [(await people.somebody('partner', { media: [OTHER] })).email, { key: keyOf() }] as const,
    ],
    [
      'somebody who was only invited',
      async () => {
        const { db } = room.server;
        const email = 'invited@example.jp';
        const invitedUntil = new Date(Date.now() + HOUR_MS);
        await db
          .insert(deskPeople)
          .values({ name: '招待', email, role: 'partner', mediumUuids: [MEDIUM], invitedUntil });
        return [email, { key: keyOf() }] as const;
      },
    ],
    [
      'somebody whose access has ended',
      async () => {
        const { db } = room.server;
        await db.update(deskPeople).set({ endedAt: new Date() }).where(eq(deskPeople.id, partner.id));
        return [partner.email, { key: keyOf() }] as const;
      },
    ],
  ])('does not go to %s', async (_, who) => {
    expect(await mailsTo(...(await who()))).toEqual([]);
  });

  it('does not go to an address that was corrected afterwards', async () => {
    const { body } = await attempt({ test: { key: keyOf() }, customer: { email: partner.email } });
    await room.server.db.update(requests).set({ email: EMAIL }).where(eq(requests.uuid, body.uuid));
    await room.start();
    await expect.poll(() => room.states(), { timeout: 30_000 }).not.toHaveProperty('waiting');
    expect(room.smtp.accepted).toEqual([]);
  });
});

describe('The endpoints of the medium', () => {
  let receiver: TestReceiver;
  const pathsAfter = async (test: { key?: string }) => {
    await room.start({}, { othersAllowed: LOOPBACK });
    await attempt({ test });
    await expect.poll(() => room.states(), { timeout: 30_000 }).not.toHaveProperty('waiting');
    const paths = receiver.accepted.map(({ path }) => path.replace(/[\dA-F-]{14}/, 'NUMBER')).sort();
    await receiver.stop();
    return paths;
  };
  beforeEach(async () => {
    receiver = await startReceiver();
    const of = { mediumUuid: MEDIUM };
    await room.server.db.insert(mediumEndpoints).values([
      { ...of, kind: 'webhook', url: `${receiver.url}/web`, secrets: [SECRET] },
      { ...of, kind: 'postback', url: `${receiver.url}/knows?test={test}&n={number}` },
      { ...of, kind: 'postback', url: `${receiver.url}/counts?n={number}` },
    ]);
  });

  it('hear that it is a test, with a key', async () => {
    expect(await pathsAfter({ key: keyOf() })).toEqual([
      '/hooks/counts?n=NUMBER&test=true',
      '/hooks/knows?test=true&n=NUMBER',
      '/hooks/web',
    ]);
    const call = receiver.accepted.find(({ path }) => path === '/hooks/web');
    expect(call && verified(call, SECRET)).toMatchObject({
      type: 'conversion.completed',
      data: { test: true },
    });
  });

  it('that would count a sale hear nothing without a key', async () => {
    expect(await pathsAfter({})).toEqual(['/hooks/knows?test=true&n=NUMBER', '/hooks/web']);
  });
});
