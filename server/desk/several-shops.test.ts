import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLeadByKey, readLeadsByKey } from '#contract/calls/desk/shop.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import {
  auditLog,
  deliveries,
  deskKeys,
  deskPeople,
  deskSessions,
  shopEndpoints,
  shops,
} from '../db/schema.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
const ask = people.ask.bind(people);
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.execute(
    sql`truncate desk_people, desk_silent_invitations, desk_sessions, desk_keys, shop_endpoints, audit_log, deliveries cascade`,
  );
});

/** A request, its first two shops, and somebody who works for both, with the first one open. */
async function ofTwoShops() {
  const { uuid } = (await server.submit()).body;
  const [one, other] = await visitors.shopsOf(uuid);
  const person = await people.somebody('shop', { shops: [one, other] });
  return { uuid, one, other, person };
}

const open = (as: string, shop: string) => ask(CALLS.openShop, { as, body: { shop } });
const openShopOf = async (as: string) => (await ask(CALLS.readOwnShop, { as })).body.uuid;
const nameOf = async (shop: string) =>
  (await server.db.select({ name: shops.shopName }).from(shops).where(eq(shops.uuid, shop)))[0]?.name;
/** The same person in another browser. */
async function inAnotherBrowser(email: string): Promise<string> {
  await ask(CALLS.askToSignIn, { body: { email } });
  return (await ask(CALLS.signIn, { body: { token: await people.lastToken() } })).body.session;
}
const rowOf = async (id: string) =>
  (await server.db.select().from(deskPeople).where(eq(deskPeople.id, id)))[0];

describe('Somebody who works for two shops', () => {
  it('has one of them open, and opens the other; another browser keeps its own', async () => {
    const { one, other, person } = await ofTwoShops();
    const phone = await inAnotherBrowser(person.email);
    expect([await openShopOf(person.session), await openShopOf(phone)]).toEqual([one, one]);
    expect((await open(phone, other)).status).toBe(200);
    expect([await openShopOf(person.session), await openShopOf(phone)]).toEqual([one, other]);
    const { shops: theirs } = (await ask(CALLS.readSelf, { as: phone })).body;
    expect(theirs).toEqual([
      { uuid: one, name: await nameOf(one), open: false },
      { uuid: other, name: await nameOf(other), open: true },
    ]);
  });

  it('opens no shop of somebody else, at either door, and no shop by the session of somebody else', async () => {
    const { uuid, one, person } = await ofTwoShops();
    const [, , third = ''] = await visitors.shopsOf(uuid);
    const stranger = await people.somebody('shop', { shop: third });
    expect(await open(person.session, third)).toEqual(refusal(404, 'not_found'));
    expect((await server.ask(person.session, 'openShop', { shop: third })).refusal?.code).toBe('not_found');
    // A row written by hand opens nothing, either.
    await server.db.update(deskSessions).set({ shopUuid: third });
    expect(await openShopOf(person.session)).toBe(one);
    expect(await openShopOf(stranger.session)).toBe(third);
    expect(await open(stranger.session, one)).toEqual(refusal(404, 'not_found'));
  });

  it('sees the requests of the open shop, and answers for the shop of each by its link', async () => {
    const { uuid, one, other, person } = await ofTwoShops();
    const { names } = server.links;
    const namesOfLeads = async () => {
      const { leads, near } = (await ask(CALLS.readLeads, { as: person.session })).body;
      return [...near, ...leads].map(({ name }: { name: string }) => name);
    };
    expect(await namesOfLeads()).toEqual([names.make(uuid, one)]);
    const key = async (name: string) =>
      (await ask(CALLS.readLeadKey, { as: person.session, params: { name } })).body;
    expect((await key(names.make(uuid, one))).elsewhere).toBeNull();
    const { token, elsewhere } = await key(names.make(uuid, other));
    expect(elsewhere).toEqual({ uuid: other, name: await nameOf(other) });
    const lead = await visitors.call<{ shop_name: string }>(LINK_CALLS.readLead, token);
    expect(lead.body.shop_name).toBe(await nameOf(other));
    const head = await ask(CALLS.readShopHead, {
      as: person.session,
      params: { name: names.make(uuid, other) },
    });
    expect(head.body.name).toBe(await nameOf(other));
    await open(person.session, other);
    expect(await namesOfLeads()).toEqual([names.make(uuid, other)]);
  });

  it('changes nothing of the other shop on a page that showed the first', async () => {
    const { one, other, person } = await ofTwoShops();
    const { version } = (await ask(CALLS.readOwnShop, { as: person.session })).body;
    await open(person.session, other);
    const asShown = (row: (typeof CALLS)['addKey'], body: object) =>
      ask(row, { as: person.session, body: { ...body, shop: one } });
    const another = { name: '同僚', email: 'colleague@example.jp' };
    for (const [row, body] of [
      [CALLS.inviteColleague, another],
      [CALLS.changeOwnShop, { seen: version, paused: true }],
      [CALLS.endColleague, { uuid: person.id }],
      [CALLS.addShopEndpoint, { url: 'https://192.0.2.0.example/hook' }],
      [CALLS.addKey, { name: '在庫の管理' }],
      [CALLS.takeOwnData, {}],
    ] as const)
      expect(await asShown(row, body)).toEqual(refusal(409, 'changed_meanwhile'));
    expect(await server.db.$count(deskPeople)).toBe(1);
  });

  it('makes a key for the open shop, which opens no other, whichever is open later', async () => {
    const { uuid, one, other, person } = await ofTwoShops();
    const { key } = (await ask(CALLS.addKey, { as: person.session, body: { name: '在庫の管理' } })).body;
    await open(person.session, other);
    const { names } = server.links;
    const read = (shop: string) => ask(readLeadByKey, { as: key, params: { name: names.make(uuid, shop) } });
    expect((await read(one)).status).toBe(200);
    expect((await read(other)).status).toBe(404);
    const { leads } = (await ask(readLeadsByKey, { as: key })).body;
    expect(leads.map(({ name }: { name: string }) => name)).toEqual([names.make(uuid, one)]);
    const keysAt = async () => (await ask(CALLS.readShopConnections, { as: person.session })).body.keys;
    expect(await keysAt()).toEqual([]);
    await open(person.session, one);
    expect(await keysAt()).toMatchObject([{ name: '在庫の管理' }]);
  });

  it('is on the requests of both, for the colleagues of each', async () => {
    const { uuid, one, other, person } = await ofTwoShops();
    for (const shop of [one, other]) {
      const colleague = await people.somebody('shop', { shop });
      const { token } = (
        await ask(CALLS.readLeadKey, {
          as: colleague.session,
          params: { name: server.links.names.make(uuid, shop) },
        })
      ).body;
      await visitors.call(LINK_CALLS.assignLead, token, { person: person.id });
      const { leads, near } = (await ask(CALLS.readLeads, { as: colleague.session })).body;
      expect([...near, ...leads].map(({ assignee }: { assignee: string }) => assignee)).toEqual(['買取店']);
    }
  });

  it('loses one of them without the other: its keys and endpoints end, sessions go on', async () => {
    const { one, other, person } = await ofTwoShops();
    await ask(CALLS.addKey, { as: person.session, body: { name: '店1' } });
    await open(person.session, other);
    const { key } = (await ask(CALLS.addKey, { as: person.session, body: { name: '店2' } })).body;
    for (const shop of [one, other])
      await server.db
        .insert(shopEndpoints)
        .values({ shopUuid: shop, url: `https://${shop}.example/hook`, secrets: [], addedBy: person.id });
    const owner = await people.somebody('owner');
    const change = await ask(CALLS.changePerson, {
      as: owner.session,
      params: { uuid: person.id },
      body: { seen: 'shop', role: 'shop', shops: [other] },
    });
    expect(change.status).toBe(200);
    expect(await openShopOf(person.session)).toBe(other);
    expect((await server.db.select().from(deskKeys)).map(({ name }) => name)).toEqual(['店2']);
    expect((await ask(readLeadsByKey, { as: key })).status).toBe(200);
    const endpoints = await server.db.select().from(shopEndpoints);
    expect(endpoints.filter(({ stoppedAt }) => stoppedAt).map(({ shopUuid }) => shopUuid)).toEqual([one]);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(sql`action = 'change' and subject = 'desk_people'`);
    expect(entry?.changed).toBe(
      `email: ${person.email}\nworks_for: ${await nameOf(one)}、${await nameOf(other)} → ${await nameOf(other)}`,
    );
  });

  it('is taken from one by a colleague there, and the open one closes', async () => {
    const { one, other, person } = await ofTwoShops();
    const colleague = await people.somebody('shop', { shop: one });
    const end = { as: colleague.session, params: { uuid: person.id } };
    expect((await ask(CALLS.endColleague, end)).status).toBe(200);
    expect(await ask(CALLS.endColleague, end)).toEqual(refusal(404, 'not_found'));
    expect(await rowOf(person.id)).toMatchObject({ shopUuids: [other], endedAt: null });
    expect(await openShopOf(person.session)).toBe(other);
    const { people: left } = (await ask(CALLS.readOwnShop, { as: colleague.session })).body;
    expect(left).toHaveLength(1);
  });
});

describe('An owner who invites somebody of one shop for another', () => {
  it('adds the shop, and the person is told which', async () => {
    const { one, other } = await ofTwoShops();
    const [owner, person] = [await people.somebody('owner'), await people.somebody('shop', { shop: one })];
    const invite = (email: string, shop = other) =>
      ask(CALLS.invite, { as: owner.session, body: { name: 'x', email, role: 'shop', shop } });
    expect((await invite(person.email.toUpperCase())).status).toBe(200);
    expect(await invite(person.email)).toEqual(refusal(409, 'known_person'));
    expect((await rowOf(person.id))?.shopUuids).toEqual([one, other]);
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.event, 'person.shop_added'));
    expect(rows).toMatchObject([{ recipient: 'person', subjectUuid: person.id, shopUuid: other }]);
    // Somebody of the office stays there.
    const staff = await people.somebody('staff');
    expect(await invite(staff.email)).toEqual(refusal(409, 'known_person'));
  });
});

describe('An invitation to somebody of another shop', () => {
  /** A shop invites somebody of another one. */
  async function invited() {
    const { one, other } = await ofTwoShops();
    await server.db.execute(sql`truncate desk_people cascade`);
    const [host, person] = [
      await people.somebody('shop', { shop: one }),
      await people.somebody('shop', { shop: other }),
    ];
    const body = { name: '呼ばれた人', email: person.email };
    expect((await ask(CALLS.inviteColleague, { as: host.session, body })).status).toBe(200);
    const { invitations } = (await ask(CALLS.readSelf, { as: person.session })).body;
    return { one, other, host, person, invitations };
  }
  const colleaguesOf = async (as: string) =>
    (await ask(CALLS.readOwnShop, { as })).body.people.map(
      ({ name, invited_until: until }: { name: string; invited_until: string | null }) =>
        until ? `${name} (invited)` : name,
    );
  const answer = (row: (typeof CALLS)['takeUpInvitation'], as: string, uuid: string) =>
    ask(row, { as, params: { uuid } });

  it('stands at the desk of the person, who takes it up; only then the shop sees more', async () => {
    const { one, other, host, person, invitations } = await invited();
    expect(invitations).toEqual([
      { uuid: expect.any(String), shop: await nameOf(one), until: expect.any(String) },
    ]);
    expect(await colleaguesOf(host.session)).toEqual(['買取店', '呼ばれた人 (invited)']);
    const [{ uuid }] = invitations;
    const stranger = await people.somebody('shop', { shop: other });
    expect(await answer(CALLS.takeUpInvitation, stranger.session, uuid)).toEqual(refusal(404, 'not_found'));
    expect((await answer(CALLS.takeUpInvitation, person.session, uuid)).status).toBe(200);
    expect(await answer(CALLS.takeUpInvitation, person.session, uuid)).toEqual(refusal(404, 'not_found'));
    expect(await colleaguesOf(host.session)).toEqual(['買取店', '買取店']);
    expect((await rowOf(person.id))?.shopUuids).toEqual([other, one]);
    expect((await open(person.session, one)).status).toBe(200);
  });

  it('is refused, and the shop sees it as before', async () => {
    const { other, host, person, invitations } = await invited();
    const before = await colleaguesOf(host.session);
    const [{ uuid }] = invitations;
    expect((await answer(CALLS.refuseInvitation, person.session, uuid)).status).toBe(200);
    expect((await ask(CALLS.readSelf, { as: person.session })).body.invitations).toEqual([]);
    expect(await answer(CALLS.takeUpInvitation, person.session, uuid)).toEqual(refusal(404, 'not_found'));
    expect(await colleaguesOf(host.session)).toEqual(before);
    expect((await rowOf(person.id))?.shopUuids).toEqual([other]);
  });

  it('is not shown to people of the office, whose access is another one', async () => {
    const { host } = await invited();
    const staff = await people.somebody('staff');
    const body = { name: 'x', email: staff.email };
    expect((await ask(CALLS.inviteColleague, { as: host.session, body })).status).toBe(200);
    expect((await ask(CALLS.readSelf, { as: staff.session })).body.invitations).toEqual([]);
  });
});
