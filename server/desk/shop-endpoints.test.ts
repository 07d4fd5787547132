import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { readLeadByKey, readLeadsByKey } from '#contract/calls/desk/shop.ts';
import { ENDPOINT_LIMITS } from '#contract/media/postback.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver, verified } from '#test/server/receiver.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import { numberOf } from '../db/records/number.ts';
import { deliveries, matches, shopEndpoints, shops } from '../db/schema.ts';
import { tellOfDead } from '../deliveries/upkeep.ts';
import { atMachine } from './person.ts';
import { tryShopCall } from './shop-endpoints.ts';

const LOOPBACK = ['127.0.0.0/8'];
const SOON = { timeout: 20_000, interval: 100 };
const SITE_URL = 'https://takakurabe.example';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
const visitors = new Visitors(() => room.server);
const ask = people.ask.bind(people);
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
  const { db } = room.server;
  await db.execute(sql`truncate desk_people, desk_keys, shop_endpoints, audit_log cascade`);
  await db.update(shops).set({ email: sql`uuid || '@shop.example'` });
});
afterEach(() => receiver.stop());

const start = () => room.start({ SITE_URL }, { othersAllowed: LOOPBACK, answerMs: 1_000 });

/** A request, one of its shops, and somebody of it. */
async function newLead() {
  const { uuid } = await room.ask();
  const [place] = await room.server.db.select().from(matches).where(eq(matches.requestUuid, uuid));
  const shop = place?.shopUuid ?? '';
  return { uuid, shop, person: await people.somebody('shop', { shop }) };
}

const add = (as: string, url = 'https://192.0.2.0.example/hook') =>
  ask(CALLS.addShopEndpoint, { as, body: { url } });

/** An endpoint at the receiver, which the desk would not take: it is on this machine. */
async function endpointAtReceiver(as: string) {
  const { body } = await add(as);
  await room.server.db.update(shopEndpoints).set({ url: receiver.url });
  return body as { uuid: string; secret: string };
}

const byKey = async (as: string) => (await ask(CALLS.addKey, { as, body: { name: '在庫の管理' } })).body.key;

describe('The program of a shop', () => {
  it('is called about the requests of the shop, signed, without a word or the contact of a seller', async () => {
    const { uuid, shop, person } = await newLead();
    const endpoint = await endpointAtReceiver(person.session);
    const { db } = room.server;
    await room.life.announce(db, { uuid, mediumUuid: '' }, 'lead.goods_changed', [shop]);
    await start();
    await expect.poll(() => receiver.accepted.length, SOON).toBe(1);
    const [call] = receiver.accepted;
    if (!call) throw new Error('nothing came');
    const { type, data } = verified(call, endpoint.secret);
    const name = room.server.links.names.make(uuid, shop);
    expect(type).toBe('lead.goods_changed');
    expect(data).toMatchObject({ number: numberOf(uuid), name, categories: ['watch'] });
    expect(call.body).not.toContain(uuid);
    for (const text of Object.values(SENT_CUSTOMER)) expect(call.body).not.toContain(text);
    const { body } = await ask(CALLS.readShopConnections, { as: person.session });
    expect(body.calls).toMatchObject([{ endpoint: endpoint.uuid, number: numberOf(uuid), state: 'sent' }]);
    expect(JSON.stringify(body)).not.toContain('whsec_');
  });

  it('is not called about requests of others, and its failures are no alarm of the operator', async () => {
    const { uuid, shop, person } = await newLead();
    await endpointAtReceiver(person.session);
    const [other] = await room.server.db.select().from(shops).where(sql`uuid <> ${shop}`).limit(1);
    receiver.answer = () => 410;
    await room.life.announce(room.server.db, { uuid, mediumUuid: '' }, 'lead.goods_changed', [
      other?.uuid ?? '',
      shop,
    ]);
    await start();
    const calls = () =>
      room.server.db.select().from(deliveries).where(sql`channel = 'webhook' and recipient = 'shop'`);
    await expect.poll(async () => (await calls()).map(({ state }) => state), SOON).toEqual(['dead']);
    await tellOfDead(room.server.db);
    expect(await room.server.db.$count(deliveries, eq(deliveries.event, 'delivery.dead'))).toBe(0);
    receiver.answer = () => 204;
    const [call] = await calls();
    const again = { as: person.session, params: { uuid: call?.uuid ?? '' } };
    expect((await ask(CALLS.sendShopCallAgain, again)).status).toBe(200);
    await expect.poll(() => receiver.accepted.length, SOON).toBe(1);
  });

  it('stops when the last person of the shop has lost the access', async () => {
    const { shop, person } = await newLead();
    await endpointAtReceiver(person.session);
    const owner = await people.somebody('owner');
    const change = { params: { uuid: person.id }, body: { seen: 'shop', ended: true } };
    expect((await ask(CALLS.changePerson, { as: owner.session, ...change })).status).toBe(200);
    const [row] = await room.server.db.select().from(shopEndpoints).where(eq(shopEndpoints.shopUuid, shop));
    expect(row?.stoppedAt).not.toBeNull();
  });

  it('reads by a key what the pages show at that moment: the contact only once it was opened', async () => {
    const { uuid, shop, person } = await newLead();
    const key = await byKey(person.session);
    const list = await ask(readLeadsByKey, { as: key, query: { tab: 'new' } });
    const name = room.server.links.names.make(uuid, shop);
    expect(list.body.leads).toMatchObject([{ name, number: numberOf(uuid), state: 'matched' }]);
    const lead = () => ask(readLeadByKey, { as: key, params: { name } });
    const before = (await lead()).body;
    expect(before).toMatchObject({ number: numberOf(uuid), contact: null, items: [{ title: '時計' }] });
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(before)).not.toContain(text);
    const { token } = (await ask(CALLS.readLeadKey, { as: person.session, params: { name } })).body;
    await visitors.call(LINK_CALLS.openContact, token);
    expect((await lead()).body.contact.email).toBe('hanako@example.jp');
  });

  it('reads nothing of another shop, and does nothing else', async () => {
    const { uuid, shop } = await newLead();
    const [other] = await room.server.db
      .select()
      .from(shops)
      .where(sql`uuid not in (select shop_uuid from matches)`)
      .limit(1);
    const stranger = await people.somebody('shop', { shop: other?.uuid ?? '' });
    const key = await byKey(stranger.session);
    expect((await ask(readLeadsByKey, { as: key })).body.leads).toEqual([]);
    for (const name of [uuid, room.server.links.names.make(uuid, shop)])
      expect(await ask(readLeadByKey, { as: key, params: { name } })).toEqual(refusal(404, 'not_found'));
    expect(await ask(CALLS.readOwnShop, { as: key })).toEqual(refusal(401, 'not_signed_in'));
    const partner = await people.somebody('partner');
    expect(await ask(readLeadsByKey, { as: partner.session })).toEqual(refusal(403, 'not_allowed'));
    const url = urlOf(readLeadByKey, '', { params: { name: 'x' } });
    expect((await room.server.app.inject({ url })).statusCode).toBe(401);
  });
});

describe('Somebody of a shop who adds an address', () => {
  it.each(['https://127.0.0.1/hook', 'https://localhost/hook', 'https://169.254.169.254/latest'])(
    'cannot make us call our own network: %s',
    async (url) => {
      const { session } = await people.somebody('shop');
      expect(await add(session, url)).toEqual(refusal(422, 'wrong_endpoint'));
    },
  );

  it('has five at most, also by ten presses at once', async () => {
    const { session } = await people.somebody('shop');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ENDPOINT_LIMITS.count);
  });

  it('exchanges its secret, tries it, and takes it away; another shop does nothing with it', async () => {
    const { shop, person } = await newLead();
    const { uuid, secret } = await endpointAtReceiver(person.session);
    const change = (to: string, as = person.session) =>
      ask(CALLS.changeShopEndpoint, { as, params: { uuid }, body: { to } });
    const [other] = await room.server.db.select().from(shops).where(sql`uuid <> ${shop}`).limit(1);
    const stranger = await people.somebody('shop', { shop: other?.uuid ?? '' });
    expect(await change('remove', stranger.session)).toEqual(refusal(404, 'not_found'));
    const renewed = (await change('renew')).body.secret;
    expect(await change('renew')).toEqual(refusal(409, 'too_many'));
    const by = { ...atMachine(), id: person.id, shop };
    expect(await tryShopCall(room.server.db, by, uuid, LOOPBACK)).toBeNull();
    const [call] = receiver.accepted;
    if (!call) throw new Error('nothing came');
    expect(verified(call, secret).data).toMatchObject({ test: true, number: 'TEST' });
    expect(verified(call, renewed).data).toMatchObject({ test: true });
    expect((await change('settle')).status).toBe(200);
    expect((await change('remove')).status).toBe(200);
    expect(await room.server.db.$count(shopEndpoints)).toBe(0);
  });
});

describe('The file of a shop', () => {
  it('has the requests of a tab, and nothing of their sellers', async () => {
    const { uuid, person } = await newLead();
    const file = (tab: string) => ask(CALLS.readLeadFile, { as: person.session, query: { tab } });
    const { body } = await file('new');
    expect(body.leads).toMatchObject([{ number: numberOf(uuid) }]);
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(body)).not.toContain(text);
    expect((await file('deals')).body.leads).toEqual([]);
  });
});
