import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { reopenRequest, withdrawRequest } from '#test/server/link-calls.ts';
import { quiet } from '#test/server/quiet.ts';
import { auditLog, conversionDecisions, media, mediumRules, requests } from '../db/schema.ts';
import { approveConversions } from '../life/approve-conversions.ts';
import { eraseByUuid, eraseExpired } from '../people/erase.ts';
import { readWholeRequest } from '../people/show.ts';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b22';

let server: TestApp;
let staff: string;
let partner: string;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
const ask = people.ask.bind(people);

beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  await server.db.insert(media).values([
    { uuid: MEDIUM, name: '見本メディア' },
    { uuid: OTHER, name: 'ほかのメディア' },
  ]);
  staff = (await people.somebody('staff')).session;
  partner = (await people.somebody('partner', { media: [MEDIUM] })).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(mediumRules);
  await server.db.delete(auditLog);
});

const setRule = (rule: { amount: number; amounts?: Record<string, number>; days?: number | null }) =>
  ask(CALLS.setRule, { as: staff, params: { uuid: MEDIUM }, body: { amounts: {}, days: null, ...rule } });

const convert = async (...categories: ('watch' | 'bag' | 'camera')[]) => {
  const items = (categories.length > 0 ? categories : (['watch'] as const)).map((category) => ({ category }));
  return (await server.submit({ medium: MEDIUM, items })).body.uuid;
};

const decide = (uuids: readonly string[], to: 'approved' | 'refused', why?: string, as = staff) =>
  ask(CALLS.decideConversions, { as, body: { requests: uuids, to, ...(why && { why }) } });

/** The conversions as their partner reads them, the newest first. */
const readList = async () => (await ask(CALLS.readConversions, { as: partner })).body.conversions;

const age = (uuid: string, days: number) =>
  server.db
    .update(requests)
    .set({ createdAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(requests.uuid, uuid));

/** Rules and requests are older than they are. */
const ageRules = (days: number) =>
  server.db.update(mediumRules).set({ since: sql`${mediumRules.since} - make_interval(days => ${days})` });

describe('A conversion', () => {
  it('is worth what the rule of its medium said when it came: once, by its most valuable category', async () => {
    const early = await convert();
    expect(await setRule({ amount: 2000, amounts: { camera: 500, watch: 5000 } })).toMatchObject({
      status: 200,
    });
    const [bag, camera, both] = [
      await convert('bag'),
      await convert('camera'),
      await convert('bag', 'watch'),
    ];
    await setRule({ amount: 9 });
    expect((await readList()).map(({ value }: { value: number }) => value)).toEqual([5000, 500, 2000, null]);
    await decide([early, bag, camera, both], 'approved');
    expect((await readList()).map(({ value }: { value: number }) => value)).toEqual([5000, 500, 2000, null]);
    const { body } = await ask(CALLS.readMedia, { as: partner });
    expect(body.states).toEqual([
      { state: 'received', conversions: 0, value: 0 },
      { state: 'approved', conversions: 4, value: 7500 },
      { state: 'refused', conversions: 0, value: 0 },
    ]);
    expect(body.latest).toHaveLength(4);
  });

  it('is approved or refused with a reason, one or many, and again; the log says who did so', async () => {
    const [one, two] = [await convert(), await convert()];
    expect((await readList())[0]).toMatchObject({ state: 'received', why: null });
    expect((await decide([one, two], 'approved')).body).toEqual({ changed: 2 });
    expect((await decide([one], 'refused', 'hoax')).body).toEqual({ changed: 1 });
    expect((await decide([one], 'refused', 'hoax')).body, 'the same once more').toEqual({ changed: 0 });
    expect(await readList()).toMatchObject([
      { state: 'approved', why: null },
      { state: 'refused', why: 'hoax' },
    ]);
    const log = await server.db.select().from(auditLog).orderBy(asc(auditLog.at));
    expect(log.map(({ action, changed }) => `${action} ${changed}`.trim())).toEqual([
      'approve_conversion',
      'approve_conversion',
      'refuse_conversion hoax',
    ]);
    expect(await readWholeRequest(server.db, one, 'export')).toMatchObject({
      conversions: [{ state: 'refused', why: 'hoax' }],
    });
  });

  it('shows nobody outside who decided, nor anything of the seller', async () => {
    await decide([await convert()], 'refused', 'unreachable');
    const text = JSON.stringify([await readList(), (await ask(CALLS.readMedia, { as: partner })).body]);
    expect(text).not.toMatch(/担当者|山田|taro@|0000-1234/);
    const { body } = await ask(CALLS.readMedium, { as: staff, params: { uuid: MEDIUM } });
    expect(body.conversions).toMatchObject([{ state: 'refused', by: '担当者', isGone: false }]);
    expect(JSON.stringify(body)).not.toMatch(/山田|taro@|0000-1234/);
  });

  it('stands on the page of its request, with the medium by name', async () => {
    await setRule({ amount: 2000 });
    const [own, tried, elsewhere] = [
      await convert(),
      await convert(),
      (await server.submit({ medium: '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b29' })).body.uuid,
    ];
    await server.db.update(requests).set({ kind: 'test' }).where(eq(requests.uuid, tried));
    await decide([own], 'refused', 'hoax');
    const originOf = async (uuid: string) => {
      const { body } = await ask(CALLS.readRequest, { as: staff, params: { uuid } });
      return { medium: body.medium?.uuid ?? null, conversion: body.conversion };
    };
    expect(await originOf(own)).toMatchObject({
      medium: MEDIUM,
      conversion: { state: 'refused', why: 'hoax', by: '担当者', value: 2000 },
    });
    expect(await originOf(tried)).toEqual({ medium: MEDIUM, conversion: null });
    expect(await originOf(elsewhere)).toEqual({ medium: null, conversion: null });
  });

  it('is none where somebody tries the form, or where the medium is not known', async () => {
    const tried = await convert();
    await server.db.update(requests).set({ kind: 'test' }).where(eq(requests.uuid, tried));
    expect(await readList()).toEqual([]);
    const elsewhere = (await server.submit({ medium: '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b29' })).body.uuid;
    expect((await decide([tried, elsewhere], 'approved')).body).toEqual({ changed: 0 });
    expect(await server.db.$count(conversionDecisions)).toBe(0);
  });

  it('is approved by itself after the days of its rule, unless it was refused', async () => {
    await setRule({ amount: 100, days: 30 });
    await ageRules(90);
    const [due, young, no] = [await convert(), await convert(), await convert()];
    await age(due, 31);
    await age(no, 31);
    await decide([no], 'refused', 'repeated');
    const states = async () => {
      const { body } = await ask(CALLS.readMedium, { as: staff, params: { uuid: MEDIUM } });
      return Object.fromEntries(
        body.conversions.map(({ request, state }: { request: string; state: string }) => [request, state]),
      );
    };
    expect(await states()).toEqual({ [due]: 'approved', [young]: 'received', [no]: 'refused' });
    const { life } = quiet();
    await approveConversions(life, server.db);
    await approveConversions(life, server.db);
    expect(await server.db.select().from(conversionDecisions)).toHaveLength(2);
    expect(await states(), 'the clock changes nothing').toEqual({
      [due]: 'approved',
      [young]: 'received',
      [no]: 'refused',
    });
  });

  it('is refused while its seller has withdrawn it, unless it was approved before', async () => {
    await setRule({ amount: 100, days: 30 });
    const [open, finished] = [await convert(), await convert()];
    await decide([finished], 'approved');
    for (const uuid of [open, finished]) await visitors.own(withdrawRequest, uuid);
    const [ofDone, ofOpen] = await readList();
    expect(ofDone).toMatchObject({ state: 'approved', value: 100 });
    expect(ofOpen).toMatchObject({ state: 'refused', why: 'withdrawn', value: 100 });
    await visitors.own(reopenRequest, open);
    expect((await readList())[1]).toMatchObject({ state: 'received', why: null });
  });

  it('keeps what was decided when its request is erased, by its day and without ids; otherwise it is refused', async () => {
    await setRule({ amount: 100 });
    const [open, finished] = [await convert(), await convert('bag')];
    await decide([finished], 'approved');
    const before = await readList();
    await eraseByUuid(server.db, server.photos, [open, finished]);
    const after = await readList();
    expect(after).toHaveLength(2);
    const byNumber = (rows: typeof before, { number }: { number: string }) =>
      rows.find((row: { number: string }) => row.number === number);
    expect(byNumber(after, before[0])).toMatchObject({
      state: 'approved',
      value: 100,
      categories: ['bag'],
      tracking: {},
      context: {},
    });
    expect(byNumber(after, before[1])).toMatchObject({ state: 'refused', why: 'erased', value: 100 });
    for (const { at } of after) expect(at).toMatch(/T15:00:00.000Z$/);
    await eraseByUuid(server.db, server.photos, [open, finished]);
    expect(await readList(), 'once more after a restore').toEqual(after);
    const { body } = await ask(CALLS.readMedium, { as: staff, params: { uuid: MEDIUM } });
    expect(body.conversions).toMatchObject([{ isGone: true }, { isGone: true }]);
  });

  it('that became too old before anybody decided waits on', async () => {
    await setRule({ amount: 100 });
    await ageRules(90);
    const uuid = await convert();
    await age(uuid, 91);
    await server.db.execute(sql`update medium_rules set since = now() - interval '100 days'`);
    await eraseExpired(server.db, server.photos, 90);
    const ofAll = async () =>
      (await ask(CALLS.readMedium, { as: staff, params: { uuid: MEDIUM } })).body.conversions;
    expect(await ofAll()).toMatchObject([{ state: 'received', value: 100, isGone: true }]);
    expect((await decide([uuid], 'approved')).body).toEqual({ changed: 1 });
    expect(await ofAll()).toMatchObject([{ state: 'approved', value: 100 }]);
  });
});

describe('The operator', () => {
  it('sees all media with what their requests are worth, and their conversions in pieces by state', async () => {
    await setRule({ amount: 300, amounts: { bag: 0 }, days: 14 });
    await decide([await convert(), await convert()], 'approved');
    await convert('bag');
    const { body } = await ask(CALLS.readMediaList, { as: staff });
    const isOwn = ({ uuid }: { uuid: string }) => [MEDIUM, OTHER].includes(uuid);
    expect(body.media.filter(isOwn)).toMatchObject([
      { uuid: OTHER, rule: null },
      {
        uuid: MEDIUM,
        rule: { amount: 300, amounts: { bag: 0 }, days: 14 },
        sums: [{ conversions: 1, value: 0 }, { conversions: 2, value: 600 }, { conversions: 0 }],
      },
    ]);
    const ofState = async (state: string) =>
      (await ask(CALLS.readMedium, { as: staff, params: { uuid: MEDIUM }, query: { state } })).body
        .conversions;
    expect(await ofState('approved')).toHaveLength(2);
    expect(await ofState('received')).toHaveLength(1);
    expect(await ofState('refused')).toHaveLength(0);
    expect(await ofState('all')).toHaveLength(3);
  });

  it('sets no rule that makes no sense, and only for a medium that is there', async () => {
    for (const rule of [
      { amount: -1 },
      { amount: 1.5 },
      { amount: 2_000_000 },
      { amount: 1, days: 0 },
      { amount: 1, amounts: { bag: -1 } },
    ])
      expect((await setRule(rule)).status).toBe(422);
    const body = { amount: 1, amounts: {}, days: null };
    const params = { uuid: '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b29' };
    expect(await ask(CALLS.setRule, { as: staff, params, body })).toEqual(refusal(404, 'not_found'));
    expect(await server.db.$count(mediumRules)).toBe(0);
  });

  it('who only reads decides nothing, and a partner sees no other medium', async () => {
    const uuid = await convert();
    const reader = (await people.somebody('reader')).session;
    expect(await decide([uuid], 'approved', undefined, reader)).toEqual(refusal(403, 'not_allowed'));
    expect(await decide([uuid], 'approved', undefined, partner)).toEqual(refusal(403, 'not_allowed'));
    expect(await ask(CALLS.readMedium, { as: partner, params: { uuid: MEDIUM } })).toEqual(
      refusal(403, 'not_allowed'),
    );
    expect(await ask(CALLS.readConversions, { as: partner, query: { medium: OTHER } })).toEqual(
      refusal(404, 'not_found'),
    );
  });
});
