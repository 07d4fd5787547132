import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as CALLS from '#contract/calls/desk/index.ts';
import { DESK_ROWS, type RequestState } from '#contract/desk.ts';
import type { ListedRequest } from '#contract/schemas/desk/requests.ts';
import { numberOf } from '../db/records/number.ts';
import { auditLog, matches, quotes, requests } from '../db/schema.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { DeskPeople, refusal } from '../test/desk.ts';
import { jpeg } from '../test/photos.ts';
import { CUSTOMER } from '../test/submission.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let staff: string;
let owner: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  staff = (await people.somebody('staff')).session;
  owner = (await people.somebody('owner')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(auditLog);
});

const send = async (category: 'watch' | 'bag' = 'bag') => {
  const photos = [{ name: 'a.jpg', content: jpeg() }];
  return (await server.submit({ items: [{ category, photos }] })).body.uuid;
};

const list = async (query: Record<string, string> = {}): Promise<ListedRequest[]> =>
  (await ask(CALLS.readRequests, { as: staff, query })).body.requests;

/** The acts at the desk, from the log. */
const acts = async () =>
  (await server.db.select().from(auditLog)).map(({ action, subjectUuid }) => [action, subjectUuid]);

async function quote(uuid: string) {
  const [match] = await server.db.select().from(matches).where(eq(matches.requestUuid, uuid)).limit(1);
  await server.db.insert(quotes).values({
    requestUuid: uuid,
    shopUuid: match?.shopUuid ?? '',
    low: 100_000,
    high: 120_000,
    validUntil: '2099-12-31',
    method: 'visit',
    remark: '',
  });
}

describe('The list of requests', () => {
  it('says how far each is, and nothing personal', async () => {
    const [waiting, quoted, decided, unplaced, withdrawn] = [
      await send(),
      await send(),
      await send(),
      await send(),
      await send(),
    ];
    for (const uuid of [quoted, decided]) await quote(uuid);
    await server.db.update(requests).set({ decidedAt: new Date() }).where(eq(requests.uuid, decided));
    await server.db.update(requests).set({ withdrawnAt: new Date() }).where(eq(requests.uuid, withdrawn));
    await server.db.delete(matches).where(eq(matches.requestUuid, unplaced));
    await server.db.update(requests).set({ seekAt: new Date() }).where(eq(requests.uuid, unplaced));
    const { body } = await ask(CALLS.readRequests, { as: staff });
    const states = Object.fromEntries(body.requests.map(({ uuid, state }: ListedRequest) => [uuid, state]));
    expect(states).toEqual({
      [waiting]: 'waiting',
      [quoted]: 'quoted',
      [decided]: 'decided',
      [unplaced]: 'unplaced',
      [withdrawn]: 'withdrawn',
    } satisfies Record<string, RequestState>);
    for (const text of Object.values(CUSTOMER)) expect(JSON.stringify(body)).not.toContain(text);
    for (const [uuid, state] of Object.entries(states))
      expect((await list({ state: String(state) })).map((one) => one.uuid)).toEqual([uuid]);
  });

  it('is filtered by category, and ignores filters that nobody knows', async () => {
    const [watch, bag] = [await send('watch'), await send('bag')];
    expect((await list({ category: 'watch' })).map(({ uuid }) => uuid)).toEqual([watch]);
    expect((await list({ category: 'watch', state: 'quoted' })).length).toBe(0);
    const all = [bag, watch];
    expect((await list({ category: "'", state: 'x' })).map(({ uuid }) => uuid)).toEqual(all);
  });

  it('comes in pieces in which each request is once', async () => {
    const uuid = await send();
    await server.db.execute(sql`insert into requests select (jsonb_populate_record(r, jsonb_build_object(
        'uuid', gen_random_uuid(), 'idempotency_key', null))).* from requests r, generate_series(1, ${DESK_ROWS + 10}) n
      where r.uuid = ${uuid}`);
    await server.db.execute(sql`insert into request_items (request_uuid, position, category, attributes, detail)
      select uuid, 0, 'bag', '[]', '{}' from requests where uuid <> ${uuid}`);
    const first = (await ask(CALLS.readRequests, { as: staff })).body;
    const second = (await ask(CALLS.readRequests, { as: staff, query: { after: first.next } })).body;
    const seen = [...first.requests, ...second.requests].map((one: ListedRequest) => one.uuid);
    expect(seen).toHaveLength(DESK_ROWS + 11);
    expect(new Set(seen).size).toBe(seen.length);
    expect(second.next).toBeNull();
  });

  test.each([
    ['the number', (uuid: string) => numberOf(uuid)],
    ['the number in lower case', (uuid: string) => numberOf(uuid).toLowerCase()],
    ['the mail address, in any case', () => CUSTOMER.email.toUpperCase()],
    ['the phone number', () => CUSTOMER.tel1],
    ['the phone number with other dashes', () => CUSTOMER.tel1.replaceAll('-', 'ー')],
  ])('is searched by %s', async (_what, text) => {
    const uuid = await send();
    const found = await ask(CALLS.findRequests, { as: staff, body: { text: text(uuid) } });
    expect(found.body.requests.map((one: ListedRequest) => one.uuid)).toEqual([uuid]);
  });

  test.each(['', '0', 'x@', '0000-0000-0000', '%', "' or true --"])('finds nothing by %j', async (text) => {
    await send();
    expect((await ask(CALLS.findRequests, { as: staff, body: { text } })).body.requests).toEqual([]);
  });
});

describe('A request at the desk', () => {
  it('shows goods, photos and each step, and nothing of who sent it', async () => {
    const uuid = await send();
    await quote(uuid);
    const { body } = await ask(CALLS.readRequest, { as: staff, params: { uuid } });
    expect(body).toMatchObject({ uuid, number: numberOf(uuid), state: 'quoted', quotes: 1 });
    expect(body.matched.length).toBe(body.shops);
    expect(body.matched.filter((one: { quote: string }) => one.quote)).toMatchObject([{ state: 'quoted' }]);
    expect(body.steps.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['stored', 'mail', 'quoted']),
    );
    const photo = await server.app.inject(body.items[0].photos[0].url);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const text of Object.values(CUSTOMER)) expect(JSON.stringify(body)).not.toContain(text);
    expect(await acts()).toEqual([]);
  });

  it('shows the contact on demand, and the log notes it', async () => {
    const uuid = await send();
    const { body } = await ask(CALLS.showContact, { as: staff, params: { uuid } });
    expect(body.texts).toMatchObject({ email: CUSTOMER.email, name1: CUSTOMER.name1 });
    expect(await acts()).toEqual([['show', uuid]]);
  });

  it('is withdrawn, its links end, and it is erased, each noted with the one who did it', async () => {
    const uuid = await send();
    const end = (as: string, what: string) => ask(CALLS.endRequest, { as, params: { uuid }, body: { what } });
    expect((await end(staff, 'revoke')).status).toBe(200);
    expect((await end(staff, 'withdraw')).status).toBe(200);
    expect((await list({ state: 'withdrawn' })).length).toBe(1);
    expect(await end(staff, 'erase')).toEqual(refusal(403, 'not_allowed'));
    expect((await end(owner, 'erase')).status).toBe(200);
    expect(await server.filesOnDisk()).toEqual([]);
    expect(await end(owner, 'erase')).toEqual(refusal(404, 'not_found'));
    expect((await acts()).map(([action]) => action)).toEqual(['revoke', 'withdraw', 'erase']);
    expect(await ask(CALLS.readRequest, { as: staff, params: { uuid } })).toEqual(refusal(404, 'not_found'));
  });
});
