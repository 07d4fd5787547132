import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { assignLead, giveQuote, readLead } from '#test/server/link-calls.ts';
import { deskPeople } from '../db/schema.ts';
import type { Lead } from './link-acts.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** A request at a shop where two people work, each with the key of the desk. */
async function ofTwo() {
  const { uuid } = (await server.submit()).body;
  const [shop, other] = await visitors.shopsOf(uuid);
  const name = server.links.names.make(uuid, shop);
  const enter = async (as: string) => {
    const person = await people.somebody('shop', { shop });
    await server.db.update(deskPeople).set({ name: as }).where(eq(deskPeople.id, person.id));
    const key = await people.ask(DESK_CALLS.readLeadKey, { as: person.session, params: { name } });
    return { ...person, token: key.body.token as string };
  };
  return { uuid, shop, other, name, sato: await enter('佐藤'), mori: await enter('森') };
}

const leadOf = async (token: string) => (await visitors.call<Lead>(readLead, token)).body;

describe('The people of a shop', () => {
  it('take a request, hand it on and leave it, and see who did', async () => {
    const { sato, mori } = await ofTwo();
    expect(await leadOf(sato.token)).toMatchObject({ assignee: null });
    expect((await leadOf(sato.token)).people.map(({ name, self }) => [name, self])).toEqual(
      expect.arrayContaining([
        ['佐藤', true],
        ['森', false],
      ]),
    );
    for (const [person, name] of [
      [sato.id, '佐藤'],
      [mori.id, '森'],
      [null, null],
    ] as const) {
      expect((await visitors.call(assignLead, sato.token, { person })).status).toBe(200);
      expect(await leadOf(mori.token)).toMatchObject({ assignee: name });
    }
    await visitors.call(assignLead, sato.token, { person: null });
    expect((await leadOf(mori.token)).acts, 'the same once more is nothing').toMatchObject(
      Array(3).fill({ what: 'assigned', by: '佐藤' }),
    );
  });

  it('find those that they are on, by a filter of the list', async () => {
    const { name, sato, mori } = await ofTwo();
    await visitors.call(assignLead, sato.token, { person: mori.id });
    const list = async (as: string, mine?: string) =>
      (await people.ask(DESK_CALLS.readLeads, { as, query: { tab: 'all', ...(mine && { mine }) } })).body;
    expect(await list(sato.session)).toMatchObject({
      leads: [{ name, assignee: '森' }],
      counts: { all: 1 },
      are_several: true,
    });
    expect(await list(sato.session, 'on')).toMatchObject({ leads: [], counts: { all: 0 } });
    expect(await list(mori.session, 'on')).toMatchObject({ leads: [{ name }], counts: { all: 1 } });
  });

  it('are told of each other before they answer twice', async () => {
    const { sato, mori } = await ofTwo();
    const actCount = String((await leadOf(sato.token)).acts.length);
    await visitors.call(assignLead, mori.token, { person: mori.id });
    expect(await visitors.call(giveQuote, sato.token, { ...QUOTE_OF_TODAY, seen: actCount })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
  });

  it('are on nothing once they may not come in', async () => {
    const { sato, mori } = await ofTwo();
    await visitors.call(assignLead, sato.token, { person: mori.id });
    await server.db.update(deskPeople).set({ endedAt: new Date() }).where(eq(deskPeople.id, mori.id));
    expect(await leadOf(sato.token)).toMatchObject({ assignee: null });
    for (const token of [mori.token])
      expect(await visitors.call(assignLead, token, { person: sato.id })).toMatchObject({
        code: 'not_found',
      });
  });

  it('are nobody of another shop, and nobody with the link of a mail alone', async () => {
    const { uuid, shop, other, sato } = await ofTwo();
    const stranger = await people.somebody('shop', { shop: other });
    expect(await visitors.call(assignLead, sato.token, { person: stranger.id })).toMatchObject({
      code: 'not_found',
    });
    expect((await visitors.lead(assignLead, uuid, shop, { person: sato.id })).code).toBe('not_found');
    expect((await visitors.lead(readLead, uuid, shop)).body.people).toEqual([]);
  });
});
