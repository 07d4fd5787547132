import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver } from '#test/server/receiver.ts';
import type { AuditSubject } from '../base/audit-words.ts';
import {
  auditLog,
  deliveries,
  deskKeys,
  deskPasskeys,
  deskPeople,
  media,
  mediumEndpoints,
} from '../db/schema.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b22';
const SOON = { timeout: 20_000 };

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
const ask = people.ask.bind(people);
type Somebody = Awaited<ReturnType<typeof people.somebody>>;
let receiver: TestReceiver;
let owner: Somebody;
let partner: Somebody;
beforeEach(async () => {
  receiver = await startReceiver();
  const { db } = room.server;
  for (const table of [media, deskPeople, deskKeys, deskPasskeys, auditLog]) await db.delete(table);
  await db.insert(media).values([
    { uuid: OWN, name: '見本メディア' },
    { uuid: OTHER, name: 'ほかのメディア' },
  ]);
  owner = await people.somebody('owner');
  partner = await people.somebody('partner', { media: [OWN] });
  await db.delete(deliveries);
});
afterEach(() => receiver.stop());

const start = () => room.start({}, { othersAllowed: ['127.0.0.0/8'], answerMs: 1_000 });
const submit = () => room.server.submit({ medium: OWN });
const callsOfMedia = () => room.server.db.select().from(deliveries).where(eq(deliveries.recipient, 'medium'));
const endpoints = () => room.server.db.select().from(mediumEndpoints);

/** An endpoint at the receiver, which the desk would not take: it is on this machine. */
async function endpoint(by: Somebody = partner, medium = OWN): Promise<string> {
  const [row] = await room.server.db
    .insert(mediumEndpoints)
    .values({ mediumUuid: medium, kind: 'postback', url: `${receiver.url}/cv`, addedBy: by.id })
    .returning();
  return row?.uuid ?? '';
}

const change = (who: Somebody, body: object) =>
  ask(CALLS.changePerson, {
    as: owner.session,
    params: { uuid: who.id },
    body: { seen: 'partner', ...body },
  });
const page = async (who: Somebody, as = owner.session) =>
  (await ask(CALLS.readPerson, { as, params: { uuid: who.id } })).body;
const logOf = async (subject: AuditSubject) =>
  (
    await room.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, subject))
      .orderBy(asc(auditLog.at))
  ).map(({ action, by, changed }) => [action, by, changed]);

describe('An endpoint of a partner', () => {
  it('hears of requests as long as the partner has access, and of none afterwards', async () => {
    await endpoint();
    await start();
    await submit();
    await expect.poll(() => receiver.accepted.length, SOON).toBe(1);
    expect((await change(partner, { ended: true })).status).toBe(200);
    await submit();
    expect(await callsOfMedia()).toHaveLength(1);
    expect(await logOf('medium_endpoints')).toEqual([
      ['change', `責任者 <${owner.email}>`, `stopped: ${new URL(receiver.url).host}`],
    ]);
  });

  it('is not told what was announced before the access was taken away, nor what is tried again', async () => {
    const uuid = await endpoint();
    await submit();
    await change(partner, { ended: true });
    expect(await callsOfMedia()).toMatchObject([{ state: 'dead', error: 'endpoint_stopped' }]);
    // Announced by a statement that began before.
    await room.server.db.update(deliveries).set({ state: 'waiting', error: null, settledAt: null });
    await start();
    await expect.poll(async () => (await callsOfMedia())[0]?.error, SOON).toBe('endpoint_stopped');
    expect(receiver.seen).toEqual([]);
    const [row] = await endpoints();
    expect(row).toMatchObject({ uuid, stoppedAt: expect.any(Date) });
  });

  it('goes on as long as another person with access works for its medium, and stops with the last', async () => {
    await endpoint();
    const colleague = await people.somebody('partner', { media: [OWN, OTHER] });
    await people.somebody('partner', { media: [OTHER] });
    const waiting = { name: '新人', email: 'waiting@example.jp', role: 'partner', media: [OWN] };
    expect((await ask(CALLS.invite, { as: owner.session, body: waiting })).status).toBe(200);
    await change(partner, { ended: true });
    expect((await endpoints())[0]?.stoppedAt).toBeNull();
    expect((await page(colleague)).endpoints).toMatchObject([{ own: false, stopped_at: null, others: [] }]);
    await change(colleague, { ended: true });
    // Somebody who was invited and never came keeps nothing going.
    expect((await endpoints())[0]?.stoppedAt).not.toBeNull();
  });

  it('stops when its partner gets other media or another role', async () => {
    await endpoint();
    expect((await change(partner, { media: [OTHER] })).status).toBe(200);
    expect((await endpoints())[0]?.stoppedAt).not.toBeNull();
    await endpoint(partner, OTHER);
    expect((await change(partner, { role: 'reader' })).status).toBe(200);
    expect((await endpoints()).every(({ stoppedAt }) => stoppedAt)).toBe(true);
  });

  it('stays stopped when the access is given back, or somebody else gets the medium, until a partner says otherwise', async () => {
    const uuid = await endpoint();
    await change(partner, { ended: true });
    await change(partner, { ended: false });
    const next = await people.somebody('partner', { media: [OWN] });
    await submit();
    expect(await callsOfMedia()).toEqual([]);
    const list = (await ask(CALLS.readConnections, { as: next.session })).body.endpoints;
    expect(list).toMatchObject([{ uuid, stopped_at: expect.any(String) }]);
    const resumed = { as: next.session, params: { uuid }, body: { to: 'resume' } };
    expect((await ask(CALLS.changeEndpoint, resumed)).status).toBe(200);
    await submit();
    expect(await callsOfMedia()).toHaveLength(1);
  });

  it('is not added or called again by somebody whose access is taken away at the same moment', async () => {
    const uuid = await endpoint();
    const body = { medium: OWN, kind: 'webhook', url: 'https://192.0.2.0.example/hook' };
    await Promise.all([
      change(partner, { ended: true }),
      ...Array.from({ length: 4 }, () => ask(CALLS.addEndpoint, { as: partner.session, body })),
      ask(CALLS.changeEndpoint, { as: partner.session, params: { uuid }, body: { to: 'resume' } }),
    ]);
    expect((await endpoints()).filter(({ stoppedAt }) => !stoppedAt)).toEqual([]);
  });
});

describe('The page of a person', () => {
  it('shows an owner what they may do, their media, endpoints, keys, passkeys and sessions', async () => {
    const uuid = await endpoint();
    const colleague = await people.somebody('partner', { media: [OWN] });
    await ask(CALLS.addKey, { as: partner.session, body: { name: '集計用' } });
    await room.server.db.insert(deskPasskeys).values({
      personId: partner.id,
      name: '店のスマートフォン',
      credential: 'c',
      publicKey: 'k',
    });
    const since = expect.any(String);
    const things = await page(partner);
    expect(things).toMatchObject({
      person: { uuid: partner.id, email: partner.email, role: 'partner', ended_at: null, self: false },
      shops: [],
      media: [{ uuid: OWN, name: '見本メディア' }],
      endpoints: [
        {
          uuid,
          owner: '見本メディア',
          kind: 'postback',
          host: new URL(receiver.url).host,
          own: true,
          stopped_at: null,
          others: ['提携先'],
        },
      ],
      keys: [{ name: '集計用', since, used: null }],
      passkeys: [{ name: '店のスマートフォン', since, used: null }],
      sessions: [{ since, browser: 'Firefox' }],
    });
    expect((await page(colleague)).endpoints).toMatchObject([{ own: false }]);
    expect(JSON.stringify(things)).not.toMatch(/\/cv|whsec|tkk_|publicKey/);
    expect((await page(await people.somebody('shop'))).shops).toMatchObject([{ name: expect.any(String) }]);
  });

  it('lets an owner take each of them away, at once and with an entry in the log', async () => {
    const uuid = await endpoint();
    const { key } = (await ask(CALLS.addKey, { as: partner.session, body: { name: '集計用' } })).body;
    await room.server.db
      .insert(deskPasskeys)
      .values({ personId: partner.id, name: '端末', credential: 'c', publicKey: 'k' });
    const things = await page(partner);
    const end = (row: typeof CALLS.endKeyOf | typeof CALLS.endEndpointOf, thing: string, who = partner) =>
      ask(row as typeof CALLS.endKeyOf, { as: owner.session, params: { uuid: who.id, thing } });
    const ends = [
      [CALLS.endEndpointOf, uuid],
      [CALLS.endKeyOf, things.keys[0].uuid],
      [CALLS.endPasskeyOf, things.passkeys[0].uuid],
      [CALLS.endSessionOf, things.sessions[0].uuid],
    ] as const;
    const other = await people.somebody('partner', { media: [OTHER] });
    for (const [row, thing] of ends) {
      expect(await end(row as typeof CALLS.endKeyOf, thing, other)).toEqual(refusal(404, 'not_found'));
      expect((await end(row as typeof CALLS.endKeyOf, thing)).status).toBe(200);
      expect(await end(row as typeof CALLS.endKeyOf, thing)).toEqual(refusal(404, 'not_found'));
    }
    expect(await page(partner)).toMatchObject({ endpoints: [], keys: [], passkeys: [], sessions: [] });
    expect(await ask(CALLS.readMedia, { as: key })).toEqual(refusal(401, 'not_signed_in'));
    expect(await ask(CALLS.readSelf, { as: partner.session })).toEqual(refusal(401, 'not_signed_in'));
    const by = `責任者 <${owner.email}>`;
    const entry = (name: string) => ['change', by, `removed: ${name}\nof: 提携先`];
    expect(await logOf('medium_endpoints')).toEqual([entry(new URL(receiver.url).host)]);
    expect((await logOf('desk_keys')).at(-1)).toEqual(entry('集計用'));
    expect(await logOf('desk_passkeys')).toEqual([entry('端末')]);
    expect(await logOf('desk_sessions')).toEqual([entry('session')]);
  });

  it('is not there for an id of nobody', async () => {
    const params = { uuid: '00000000-0000-4000-8000-000000000000' };
    expect(await ask(CALLS.readPerson, { as: owner.session, params })).toEqual(refusal(404, 'not_found'));
  });
});

describe('Somebody who was invited by mistake', () => {
  it('gets another role of an owner, also from outside into the office and back, and is signed out', async () => {
    const { key } = (await ask(CALLS.addKey, { as: partner.session, body: { name: '集計用' } })).body;
    expect((await change(partner, { role: 'staff' })).status).toBe(200);
    expect((await page(partner)).person.role).toBe('staff');
    expect((await page(partner)).media).toEqual([]);
    expect(await ask(CALLS.readSelf, { as: partner.session })).toEqual(refusal(401, 'not_signed_in'));
    await change(partner, { seen: 'staff', role: 'partner', media: [OWN] });
    expect(await ask(CALLS.readMedia, { as: key })).toEqual(refusal(401, 'not_signed_in'));
    const [, entry] = (await logOf('desk_people')).filter(([action]) => action === 'change');
    expect(entry?.[2]).toBe(`email: ${partner.email}\nrole: staff → partner\nworks_for: – → 見本メディア`);
  });

  it('gets another shop, but none that is not there', async () => {
    const person = await people.somebody('shop');
    const fields = { seen: 'shop', role: 'shop' };
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(await change(person, { ...fields, shops: [nowhere] })).toEqual(refusal(404, 'not_found'));
    expect(await change(partner, { role: 'shop' })).toEqual(refusal(404, 'not_found'));
    expect(await change(partner, { media: [nowhere] })).toEqual(refusal(404, 'not_found'));
    const before = (await page(person)).shops[0].uuid;
    const list = (await ask(CALLS.readShops, { as: owner.session })).body.shops;
    const { uuid: shop } = list.find(({ uuid }: { uuid: string }) => uuid !== before);
    expect((await change(person, { ...fields, shops: [shop] })).status).toBe(200);
    expect((await page(person)).shops).toMatchObject([{ uuid: shop }]);
    expect(await ask(CALLS.readSelf, { as: person.session })).toEqual(refusal(401, 'not_signed_in'));
  });
});
