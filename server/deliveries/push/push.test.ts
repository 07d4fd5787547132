import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { NOTICES, type Notice } from '#contract/desk/notices.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { MailRoom, OPERATOR_MAIL } from '#test/server/mail-room.ts';
import { claimsOf, type PushService, startPushService, TestBrowser } from '#test/server/push-service.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import { numberOf } from '../../db/records/number.ts';
import { deliveries, deskDevices, deskNotices, deskPeople, matches, shops } from '../../db/schema.ts';
import { tellOfDead } from '../upkeep.ts';
import { readPushKeys } from './push-keys.ts';

const SOON = { timeout: 20_000, interval: 100 };

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
let service: PushService;
beforeEach(async () => {
  service = await startPushService();
  await room.server.db.execute(sql`truncate desk_people, desk_devices cascade`);
  await room.server.db.update(shops).set({ email: sql`uuid || '@shop.example'` });
});
afterEach(() => service.stop());

const start = () => room.start({}, { othersAllowed: ['127.0.0.0/8'], answerMs: 1_000 });

interface Choice {
  byMail?: boolean;
  notices?: Notice[];
  fromHour?: number;
  untilHour?: number;
}

/** Somebody with a browser that is told of everything at any hour, or as they have chosen. */
async function told(role: 'shop' | 'staff', shop?: string, choice: Choice = {}) {
  const { db } = room.server;
  const person = await people.somebody(role, shop ? { shop } : {});
  const browser = new TestBrowser();
  const { p256dh: publicKey, auth: authSecret } = browser.keys;
  const address = `${service.origin}/${crypto.randomUUID()}`;
  await db
    .insert(deskDevices)
    .values({ personId: person.id, name: '携帯電話', address, publicKey, authSecret });
  const all = { notices: keysOf(NOTICES), fromHour: 0, untilHour: 24 };
  await db.insert(deskNotices).values({ id: person.id, ...all, ...choice });
  return { person, browser };
}

/** Of all shops of the next request one person is told; which shops they are is known afterwards. */
async function askedShop() {
  const { uuid } = await room.ask();
  const [place] = await room.server.db.select().from(matches).where(eq(matches.requestUuid, uuid));
  return { uuid, shop: place?.shopUuid ?? '' };
}

const announce = (uuid: string, event: 'lead.goods_changed' | 'lead.reminded', shop: string) =>
  room.life.announce(room.server.db, { uuid, mediumUuid: '' }, event, [shop]);

const rowsOf = (channel: 'push' | 'mail') =>
  room.server.db
    .select()
    .from(deliveries)
    .where(sql`channel = ${channel} and recipient = 'person' and event not like 'person.%'`);

/** Somebody of a shop that has just got a request, of which no device was told yet. */
async function atNewLead(choice: Choice = {}) {
  const { uuid, shop } = await askedShop();
  return { uuid, shop, ...(await told('shop', shop, choice)) };
}

describe('The device of somebody at a shop', () => {
  it('is told that something happened, encrypted for it alone, and of nothing that a seller has written', async () => {
    const { uuid, shop, browser } = await atNewLead();
    await announce(uuid, 'lead.goods_changed', shop);
    await start();
    await expect.poll(() => service.received.length, SOON).toBe(1);
    const [push] = service.received;
    if (!push) throw new Error('nothing came');
    const message = browser.read(push);
    expect(message).toEqual({
      title: NOTICES.changes.says,
      body: '新着のご依頼：1件',
      url: DESK_PAGES.shop,
      tag: 'changes',
    });
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(message)).not.toContain(text);
    expect(push.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      topic: 'changes',
    });
    expect(Number(push.headers.ttl)).toBeGreaterThan(11 * 3600);
    expect(push.body.toString('latin1')).not.toContain('changes');
    expect((await rowsOf('push')).map(({ shopUuid }) => shopUuid)).toEqual([shop]);
  });

  it('learns from whom it comes by the key of the database, which stays', async () => {
    const { uuid, shop } = await atNewLead();
    await announce(uuid, 'lead.goods_changed', shop);
    await start();
    await expect.poll(() => service.received.length, SOON).toBe(1);
    const claims = claimsOf(service.received[0] ?? { headers: {} });
    expect(claims).toMatchObject({ aud: service.origin, sub: `mailto:${OPERATOR_MAIL}` });
    expect(Number(claims.exp)).toBeLessThan(Date.now() / 1000 + 24 * 3600);
    expect(claims.key).toBe((await readPushKeys(room.server.db)).publicKey);
  });

  it.each([404, 410])(
    'is forgotten when the push service answers %i, and nobody has trouble',
    async (status) => {
      const { uuid, shop } = await atNewLead();
      await announce(uuid, 'lead.goods_changed', shop);
      service.status = status;
      await start();
      await expect.poll(async () => (await rowsOf('push'))[0]?.state, SOON).toBe('erased');
      expect(await room.server.db.$count(deskDevices)).toBe(0);
      await tellOfDead(room.server.db);
      expect(await room.server.db.$count(deliveries, eq(deliveries.event, 'delivery.dead'))).toBe(0);
    },
  );

  it('is told once, and later if the push service is out of order', async () => {
    const { uuid, shop } = await atNewLead();
    await announce(uuid, 'lead.goods_changed', shop);
    service.status = 503;
    await start();
    await expect.poll(() => service.received.length, SOON).toBe(1);
    service.status = 201;
    await expect.poll(async () => (await rowsOf('push'))[0]?.state, SOON).toBe('sent');
    expect(service.received).toHaveLength(2);
    expect(await room.server.db.$count(deskDevices)).toBe(1);
  });

  it('is not told of another shop’s requests, nor of what its person has not chosen', async () => {
    const { uuid, shop } = await atNewLead({ notices: ['leads'] });
    const [other] = await room.server.db.select().from(shops).where(sql`uuid <> ${shop}`).limit(1);
    await told('shop', other?.uuid ?? '');
    await told('staff');
    await announce(uuid, 'lead.goods_changed', shop);
    expect(await rowsOf('push')).toEqual([]);
  });

  it('says which shop it is about if its person works for two, and opens that one', async () => {
    const { uuid, shop } = await askedShop();
    const all = await room.server.db.select().from(matches).where(eq(matches.requestUuid, uuid));
    const other = all.find(({ shopUuid }) => shopUuid !== shop)?.shopUuid ?? '';
    const { person, browser } = await told('shop', other, { byMail: true });
    await room.server.db.execute(
      sql`update desk_people set shop_uuids = shop_uuids || ${shop}::uuid where id = ${person.id}`,
    );
    for (const one of [shop, other]) await announce(uuid, 'lead.goods_changed', one);
    await start();
    await expect.poll(() => service.received.length, SOON).toBe(2);
    const rows = await room.server.db.select().from(shops);
    const nameOf = (one: string) => rows.find((row) => row.uuid === one)?.shopName ?? '';
    const messages = service.received.map((push) => browser.read(push));
    expect(new Set(messages.map(({ title, url }) => `${title} ${url}`))).toEqual(
      new Set(
        [shop, other].map((one) => `${nameOf(one)}：${NOTICES.changes.says} ${DESK_PAGES.shop}?of=${one}`),
      ),
    );
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(2);
    const topics = service.received.map(({ headers }) => String(headers.topic));
    expect(topics.every((topic) => /^[\w-]{1,32}$/.test(topic))).toBe(true);
    const subjects = () =>
      room.mailTo(person.email).flatMap(({ subject }) => /^【.*?】/.exec(subject ?? '')?.[0] ?? []);
    await expect
      .poll(() => new Set(subjects()), SOON)
      .toEqual(new Set([shop, other].map((one) => `【${nameOf(one)}】`)));
  });

  it('is told no more when its person has lost the access', async () => {
    const { uuid, shop, person } = await atNewLead();
    await announce(uuid, 'lead.goods_changed', shop);
    await room.server.db.update(deskPeople).set({ endedAt: new Date() }).where(eq(deskPeople.id, person.id));
    await start();
    await expect.poll(async () => (await rowsOf('push'))[0]?.state, SOON).toBe('erased');
    expect(service.received).toEqual([]);
  });
});

describe('The hours of somebody', () => {
  /** Hours that begin next, and do not have this one. */
  const laterHours = () => {
    const hour = (new Date().getUTCHours() + 9) % 24;
    return hour < 20 ? { fromHour: hour + 2, untilHour: 24 } : { fromHour: 0, untilHour: hour - 1 };
  };

  it('put off what can wait until they begin, and let through what would come too late', async () => {
    const hours = laterHours();
    const { uuid, shop } = await atNewLead({ byMail: true, ...hours });
    await announce(uuid, 'lead.goods_changed', shop);
    await announce(uuid, 'lead.reminded', shop);
    for (const channel of ['push', 'mail'] as const) {
      const rows = await rowsOf(channel);
      const dueOf = (event: string) => rows.find((row) => row.event === event)?.dueAt;
      expect(dueOf('lead.reminded')).toBeNull();
      const due = dueOf('lead.goods_changed');
      expect(due?.getTime()).toBeGreaterThan(Date.now());
      expect(due && (due.getUTCHours() + 9) % 24).toBe(hours.fromHour);
      expect(due?.getTime()).toBeLessThan(Date.now() + 24 * 3_600_000);
    }
  });

  it('are over for what has waited until nobody wants to hear of it', async () => {
    const { uuid, shop } = await atNewLead();
    await announce(uuid, 'lead.goods_changed', shop);
    await room.server.db
      .update(deliveries)
      .set({ createdAt: new Date(Date.now() - 13 * 3_600_000) })
      .where(eq(deliveries.channel, 'push'));
    await start();
    await expect.poll(async () => (await rowsOf('push'))[0]?.state, SOON).toBe('erased');
    expect(service.received).toEqual([]);
  });
});

describe('Somebody who wants mail too', () => {
  it('gets a copy of the shop’s mail at the own address', async () => {
    const { uuid, shop, person } = await atNewLead({ byMail: true });
    await announce(uuid, 'lead.goods_changed', shop);
    await start();
    const about = (address: string) =>
      room.mailTo(address).filter(({ subject }) => subject?.includes(`受付番号 ${numberOf(uuid)}`));
    await expect.poll(() => about(person.email).length, SOON).toBe(1);
    const [copy] = about(person.email);
    const subjects = () => about(`${shop}@shop.example`).map(({ subject }) => subject);
    await expect.poll(subjects, SOON).toContain(copy?.subject);
    expect(copy?.recipients).toEqual([person.email]);
  });
});

describe('People of the operator', () => {
  test('are told of what the operator gets a mail about', async () => {
    const { browser } = await told('staff');
    await room.enquire();
    await start();
    await expect.poll(() => service.received.length, SOON).toBe(1);
    expect(browser.read(service.received[0] ?? { body: Buffer.alloc(0) })).toMatchObject({
      title: NOTICES.enquiries.says,
      url: '/desk/enquiries',
    });
  });
});
