import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { KEY_LIMITS } from '#contract/desk/desk.ts';
import { ENDPOINT_LIMITS } from '#contract/media/postback.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver, verified } from '#test/server/receiver.ts';
import { auditLog, deliveries, deskKeys, deskPeople, mediumEndpoints } from '../db/schema.ts';
import { tellOfDead } from '../deliveries/upkeep.ts';
import { tryCall } from './endpoints.ts';
import { personIn } from './person.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b22';
const LOOPBACK = ['127.0.0.0/8'];
/** Deliveries come soon, on a busy machine too. */
const SOON = { timeout: 20_000 };

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
const ask = people.ask.bind(people);
let receiver: TestReceiver;
let partner: Awaited<ReturnType<typeof people.somebody>>;
beforeEach(async () => {
  receiver = await startReceiver();
  const { db } = room.server;
  await db.delete(deskKeys);
  await db.delete(auditLog);
  partner = await people.onlyPartner({ own: OWN, other: OTHER });
});
afterEach(() => receiver.stop());

const start = () => room.start({}, { othersAllowed: LOOPBACK, answerMs: 1_000 });

const rowsOf = async () => {
  const { body } = await ask(CALLS.readConnections, { as: partner.session });
  return body;
};

/** An endpoint of the medium at the receiver, which the desk would not take: it is on this machine. */
async function endpointAt(fields: Partial<typeof mediumEndpoints.$inferInsert>) {
  const values = { mediumUuid: OWN, kind: 'webhook' as const, url: `${receiver.url}/hook`, ...fields };
  const [row] = await room.server.db.insert(mediumEndpoints).values(values).returning();
  if (!row) throw new Error('nothing was made');
  return row;
}

const add = (fields: object = {}, as = partner.session) =>
  ask(CALLS.addEndpoint, {
    as,
    body: { medium: OWN, kind: 'webhook', url: 'https://192.0.2.0.example/hook', ...fields },
  });

const submit = (ids: Record<string, string> = {}, medium = OWN) =>
  room.server.submit({
    medium,
    attribution: Object.fromEntries(Object.entries(ids).map(([id, value]) => [`tracking][${id}`, value])),
  });

const callsOfMedia = () => room.server.db.select().from(deliveries).where(eq(deliveries.recipient, 'medium'));

describe('A partner who adds an endpoint', () => {
  it('is shown its secret once, and finds it in the list without', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^whsec_[\w+/=]{40,}$/);
    const answer = await rowsOf();
    expect(answer.endpoints).toEqual([
      {
        uuid: body.uuid,
        medium: OWN,
        kind: 'webhook',
        url: 'https://192.0.2.0.example/hook',
        secrets: 1,
        stopped_at: null,
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain('whsec_');
    const [entry] = await room.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'medium_endpoints'));
    expect(entry?.changed).toBe('added: webhook 192.0.2.0.example');
  });

  test.each([
    'https://127.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://localhost/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
  ])('cannot make us call our own network: %s', async (url) => {
    expect(await add({ url })).toEqual(refusal(422, 'wrong_endpoint'));
    const postback = { kind: 'postback' as const, url: `${url}?id={a8}` };
    expect(await add(postback)).toEqual(refusal(422, 'wrong_endpoint'));
  });

  test.each(['http://asp.example/', 'https://{a8}/', 'https://asp.example/?id={a8}', 'asp.example', ''])(
    'is refused %j',
    async (url) => {
      expect((await add({ url })).status).toBe(422);
    },
  );

  it('has five at most, also by ten presses at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ENDPOINT_LIMITS.count);
    expect((await rowsOf()).endpoints).toHaveLength(ENDPOINT_LIMITS.count);
  });

  it('adds none to the medium of somebody else, and changes, tries and removes none there', async () => {
    expect(await add({ medium: OTHER })).toEqual(refusal(404, 'not_found'));
    const theirs = await people.somebody('partner', { media: [OTHER] });
    const { body } = await add({ medium: OTHER }, theirs.session);
    const params = { uuid: body.uuid };
    for (const to of ['renew', 'settle', 'remove'])
      expect(await ask(CALLS.changeEndpoint, { as: partner.session, params, body: { to } })).toEqual(
        refusal(404, 'not_found'),
      );
    expect(await ask(CALLS.tryEndpoint, { as: partner.session, params })).toEqual(refusal(404, 'not_found'));
    expect((await rowsOf()).endpoints).toEqual([]);
    expect(await room.server.db.$count(mediumEndpoints)).toBe(1);
  });

  it('exchanges a secret: two sign for a while, a third one has to wait', async () => {
    const { body: first } = await add();
    const change = (to: string) =>
      ask(CALLS.changeEndpoint, { as: partner.session, params: { uuid: first.uuid }, body: { to } });
    const { body: second } = await change('renew');
    expect(second.secret).not.toBe(first.secret);
    expect(await change('renew')).toEqual(refusal(409, 'too_many'));
    const secrets = async () => (await room.server.db.select().from(mediumEndpoints))[0]?.secrets;
    expect(await secrets()).toEqual([second.secret, first.secret]);
    await change('settle');
    expect(await secrets()).toEqual([second.secret]);
    await change('settle');
    expect(await secrets()).toEqual([second.secret]);
  });
});

describe('A conversion', () => {
  it('is told to the webhook of its medium, signed with each secret, and says nothing of the seller', async () => {
    const { body: endpoint } = await add();
    const { body: renewed } = await ask(CALLS.changeEndpoint, {
      as: partner.session,
      params: { uuid: endpoint.uuid },
      body: { to: 'renew' },
    });
    await room.server.db.update(mediumEndpoints).set({ url: `${receiver.url}/hook` });
    await start();
    await submit({ gclid: 'g-1' });
    await expect.poll(() => receiver.accepted.length, SOON).toBe(1);
    const [call] = receiver.accepted;
    if (!call) throw new Error('nothing came');
    const { type, data } = verified(call, endpoint.secret);
    expect(verified(call, renewed.secret).type).toBe(type);
    expect(type).toBe('conversion.completed');
    expect(data).toMatchObject({ categories: ['watch'], attribution: { tracking: { gclid: 'g-1' } } });
    expect(call.body).not.toMatch(/山田|taro@|0000-1234|1620801/);
  });

  it('calls the postback of its network with its values, and no other medium’s', async () => {
    await endpointAt({
      kind: 'postback',
      url: `${receiver.url}/cv?id={a8}&order={number}&what={categories}&of={medium}&at={unixtime}`,
      needs: ['a8'],
    });
    await start();
    await submit({ a8: 'a 8&b' });
    await submit({ a8: 'other' }, OTHER);
    await expect.poll(() => receiver.accepted.length, SOON).toBe(1);
    const { path, body } = receiver.accepted[0] ?? { path: '', body: 'x' };
    const query = new URL(path, receiver.url).searchParams;
    await expect.poll(async () => (await callsOfMedia())[0]?.state, SOON).toBe('sent');
    const [delivery] = await callsOfMedia();
    const [row] = (await rowsOf()).calls;
    expect(Object.fromEntries(query)).toEqual({
      id: 'a 8&b',
      order: row.number,
      what: 'watch',
      of: OWN,
      at: expect.stringMatching(/^\d{10}$/),
    });
    expect(body).toBe('');
    expect(row).toMatchObject({ uuid: delivery?.uuid, state: 'sent', attempts: 1, error: null });
    expect(await callsOfMedia()).toHaveLength(1);
  });

  it('that is approved is told to webhooks, and to postbacks that name the state; no other counts it again', async () => {
    const { body: endpoint } = await add();
    await room.server.db.update(mediumEndpoints).set({ url: `${receiver.url}/hook` });
    await endpointAt({ kind: 'postback', url: `${receiver.url}/cv?id={a8}`, needs: ['a8'] });
    await endpointAt({
      kind: 'postback',
      url: `${receiver.url}/state?id={a8}&is={state}&yen={value}&why={reason}`,
      needs: ['a8'],
    });
    const { session } = await people.somebody('staff');
    await ask(CALLS.setRule, {
      as: session,
      params: { uuid: OWN },
      body: { amount: 700, amounts: {}, days: null },
    });
    const { uuid } = (await submit({ a8: 'x' })).body;
    await start();
    await expect.poll(() => receiver.accepted.length, SOON).toBe(3);
    await ask(CALLS.decideConversions, {
      as: session,
      body: { requests: [uuid], to: 'refused', why: 'hoax' },
    });
    await expect.poll(() => receiver.accepted.length, SOON).toBe(5);
    const states = receiver.accepted.map(({ path }) => path).filter((path) => path.includes('/state'));
    expect(states.map((path) => new URL(path, receiver.url).search)).toEqual([
      '?id=x&is=received&yen=700&why=',
      '?id=x&is=refused&yen=700&why=hoax',
    ]);
    const hook = receiver.accepted.filter(({ body }) => body !== '').at(-1);
    if (!hook) throw new Error('nothing came');
    const { type, data } = verified(hook, endpoint.secret);
    expect(type).toBe('conversion.changed');
    expect(data).toMatchObject({ state: 'refused', reason: 'hoax', value: 700, currency: 'JPY' });
    expect(hook.body).not.toMatch(/山田|taro@|0000-1234|1620801|担当者/);
    expect(receiver.accepted.filter(({ path }) => path.includes('/cv'))).toHaveLength(1);
  });

  it('without the id of a network is none of that network', async () => {
    await endpointAt({ kind: 'postback', url: `${receiver.url}/cv?id={a8}`, needs: ['a8'] });
    await submit({ gclid: 'g-1' });
    expect(await callsOfMedia()).toEqual([]);
  });

  it('is given up where its endpoint is gone, tells the operator nothing, and is sent again by its partner only', async () => {
    const { uuid } = await endpointAt({ kind: 'postback', url: `${receiver.url}/cv?order={number}` });
    receiver.answer = () => 410;
    await start();
    await submit();
    await expect.poll(async () => (await callsOfMedia())[0]?.state, SOON).toBe('dead');
    await tellOfDead(room.server.db);
    expect(await room.server.db.$count(deliveries, eq(deliveries.event, 'delivery.dead'))).toBe(0);
    const [call] = (await rowsOf()).calls;
    expect(call).toMatchObject({ endpoint: uuid, state: 'dead', error: 'http_410' });
    const other = await people.somebody('partner', { media: [OTHER] });
    const again = (as: string) => ask(CALLS.sendCallAgain, { as, params: { uuid: call.uuid } });
    expect(await again(other.session)).toEqual(refusal(404, 'not_found'));
    receiver.answer = () => 200;
    expect((await again(partner.session)).status).toBe(200);
    await expect.poll(async () => (await callsOfMedia())[0]?.state, SOON).toBe('sent');
  });

  it('never reaches our own network, whatever the endpoint’s name leads to', async () => {
    await endpointAt({ kind: 'postback', url: 'https://localhost/cv' });
    await room.start();
    await submit();
    await expect.poll(async () => (await callsOfMedia())[0]?.error, SOON).toBe('private_network');
  });

  it('that is on its way when its endpoint is removed is given up', async () => {
    const { uuid } = await endpointAt({ kind: 'postback', url: `${receiver.url}/cv` });
    await submit();
    await ask(CALLS.changeEndpoint, { as: partner.session, params: { uuid }, body: { to: 'remove' } });
    await start();
    await expect.poll(async () => (await callsOfMedia())[0]?.error, SOON).toBe('nobody_there');
  });
});

describe('A trial call', () => {
  const errorOf = async (uuid: string) => {
    const [row] = await room.server.db.select().from(deskPeople).where(eq(deskPeople.id, partner.id));
    const person = row && personIn(row, { session: '', open: null });
    if (!person) throw new Error('nobody is there');
    return tryCall(room.server.db, person, uuid, LOOPBACK);
  };

  it('shows that a webhook answers, and says that it is made up', async () => {
    const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
    const { uuid } = await endpointAt({ secrets: [secret] });
    expect(await errorOf(uuid)).toBeNull();
    const [call] = receiver.accepted;
    if (!call) throw new Error('nothing came');
    expect(verified(call, secret).data).toMatchObject({ number: 'TEST', test: true });
  });

  it('shows what a postback looks like, and what its network answers', async () => {
    const { uuid } = await endpointAt({
      kind: 'postback',
      url: `${receiver.url}/cv?id={a8}&order={number}`,
      needs: ['a8'],
    });
    receiver.answer = () => 404;
    expect(await errorOf(uuid)).toBe('http_404');
    expect(receiver.seen[0]?.path).toMatch(/\/cv\?id=TEST&order=TEST&test=true$/);
  });

  it('does not leave for our own network', async () => {
    const { uuid } = await endpointAt({ url: 'https://localhost/hook', secrets: ['whsec_AAAA'] });
    const { body } = await ask(CALLS.tryEndpoint, { as: partner.session, params: { uuid } });
    expect(body).toEqual({ error: 'private_network' });
  });
});

describe('A key', () => {
  const newKey = async (): Promise<string> =>
    (await ask(CALLS.addKey, { as: partner.session, body: { name: '集計' } })).body.key;

  it('reads the counts of one’s own media, and nothing else', async () => {
    const key = await newKey();
    const { status, body } = await ask(CALLS.readMedia, { as: key });
    expect([status, body.medium]).toEqual([200, OWN]);
    for (const row of [CALLS.readSelf, CALLS.readConnections, CALLS.readToday])
      expect(await ask(row, { as: key })).toEqual(refusal(401, 'not_signed_in'));
    expect((await rowsOf()).keys).toEqual([
      { uuid: expect.any(String), name: '集計', since: expect.any(String), used: expect.any(String) },
    ]);
  });

  it('reads the requests of one’s own media one by one, without their sellers', async () => {
    const key = await newKey();
    await submit({ gclid: 'g-1' });
    await submit({}, OTHER);
    const { body } = await ask(CALLS.readConversions, { as: key });
    expect(body.conversions).toEqual([
      {
        number: expect.stringMatching(/^[0-9A-F-]+$/),
        at: expect.any(String),
        categories: ['watch'],
        state: 'received',
        why: null,
        since: expect.any(String),
        value: null,
        tracking: { gclid: 'g-1' },
        context: {},
      },
    ]);
    expect(await ask(CALLS.readConversions, { as: key, query: { medium: OTHER } })).toEqual(
      refusal(404, 'not_found'),
    );
    const { session } = await people.somebody('owner');
    expect(await ask(CALLS.readConversions, { as: session })).toEqual(refusal(403, 'not_allowed'));
  });

  it('is kept as a hash, and is refused when it is forged or taken back', async () => {
    const key = await newKey();
    const [row] = await room.server.db.select().from(deskKeys);
    expect(JSON.stringify(row)).not.toContain(key);
    for (const forged of [`${key}x`, key.slice(0, -1), row?.hash ?? '', `tkk_${row?.hash}`])
      expect(await ask(CALLS.readMedia, { as: forged })).toEqual(refusal(401, 'not_signed_in'));
    const other = await people.somebody('partner', { media: [OTHER] });
    const params = { uuid: row?.uuid ?? '' };
    expect(await ask(CALLS.removeKey, { as: other.session, params })).toEqual(refusal(404, 'not_found'));
    expect((await ask(CALLS.removeKey, { as: partner.session, params })).status).toBe(200);
    expect(await ask(CALLS.readMedia, { as: key })).toEqual(refusal(401, 'not_signed_in'));
  });

  it('ends with the access of its person, and does not come back with it', async () => {
    const [key, owner] = [await newKey(), await people.somebody('owner')];
    const change = (hasEnded: boolean) =>
      ask(CALLS.changePerson, {
        as: owner.session,
        params: { uuid: partner.id },
        body: { seen: 'partner', ended: hasEnded },
      });
    await change(true);
    expect(await ask(CALLS.readMedia, { as: key })).toEqual(refusal(401, 'not_signed_in'));
    await change(false);
    expect(await ask(CALLS.readMedia, { as: key })).toEqual(refusal(401, 'not_signed_in'));
  });

  it('is one of ten at most, also by many presses at once', async () => {
    await Promise.all(Array.from({ length: KEY_LIMITS.count + 5 }, newKey));
    expect(await room.server.db.$count(deskKeys, eq(deskKeys.personId, partner.id))).toBe(KEY_LIMITS.count);
  });
});
