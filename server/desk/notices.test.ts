import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_LIMITS, NOTICE_HOURS } from '#contract/desk/notices.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { claimsOf, type PushService, startPushService, TestBrowser } from '#test/server/push-service.ts';
import { deskDevices, deskNotices, installation } from '../db/schema.ts';
import { PUSH_MESSAGES } from '../deliveries/push/messages.ts';
import { tryDevice } from './notices.ts';
import { atMachine } from './person.ts';

let server: TestApp;
let service: PushService;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
beforeAll(async () => {
  server = await startTestApp();
  service = await startPushService();
  await server.db.insert(installation).values({}).onConflictDoNothing();
});
afterAll(() => Promise.all([server.close(), service.stop()]));
beforeEach(() => server.db.execute(sql`truncate desk_people, desk_devices cascade`));

const ADDRESS = 'https://fcm.googleapis.com/fcm/send/one';

const addTo = (as: string, changes: object = {}, name = '携帯電話') =>
  ask(CALLS.addDevice, {
    as,
    body: { name, subscription: { endpoint: ADDRESS, keys: new TestBrowser().keys, ...changes } },
  });

const read = async (as: string) => (await ask(CALLS.readNotices, { as })).body;

describe('A device whose push service has given it another address', () => {
  const renew = (as: string, before: string, endpoint: string) =>
    ask(CALLS.renewDevice, {
      as,
      body: { before, subscription: { endpoint, keys: new TestBrowser().keys } },
    });

  it('is told there, and nobody but its person can move it', async () => {
    const { session } = await people.somebody('shop');
    const { session: stranger } = await people.somebody('shop');
    await addTo(session);
    const next = 'https://fcm.googleapis.com/fcm/send/next';
    expect(await renew(stranger, ADDRESS, next)).toEqual(refusal(404, 'not_found'));
    expect(await renew(session, ADDRESS, 'https://push.example/next')).toMatchObject({
      body: { error: { code: 'wrong_endpoint' } },
    });
    expect((await renew(session, ADDRESS, next)).status).toBe(200);
    const addresses = (await server.db.select().from(deskDevices)).map(({ address }) => address);
    expect(addresses).toContain(next);
    expect(addresses).not.toContain(ADDRESS);
    expect((await read(session)).devices).toMatchObject([{ name: '携帯電話' }]);
    expect(await renew(session, ADDRESS, next)).toEqual(refusal(404, 'not_found'));
  });
});

describe('Somebody who adds a device', () => {
  it('is told of everything in the usual hours, and finds the device without its address', async () => {
    const { session } = await people.somebody('shop');
    expect((await addTo(session)).status).toBe(200);
    const notices = await read(session);
    expect(notices).toMatchObject({ by_mail: false, from: NOTICE_HOURS.from, until: NOTICE_HOURS.until });
    expect(notices.notices).toContain('leads');
    expect(notices.notices).not.toContain('enquiries');
    expect(notices.devices).toEqual([
      { uuid: expect.any(String), name: '携帯電話', since: expect.any(String), used: null },
    ]);
    expect(JSON.stringify(notices)).not.toContain(ADDRESS);
    expect(Buffer.from(notices.public_key, 'base64url')).toHaveLength(65);
  });

  it.each([
    { endpoint: 'https://127.0.0.1/push' },
    { endpoint: 'https://push.evil.example/one' },
    { endpoint: 'http://fcm.googleapis.com/fcm/send/one' },
  ])('cannot have us call anybody but the push services of browsers: %j', async (changes) => {
    const { session } = await people.somebody('shop');
    expect(await addTo(session, changes)).toEqual(refusal(422, 'wrong_endpoint'));
  });

  it.each([
    { p256dh: 'short', auth: 'short' },
    { p256dh: '', auth: '' },
  ])('needs keys: %j', async (keys) => {
    const { session } = await people.somebody('shop');
    expect((await addTo(session, { keys })).status).toBe(422);
  });

  it('has ten at most, and a browser tells only the one who was there last', async () => {
    const [first, second] = [await people.somebody('shop'), await people.somebody('staff')];
    for (let at = 0; at < DEVICE_LIMITS.count; at += 1)
      expect((await addTo(first.session, { endpoint: `${ADDRESS}-${at}` })).status).toBe(200);
    expect(await addTo(first.session)).toEqual(refusal(409, 'too_many'));
    expect((await addTo(second.session, { endpoint: `${ADDRESS}-0` })).status).toBe(200);
    expect((await read(first.session)).devices).toHaveLength(DEVICE_LIMITS.count - 1);
    expect((await read(second.session)).devices).toHaveLength(1);
  });

  it('removes their own, and nobody else’s; with the access all are gone', async () => {
    const [owner, shop] = [await people.somebody('owner'), await people.somebody('shop')];
    await addTo(shop.session);
    const [device] = await server.db.select().from(deskDevices);
    const params = { uuid: device?.uuid ?? '' };
    expect(await ask(CALLS.removeDevice, { as: owner.session, params })).toEqual(refusal(404, 'not_found'));
    expect((await ask(CALLS.removeDevice, { as: shop.session, params })).status).toBe(200);
    await addTo(shop.session);
    const change = { seen: 'shop', ended: true };
    await ask(CALLS.changePerson, { as: owner.session, params: { uuid: shop.id }, body: change });
    expect(await server.db.$count(deskDevices)).toBe(0);
  });

  it('tries it, and learns that it is gone', async () => {
    const browser = new TestBrowser();
    const person = await people.somebody('shop');
    const by = { ...atMachine(), id: person.id };
    const { p256dh: publicKey, auth: authSecret } = browser.keys;
    const values = {
      personId: person.id,
      name: '携帯電話',
      address: `${service.origin}/one`,
      publicKey,
      authSecret,
    };
    const [device] = await server.db.insert(deskDevices).values(values).returning();
    const office = { db: server.db, contact: 'office@example.jp', allowed: ['127.0.0.0/8'] };
    expect(await tryDevice(office, by, device?.uuid ?? '')).toBeNull();
    const [push] = service.received;
    if (!push) throw new Error('nothing came');
    expect(browser.read(push)).toMatchObject(PUSH_MESSAGES.trial);
    expect(claimsOf(push).sub).toBe('mailto:office@example.jp');
    // Without the list of networks this machine is out of reach.
    expect(await tryDevice({ ...office, allowed: [] }, by, device?.uuid ?? '')).toBe('private_network');
    service.status = 410;
    expect(await tryDevice(office, by, device?.uuid ?? '')).toBe('gone');
    expect(await server.db.$count(deskDevices)).toBe(0);
  });
});

describe('Somebody who chooses what they are told', () => {
  it('finds the choice again, without what is not for their role', async () => {
    const { id, session } = await people.somebody('shop');
    const body = { by_mail: true, notices: ['leads', 'enquiries'], from: 10, until: 19 };
    expect((await ask(CALLS.changeNotices, { as: session, body })).status).toBe(200);
    expect(await read(session)).toMatchObject({ by_mail: true, notices: ['leads'], from: 10, until: 19 });
    const [row] = await server.db.select().from(deskNotices).where(eq(deskNotices.id, id));
    expect(row?.notices).toEqual(['leads']);
  });

  it.each([
    { from: 20, until: 8 },
    { from: 8, until: 8 },
    { from: -1, until: 8 },
    { from: 8, until: 25 },
  ])('names hours that there are: %j', async (hours) => {
    const { session } = await people.somebody('staff');
    const body = { by_mail: true, notices: [], ...hours };
    expect((await ask(CALLS.changeNotices, { as: session, body })).status).toBe(422);
  });
});
