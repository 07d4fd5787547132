import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { PASSKEY_LIMITS } from '#contract/desk/desk.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { TestAuthenticator } from '#test/server/authenticator.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Metrics } from '../base/metrics.ts';
import { auditLog, deskChallenges, deskPasskeys } from '../db/schema.ts';
import { Challenges } from './challenges.ts';
import type { PasskeyAnswer } from './passkeys.ts';
import { tidyDesk } from './tidy.ts';

const SITE = 'https://takakurabe.example';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: SITE });
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate desk_people, desk_sessions, desk_links, desk_passkeys, desk_challenges, audit_log cascade`,
  ),
);

const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
const NAME = '携帯電話';

const challengeTo = async (as?: string): Promise<string> => {
  const row = as ? CALLS.askForPasskey : CALLS.askForSignIn;
  return (await ask(row, { as, body: { origin: SITE } })).body.challenge;
};
const keep = (as: string, response: PasskeyAnswer) =>
  ask(CALLS.addPasskey, { as, body: { origin: SITE, name: NAME, response } });
const enter = (response: PasskeyAnswer) => ask(CALLS.signInByPasskey, { body: { origin: SITE, response } });

/** Somebody with a device that signs them in. */
async function withDevice(role: 'owner' | 'shop' = 'shop') {
  const person = await people.somebody(role);
  const device = new TestAuthenticator(SITE);
  expect((await keep(person.session, device.register(await challengeTo(person.session)))).status).toBe(200);
  return { person, device };
}

const REFUSED = refusal(404, 'unknown_passkey');

describe('Somebody with a passkey', () => {
  it('signs in without a mail, as often as they like, and the log says so', async () => {
    const { person, device } = await withDevice();
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await enter(device.assert(await challengeTo()));
      expect(status).toBe(200);
      const self = (await ask(CALLS.readSelf, { as: body.session })).body;
      expect(self.person.email).toBe(person.email);
      expect(self.passkeys).toEqual([
        { uuid: expect.any(String), name: NAME, since: expect.any(String), used: expect.any(String) },
      ]);
    }
    const acts = await server.db.select().from(auditLog).where(eq(auditLog.subject, 'desk_passkeys'));
    expect(acts.map(({ changed }) => changed)).toEqual(['added']);
  });

  it('signs in once with one signature, also when it is sent twice at once', async () => {
    const { device } = await withDevice();
    const assertion = device.assert(await challengeTo());
    const answers = await Promise.all([enter(assertion), enter(assertion)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is not signed in by a page of another site, or by a challenge that is too old', async () => {
    const { device } = await withDevice();
    expect(await enter(device.assert(await challengeTo(), 'https://evil.example'))).toEqual(REFUSED);
    const challenge = await challengeTo();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    expect(await enter(device.assert(challenge))).toEqual(REFUSED);
    now.mockRestore();
    expect(await enter(device.assert('x'))).toEqual(REFUSED);
    const forged = (challenge.startsWith('A') ? 'B' : 'A') + challenge.slice(1);
    expect(await enter(device.assert(forged))).toEqual(REFUSED);
    expect((await enter(device.assert(challenge))).status).toBe(200);
  });

  it('is not signed in by a device that answers for another one', async () => {
    const [{ device }, other] = [await withDevice(), new TestAuthenticator(SITE)];
    const real = device.assert(await challengeTo());
    const { response } = other.assert(await challengeTo());
    expect(await enter({ ...real, response })).toEqual(REFUSED);
    expect(await enter(other.assert(await challengeTo()))).toEqual(REFUSED);
  });

  it('takes it away, and loses it with the access', async () => {
    const { person, device } = await withDevice();
    const [row] = await server.db.select().from(deskPasskeys);
    const params = { uuid: row?.uuid ?? '' };
    const other = await people.somebody('owner');
    expect(await ask(CALLS.removePasskey, { as: other.session, params })).toEqual(refusal(404, 'not_found'));
    expect((await ask(CALLS.removePasskey, { as: person.session, params })).status).toBe(200);
    expect(await enter(device.assert(await challengeTo()))).toEqual(REFUSED);

    const again = await withDevice();
    await ask(CALLS.changePerson, {
      as: other.session,
      params: { uuid: again.person.id },
      body: { seen: 'shop', ended: true },
    });
    expect(await enter(again.device.assert(await challengeTo()))).toEqual(REFUSED);
    expect(await server.db.$count(deskPasskeys)).toBe(0);
  });
});

describe('A device', () => {
  it('becomes a passkey of the person who asked, and of nobody else', async () => {
    const [one, other] = [await people.somebody('owner'), await people.somebody('reader')];
    const device = new TestAuthenticator(SITE);
    const challenge = await challengeTo(one.session);
    expect(await keep(other.session, device.register(challenge))).toEqual(REFUSED);
    expect(await keep(one.session, device.register(await challengeTo()))).toEqual(REFUSED);
    expect((await keep(one.session, device.register(challenge))).status).toBe(200);
    expect(await keep(other.session, device.register(await challengeTo(other.session)))).toEqual(REFUSED);
  });

  it('is one of ten at most', async () => {
    const { session, id } = await people.somebody('owner');
    await server.db.insert(deskPasskeys).values(
      Array.from({ length: PASSKEY_LIMITS.count }, (_, index) => ({
        personId: id,
        name: NAME,
        credential: `x${index}`,
        publicKey: 'x',
      })),
    );
    expect(await ask(CALLS.askForPasskey, { as: session, body: { origin: SITE } })).toEqual(
      refusal(409, 'too_many'),
    );
  });

  test.each([
    ['no signature', { clientDataJSON: 'e30' }],
    ['no JSON', { clientDataJSON: 'AAAA' }],
    ['too much', { clientDataJSON: 'A'.repeat(30_000) }],
  ])('that answers with %s is refused', async (_name, response) => {
    const { device } = await withDevice();
    const real = device.assert(await challengeTo());
    const { status } = await enter({ ...real, response });
    expect([404, 422]).toContain(status);
  });
});

describe('Challenges', () => {
  it('are stored only when they are answered rightly, however many strangers ask for, and not for long', async () => {
    const { device } = await withDevice();
    const before = await server.db.$count(deskChallenges);
    const list = await Promise.all(Array.from({ length: 300 }, () => challengeTo()));
    expect(new Set(list).size).toBe(300);
    for (const challenge of list.slice(0, 20)) await enter(new TestAuthenticator(SITE).assert(challenge));
    expect(await server.db.$count(deskChallenges)).toBe(before);
    expect((await enter(device.assert(list[20] ?? ''))).status).toBe(200);
    expect(await server.db.$count(deskChallenges)).toBe(before + 1);
    await tidyDesk(server.db, new Date(Date.now() + 86_400_000));
    expect(await server.db.$count(deskChallenges)).toBe(0);
  });

  it('are counted, and so are the answers that are refused', async () => {
    const metrics = new Metrics();
    const challenges = new Challenges(server.db, 'secret');
    metrics.watchChallenges(challenges);
    challenges.make();
    const assertion = new TestAuthenticator(SITE).assert(
      Buffer.from(challenges.make()).toString('base64url'),
    );
    await challenges.take(challenges.open(assertion.response.clientDataJSON));
    expect(() => challenges.open('e30')).toThrow();
    const figures = await metrics.registry.metrics();
    for (const line of ['given"} 2', 'answered"} 1', 'refused"} 1'])
      expect(figures).toContain(`passkey_challenges{state="${line}`);
  });
});
