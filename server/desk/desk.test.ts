import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { auditLog, deliveries, deskLinks, deskPeople, deskSessions, deskSignIns } from '../db/schema.ts';
import { tidyDesk } from './tidy.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate desk_people, desk_sessions, desk_links, desk_sign_ins, audit_log, deliveries cascade`,
  ),
);

const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
const lastToken = people.lastToken.bind(people);
const somebody = people.somebody.bind(people);

describe('Somebody who works at a desk', () => {
  it('signs in by a link, whatever the case of the address, and is known by the session', async () => {
    const [person] = await server.db
      .insert(deskPeople)
      .values({ name: '山田', email: 'yamada@example.jp', role: 'staff' })
      .returning();
    expect(await ask(CALLS.askToSignIn, { body: { email: 'Yamada@Example.jp' } })).toEqual({
      status: 200,
      body: {},
    });
    const [delivery] = await server.db.select().from(deliveries);
    expect(delivery).toMatchObject({ event: 'person.sign_in_asked', recipient: 'person', state: 'waiting' });
    const { status, body } = await ask(CALLS.signIn, { body: { token: await lastToken() } });
    expect(status).toBe(200);
    expect((await ask(CALLS.readSelf, { as: body.session })).body).toEqual({
      person: { name: '山田', email: 'yamada@example.jp', role: 'staff' },
      sessions: [{ uuid: expect.any(String), since: expect.any(String), browser: 'Firefox', current: true }],
      passkeys: [],
      shops: [],
      invitations: [],
      may: expect.arrayContaining(['readSelf', 'readEnquiries']),
    });
    const [entry] = await server.db.select().from(auditLog);
    expect(entry).toMatchObject({
      action: 'sign_in',
      by: '山田 <yamada@example.jp>',
      subjectUuid: person?.id,
    });
  });

  it('uses a link once, and not after a quarter of an hour', async () => {
    const { email } = await somebody('staff');
    expect(await ask(CALLS.signIn, { body: { token: await lastToken() } })).toEqual(
      refusal(404, 'unknown_link'),
    );
    await ask(CALLS.askToSignIn, { body: { email } });
    await server.db.update(deskLinks).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await ask(CALLS.signIn, { body: { token: await lastToken() } })).toEqual(
      refusal(404, 'unknown_link'),
    );
  });

  it('uses one link of two presses at once', async () => {
    const { email } = await somebody('staff');
    await ask(CALLS.askToSignIn, { body: { email } });
    const token = await lastToken();
    const answers = await Promise.all([1, 2, 3].map(() => ask(CALLS.signIn, { body: { token } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test.each(['', 'x', '00000000-0000-4000-8000-000000000000', '../..', 'あ'.repeat(40)])(
    'does not get in by the link %j',
    async (token) => {
      expect(await ask(CALLS.signIn, { body: { token } })).toEqual(refusal(404, 'unknown_link'));
    },
  );

  it('does not get in by a token of a seller’s link', async () => {
    const { email } = await somebody('staff');
    await ask(CALLS.askToSignIn, { body: { email } });
    const uuid = server.links.signIns.open(await lastToken()) ?? '';
    const token = server.links.token({ kind: 'request', uuids: [uuid], version: 0 }, new Date());
    expect(await ask(CALLS.signIn, { body: { token } })).toEqual(refusal(404, 'unknown_link'));
  });

  it('is not told apart from somebody who does not work here', async () => {
    expect(await ask(CALLS.askToSignIn, { body: { email: 'nobody@example.jp' } })).toEqual({
      status: 200,
      body: {},
    });
    expect(await server.db.$count(deliveries)).toBe(0);
  });

  it('is signed in on several devices, and ends each of their sessions', async () => {
    const { email, session } = await somebody('reader');
    await ask(CALLS.askToSignIn, { body: { email } });
    const { body } = await ask(CALLS.signIn, { body: { token: await lastToken() } });
    const { sessions } = (await ask(CALLS.readSelf, { as: body.session })).body;
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    await ask(CALLS.endSession, { as: body.session, params: { uuid: sessions[1].uuid } });
    expect(await ask(CALLS.readSelf, { as: session })).toEqual(refusal(401, 'not_signed_in'));
    await ask(CALLS.endSession, { as: body.session, params: { uuid: sessions[0].uuid } });
    expect(await ask(CALLS.readSelf, { as: body.session })).toEqual(refusal(401, 'not_signed_in'));
  });

  it('does not end the session of somebody else', async () => {
    const [one, other] = [await somebody('owner'), await somebody('reader')];
    const { sessions } = (await ask(CALLS.readSelf, { as: other.session })).body;
    expect(await ask(CALLS.endSession, { as: one.session, params: { uuid: sessions[0].uuid } })).toEqual(
      refusal(404, 'not_found'),
    );
    expect((await ask(CALLS.readSelf, { as: other.session })).status).toBe(200);
  });

  it('is out when the session is too old, or is changed in a single character', async () => {
    const { session } = await somebody('owner');
    for (const at of [0, 10, session.length - 3]) {
      const other = session[at] === 'A' ? 'B' : 'A';
      const forged = session.slice(0, at) + other + session.slice(at + 1);
      expect(await ask(CALLS.readSelf, { as: forged })).toEqual(refusal(401, 'not_signed_in'));
    }
    // The token as it is stored, which somebody with a copy of the database would have.
    const [row] = await server.db.select().from(deskSessions);
    expect(await ask(CALLS.readSelf, { as: row?.token ?? '' })).toEqual(refusal(401, 'not_signed_in'));
    await server.db.update(deskSessions).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await ask(CALLS.readSelf, { as: session })).toEqual(refusal(401, 'not_signed_in'));
  });
});

describe('Each day', () => {
  it('sessions and links that have ended are removed; the others stay', async () => {
    const { session } = await somebody('owner');
    const other = await somebody('staff');
    await ask(CALLS.askToSignIn, { body: { email: other.email } });
    const token = await lastToken();
    await server.db
      .update(deskSessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(deskSessions.userId, other.id));
    await tidyDesk(server.db);
    expect(await server.db.$count(deskSessions)).toBe(1);
    expect((await ask(CALLS.readSelf, { as: session })).status).toBe(200);
    expect((await ask(CALLS.signIn, { body: { token } })).status).toBe(200);
    await tidyDesk(server.db, new Date(Date.now() + 3_600_000));
    expect([await server.db.$count(deskLinks), await server.db.$count(deskSignIns)]).toEqual([0, 0]);
  });
});

describe('A sample person', () => {
  const enter = (headers: Record<string, string>, remoteAddress: string) =>
    server.app.inject({
      method: CALLS.enterSample.method,
      url: CALLS.enterSample.path,
      headers,
      remoteAddress,
      payload: { role: 'owner' },
    });

  it('is entered on this machine only', async () => {
    expect((await enter({ host: 'localhost:3000' }, '127.0.0.1')).statusCode).toBe(200);
    expect((await enter({ host: 'localhost:3000' }, '192.168.1.20')).statusCode).toBe(404);
    expect((await enter({ host: 'takakurabe.example' }, '127.0.0.1')).statusCode).toBe(404);
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'cf-connecting-ip'])(
    'is not there for a request with %s, which a proxy on this machine has sent on',
    async (name) => {
      const headers = { host: 'localhost:3000', [name]: '127.0.0.1' };
      expect((await enter(headers, '127.0.0.1')).statusCode).toBe(404);
      const { method, path: url } = CALLS.readSignInWays;
      const ways = await server.app.inject({ method, url, headers, remoteAddress: '127.0.0.1', payload: {} });
      expect(ways.json()).toEqual({ samples: false });
    },
  );
});

describe('The first owner', () => {
  const GIVEN = { name: '代表', email: 'Owner@example.jp' };

  it('comes in once, by the link of the start', async () => {
    const token = server.links.signIns.makeFirst(new Date(Date.now() + 60_000));
    const answers = await Promise.all(
      [1, 2].map((nth) =>
        ask(CALLS.makeFirstOwner, { body: { ...GIVEN, email: `${nth}@example.jp`, token } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const session = answers.find(({ status }) => status === 200)?.body.session;
    expect((await ask(CALLS.readSelf, { as: session })).body.person.role).toBe('owner');
  });

  it('does not come in by a link that is too old, or that was made for somebody else', async () => {
    const old = server.links.signIns.makeFirst(new Date(Date.now() - 1));
    const other = server.links.signIns.make('00000000-0000-4000-8000-000000000000');
    for (const token of [old, other, '']) {
      expect(await ask(CALLS.makeFirstOwner, { body: { ...GIVEN, token } })).toEqual(
        refusal(404, 'unknown_link'),
      );
    }
    expect(await server.db.$count(deskPeople)).toBe(0);
  });
});

describe('An owner', () => {
  it('invites somebody, who gets a mail and signs in', async () => {
    const owner = await somebody('owner');
    const body = { name: '佐藤', email: 'Sato@example.jp', role: 'staff' };
    expect((await ask(CALLS.invite, { as: owner.session, body })).status).toBe(200);
    expect(await ask(CALLS.invite, { as: owner.session, body })).toEqual(refusal(409, 'known_person'));
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.event, 'person.invited'));
    expect(rows).toHaveLength(1);
    await ask(CALLS.askToSignIn, { body: { email: 'sato@example.jp' } });
    const answer = await ask(CALLS.signIn, { body: { token: await lastToken() } });
    expect(answer.status).toBe(200);
    const { entries } = (await ask(CALLS.readLog, { as: owner.session })).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['sign_in', 'invite', 'sign_in']);
    expect(entries[1].changes).toEqual(['email: sato@example.jp', 'role: staff']);
  });

  it('takes a role away in mid-session, and the next act is refused', async () => {
    const [owner, staff] = [await somebody('owner'), await somebody('staff')];
    const again = { as: staff.session, body: { uuids: [], all: true } };
    expect((await ask(CALLS.sendAgain, again)).status).toBe(200);
    const change = { as: owner.session, params: { uuid: staff.id }, body: { seen: 'staff', role: 'reader' } };
    expect((await ask(CALLS.changePerson, change)).status).toBe(200);
    expect(await ask(CALLS.sendAgain, again)).toEqual(refusal(403, 'not_allowed'));
    expect(await ask(CALLS.changePerson, change)).toEqual(refusal(409, 'changed_meanwhile'));
  });

  it('takes the access away: sessions end, links lead nowhere, and no mail goes out', async () => {
    const [owner, staff] = [await somebody('owner'), await somebody('staff')];
    await ask(CALLS.askToSignIn, { body: { email: staff.email } });
    const token = await lastToken();
    await ask(CALLS.changePerson, {
      as: owner.session,
      params: { uuid: staff.id },
      body: { seen: 'staff', ended: true },
    });
    expect(await ask(CALLS.readToday, { as: staff.session })).toEqual(refusal(401, 'not_signed_in'));
    expect(await ask(CALLS.signIn, { body: { token } })).toEqual(refusal(404, 'unknown_link'));
    const before = await server.db.$count(deliveries);
    await ask(CALLS.askToSignIn, { body: { email: staff.email } });
    expect(await server.db.$count(deliveries)).toBe(before);
  });

  it('is never the last one to go, even when two remove each other at once', async () => {
    const [one, other] = [await somebody('owner'), await somebody('owner')];
    const remove = (by: typeof one, who: typeof one) =>
      ask(CALLS.changePerson, {
        as: by.session,
        params: { uuid: who.id },
        body: { seen: 'owner', role: 'reader' },
      });
    const answers = await Promise.all([remove(one, other), remove(other, one)]);
    // The second one is refused: as the last owner, or because it is none any more.
    expect([409, 403]).toContain(Math.max(...answers.map(({ status }) => status)));
    expect(Math.min(...answers.map(({ status }) => status))).toBe(200);
    const owners = await server.db.select().from(deskPeople).where(eq(deskPeople.role, 'owner'));
    expect(owners).toHaveLength(1);
    const last = owners[0]?.id === one.id ? one : other;
    expect(
      await ask(CALLS.changePerson, {
        as: last.session,
        params: { uuid: last.id },
        body: { seen: 'owner', role: 'reader' },
      }),
    ).toEqual(refusal(409, 'last_owner'));
  });
});

describe('The list of deliveries', () => {
  const make = (count: number, fields: Partial<typeof deliveries.$inferInsert> = {}) =>
    server.db
      .insert(deliveries)
      .values(
        Array.from({ length: count }, () => ({
          event: 'request.created' as const,
          channel: 'mail' as const,
          recipient: 'seller' as const,
          subject: 'requests' as const,
          subjectUuid: crypto.randomUUID(),
          ...fields,
        })),
      )
      .returning({ uuid: deliveries.uuid });

  it('comes in pieces in which each delivery is once, also when many are of the same moment', async () => {
    const { session } = await somebody('reader');
    await server.db.delete(deliveries);
    const rows = [...(await make(DESK_ROWS + 20)), ...(await make(DESK_ROWS))];
    const uuids: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { body } = await ask(CALLS.readDeliveries, { as: session, query: { after } });
      uuids.push(...body.deliveries.map(({ uuid }: { uuid: string }) => uuid));
      after = body.next;
    }
    expect(uuids).toHaveLength(rows.length);
    expect(new Set(uuids)).toEqual(new Set(rows.map(({ uuid }) => uuid)));
  });

  test.each(['x', 'あ', Buffer.from("2026-01-01 00:00:00+00|'").toString('base64url'), 'a'.repeat(500)])(
    'begins from the top where its address is %j',
    async (after) => {
      const { session } = await somebody('reader');
      const { status, body } = await ask(CALLS.readDeliveries, { as: session, query: { after } });
      expect([status, body.deliveries.length]).toEqual([200, 1]);
    },
  );

  it('sends dead ones again, those that are chosen or all, and says who did so', async () => {
    const { session, email } = await somebody('staff');
    const [one, other] = await make(3, { state: 'dead', error: 'smtp_550' });
    const [delivered] = await make(1, { state: 'sent' });
    const choice = { uuids: [one?.uuid ?? '', delivered?.uuid ?? ''], all: false };
    expect((await ask(CALLS.sendAgain, { as: session, body: choice })).body).toEqual({ count: 1 });
    expect((await ask(CALLS.sendAgain, { as: session, body: choice })).body).toEqual({ count: 0 });
    expect((await ask(CALLS.sendAgain, { as: session, body: { uuids: [], all: true } })).body).toEqual({
      count: 2,
    });
    expect(await server.db.$count(deliveries, eq(deliveries.state, 'dead'))).toBe(0);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'send_again'))
      .orderBy(asc(auditLog.at));
    expect(entries).toHaveLength(3);
    expect(entries.every(({ by }) => by.includes(email))).toBe(true);
    expect(entries.map(({ subjectUuid }) => subjectUuid)).toContain(other?.uuid);
  });
});

describe('The day', () => {
  it('is counted as it is', async () => {
    const { session } = await somebody('reader');
    await server.reset();
    await server.submit();
    const { body } = await ask(CALLS.readToday, { as: session });
    expect(body.days).toHaveLength(14);
    expect(body.days.at(-1).count).toBe(1);
    expect(body.hours.reduce((sum: number, count: number) => sum + count, 0)).toBe(1);
    expect([body.unquoted, body.unplaced]).toEqual([1, 0]);
  });
});
