import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import { numberOf } from '../db/records/number.ts';
import { auditLog, deskPeople, matches, requests, shops } from '../db/schema.ts';
import type { AnswerOfAct } from './acts.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
const ask = people.ask.bind(people);
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** A request, one of its shops, and somebody of it. */
async function newLead() {
  const photos = [{ name: 'a.jpg', content: jpeg() }];
  const { uuid } = (await server.submit({ items: [{ category: 'bag', photos }] })).body;
  const [one, other] = await server.db.select().from(matches).where(eq(matches.requestUuid, uuid));
  const shop = one?.shopUuid ?? '';
  const person = await people.somebody('shop', { shop });
  return { uuid, name: server.links.names.make(uuid, shop), shop, other: other?.shopUuid ?? '', person };
}

const list = async (as: string, tab: string): Promise<AnswerOfAct<'readLeads'>['leads']> =>
  (await ask(CALLS.readLeads, { as, query: { tab } })).body.leads;

describe('A shop at its desk', () => {
  it('sees its new requests with a photo and without the seller', async () => {
    const { name, person } = await newLead();
    const { body } = await ask(CALLS.readLeads, { as: person.session, query: { tab: 'new' } });
    expect(body.leads).toMatchObject([{ name, state: 'matched', quote: '', category: 'bag' }]);
    expect(body.counts).toMatchObject({ new: 1, all: 1, quoted: 0 });
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(body)).not.toContain(text);
    const photo = await server.app.inject(body.leads[0].photo);
    expect(photo.headers['content-type']).toBe('image/jpeg');
  });

  it('answers by the key of the lead, which moves from tab to tab', async () => {
    const { name, person } = await newLead();
    const { token } = (await ask(CALLS.readLeadKey, { as: person.session, params: { name } })).body;
    await visitors.call(LINK_CALLS.openContact, token);
    expect([await list(person.session, 'new'), (await list(person.session, 'waiting')).length]).toEqual([
      [],
      1,
    ]);
    const quote = { low: 100_000, high: 120_000, valid_until: validDay(), method: 'visit', remark: '' };
    await visitors.call(LINK_CALLS.giveQuote, token, quote);
    expect((await list(person.session, 'waiting')).length).toBe(0);
    // The shop has the contact as well, so the goods can be sold.
    expect(await list(person.session, 'released')).toMatchObject([{ name, state: 'quoted' }]);
  });

  it('sees nothing of another shop, whatever the address names', async () => {
    const { uuid, name, person } = await newLead();
    const {
      rows: [stranger],
    } = await server.db.execute<{ uuid: string }>(
      sql`select uuid from shops where uuid not in (select shop_uuid from matches) limit 1`,
    );
    const other = await people.somebody('shop', { shop: stranger?.uuid ?? '' });
    expect(await list(other.session, 'all')).toEqual([]);
    // Neither another shop’s name for it nor the request’s own uuid, which a shop could know from an older release.
    for (const [as, leadName] of [
      [other.session, name],
      [other.session, uuid],
      [person.session, uuid],
    ] as const)
      expect(await ask(CALLS.readLeadKey, { as, params: { name: leadName } })).toEqual(
        refusal(404, 'not_found'),
      );
    for (const row of [CALLS.readRequest, CALLS.readShop])
      expect(await ask(row, { as: other.session, params: { uuid } })).toEqual(refusal(403, 'not_allowed'));
  });

  it('opens the links of its own mails at the desk, and no others', async () => {
    const { uuid, name, shop, other, person } = await newLead();
    const [request] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
    const tokenFor = (of: string) =>
      server.links.token({ kind: 'lead', uuids: [uuid, of], version: 0 }, request?.createdAt ?? new Date());
    const find = (token: string) => ask(CALLS.findLead, { as: person.session, body: { token } });
    expect((await find(tokenFor(shop))).body).toEqual({ name });
    for (const token of [tokenFor(other), 'x', '']) expect((await find(token)).status).toBe(404);
  });

  it('sees first what it loses soon: the nearest deadline before the others, once', async () => {
    const first = await newLead();
    const { uuid } = (await server.submit({ items: [{ category: 'bag' }] })).body;
    const { shop, person } = first;
    const [place] = await server.db
      .select()
      .from(matches)
      .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shop)));
    if (!place) await server.db.insert(matches).values({ requestUuid: uuid, shopUuid: shop, position: 90 });
    const lists = async (tab: string) => {
      const { body } = await ask(CALLS.readLeads, { as: person.session, query: { tab } });
      const numbers = (rows: { number: string }[]) => rows.map(({ number }) => number);
      return [numbers(body.near), numbers(body.leads)];
    };
    const [newer, older] = [numberOf(uuid), numberOf(first.uuid)];
    expect(await lists('new'), 'nobody was told').toEqual([[], [newer, older]]);
    // Told long ago, so that the clock is about to give both places on.
    for (const [of, days] of [
      [uuid, 20],
      [first.uuid, 25],
    ] as const)
      await server.db
        .update(matches)
        .set({ toldAt: new Date(Date.now() - days * 86_400_000), nextAt: new Date() })
        .where(and(eq(matches.requestUuid, of), eq(matches.shopUuid, shop)));
    expect(await lists('new')).toEqual([[older, newer], []]);
    expect(await lists('quoted')).toEqual([[], []]);
    await server.db
      .update(matches)
      .set({ toldAt: new Date(), nextAt: new Date() })
      .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shop)));
    expect(await lists('all'), 'a day is left').toEqual([[older], [newer]]);
  });

  it('says when it is away, and is told when a colleague was faster', async () => {
    const { shop, person } = await newLead();
    const ownShop = async () => (await ask(CALLS.readOwnShop, { as: person.session })).body;
    let own = await ownShop();
    const change = (body: object) =>
      ask(CALLS.changeOwnShop, { as: person.session, body: { seen: own.version, ...body } });
    expect((await change({ paused: true })).body).toEqual({ wrong: [] });
    for (const body of [{ paused: false }, { templates: ['x'] }])
      expect(await change(body)).toEqual(refusal(409, 'changed_meanwhile'));
    own = await ownShop();
    const cells = { capacity: '3', holidays: '2031-05-03〜2031-05-05' };
    expect((await change({ cells })).body).toEqual({ wrong: [] });
    expect(await change({ cells })).toEqual(refusal(409, 'changed_meanwhile'));
    const now = (await ask(CALLS.readOwnShop, { as: person.session })).body;
    expect(now).toMatchObject({ cells, paused_at: expect.any(String) });
    const wrong = await ask(CALLS.changeOwnShop, {
      as: person.session,
      body: { seen: now.version, cells: { capacity: '-1', holidays: 'x' } },
    });
    expect(wrong.body.wrong.map(({ column }: { column: string }) => column).sort()).toEqual([
      'capacity',
      'holidays',
    ]);
    await server.db
      .update(shops)
      .set({ pausedAt: null, capacity: null, holidays: '{}' })
      .where(eq(shops.uuid, shop));
  });

  it('keeps texts for its answers', async () => {
    const { person } = await newLead();
    const own = (await ask(CALLS.readOwnShop, { as: person.session })).body;
    const body = { seen: own.version, templates: ['実物を拝見して決めます。'] };
    expect((await ask(CALLS.changeOwnShop, { as: person.session, body })).status).toBe(200);
    expect((await ask(CALLS.readOwnShop, { as: person.session })).body.templates).toEqual(body.templates);
    const many = { ...body, templates: Array.from({ length: 11 }, (_, index) => String(index)) };
    expect((await ask(CALLS.changeOwnShop, { as: person.session, body: many })).status).toBe(422);
  });

  it('lets colleagues in, and takes their access away, but not that of others', async () => {
    const { person } = await newLead();
    const fields = { name: '同僚', email: `colleague-${Math.random()}@example.jp` };
    expect((await ask(CALLS.inviteColleague, { as: person.session, body: fields })).status).toBe(200);
    const { people: own } = (await ask(CALLS.readOwnShop, { as: person.session })).body;
    const colleague = own.find(({ email }: { email: string }) => email === fields.email);
    expect(colleague).toMatchObject({ name: '同僚', self: false });
    const stranger = await people.somebody('staff');
    const end = (uuid: string) => ask(CALLS.endColleague, { as: person.session, params: { uuid } });
    expect((await end(colleague.uuid)).status).toBe(200);
    for (const uuid of [stranger.id, person.id, colleague.uuid]) expect((await end(uuid)).status).toBe(404);
    expect((await ask(CALLS.readSelf, { as: stranger.session })).status).toBe(200);
  });

  it('is turned into somebody of the office by an owner only, and is signed out', async () => {
    const { person } = await newLead();
    const [owner, staff] = [await people.somebody('owner'), await people.somebody('staff')];
    const change = (as: string) =>
      ask(CALLS.changePerson, { as, params: { uuid: person.id }, body: { seen: 'shop', role: 'reader' } });
    for (const as of [person.session, staff.session])
      expect(await change(as)).toEqual(refusal(403, 'not_allowed'));
    expect((await change(owner.session)).status).toBe(200);
    const [row] = await server.db.select().from(deskPeople).where(eq(deskPeople.id, person.id));
    expect(row).toMatchObject({ role: 'reader', shopUuids: [] });
    expect(await ask(CALLS.readSelf, { as: person.session })).toEqual(refusal(401, 'not_signed_in'));
    await server.db.delete(auditLog);
  });
});

/** A day to which a quote may hold. */
function validDay(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
