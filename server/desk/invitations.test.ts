import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { INVITATION_DAYS } from '#contract/desk/desk.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { auditLog, deliveries, deskPeople, shops } from '../db/schema.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import { tidyDesk } from './tidy.ts';

const NEW = { name: '新人', email: 'New@example.jp' };

let testDatabase: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  await testDatabase.database.pool.query('insert into installation default values on conflict do nothing');
  server = await startTestApp({ opened: testDatabase, limits: await readRateLimits(testDatabase.database) });
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate desk_people, desk_silent_invitations, desk_sessions, audit_log, deliveries, rate_limits cascade`,
  ),
);

const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
const somebody = people.somebody.bind(people);
const invite = (as: string, body: object) => ask(CALLS.inviteColleague, { as, body });
const invitations = () => server.db.select().from(deliveries).where(eq(deliveries.event, 'person.invited'));
const colleagues = async (as: string) => (await ask(CALLS.readOwnShop, { as })).body.people;
const twoShops = async () => {
  const [one, other] = await server.db.select({ uuid: shops.uuid }).from(shops).limit(2);
  return [one?.uuid ?? '', other?.uuid ?? ''] as const;
};
/** Signs somebody in by a link in a mail. */
const enter = async (email: string) => {
  await ask(CALLS.askToSignIn, { body: { email } });
  return ask(CALLS.signIn, { body: { token: await people.lastToken() } });
};
/** Lets days pass since everybody was invited. */
const daysLater = async (days: number) => {
  const shifted = sql`invited_until = invited_until - make_interval(days => ${days})`;
  await server.db.execute(sql`update desk_people set ${shifted}`);
  await server.db.execute(sql`update desk_silent_invitations set ${shifted}`);
};

describe('A shop’s person who invites somebody', () => {
  it('sends a few mails a day, whoever of the shop does it', async () => {
    const [shop] = await twoShops();
    const [one, other] = [await somebody('shop', { shop }), await somebody('shop', { shop })];
    const most = LIMIT_TABLE.invitation.by.shop.points;
    const statuses: number[] = [];
    for (let count = 0; count < most + 3; count += 1) {
      const by = count % 2 === 0 ? one : other;
      statuses.push((await invite(by.session, { ...NEW, email: `new-${count}@example.jp` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429, 429, 429]);
    expect(await invitations()).toHaveLength(most);
  });

  it('is answered and shown the same, whether the address is free or of somebody elsewhere', async () => {
    const [shop, otherShop] = await twoShops();
    const { session } = await somebody('shop', { shop });
    const elsewhere = [
      await somebody('shop', { shop: otherShop }),
      await somebody('owner'),
      await somebody('partner'),
    ];
    const before = await server.db.select().from(deskPeople);
    const answers = [await invite(session, NEW)];
    for (const { email } of elsewhere) answers.push(await invite(session, { name: 'x', email }));
    expect(answers.every((answer) => answer.status === 200 && !Object.keys(answer.body).length)).toBe(true);
    // To the new one only, and nobody's access has changed.
    expect(await invitations()).toHaveLength(1);
    expect(await server.db.select().from(deskPeople).where(sql`invited_until is null`)).toEqual(before);
    const others = (await colleagues(session)).filter(({ self }: { self: boolean }) => !self);
    const like = { uuid: expect.any(String), self: false, invited_until: expect.any(String) };
    expect(others).toEqual([
      { ...like, name: NEW.name, email: NEW.email.toLowerCase() },
      ...elsewhere.map(({ email }) => ({ ...like, name: 'x', email })),
    ]);
    await server.db.execute(sql`truncate rate_limits`);
    // Once more: known in this shop, in all cases.
    for (const { email } of others)
      expect(await invite(session, { name: 'x', email })).toEqual(refusal(409, 'known_person'));
  });

  it('withdraws an invitation, and it ends by itself, in the same way in both cases', async () => {
    const [shop] = await twoShops();
    const { session } = await somebody('shop', { shop });
    const reader = await somebody('reader');
    const emails = [NEW.email.toLowerCase(), reader.email];
    const readWaiting = async () =>
      (await colleagues(session)).filter(({ self }: { self: boolean }) => !self) as { uuid: string }[];
    for (const email of emails) await invite(session, { name: 'x', email });
    for (const { uuid } of await readWaiting()) {
      const end = { as: session, params: { uuid } };
      expect((await ask(CALLS.endColleague, end)).status).toBe(200);
      expect(await ask(CALLS.endColleague, end)).toEqual(refusal(404, 'not_found'));
    }
    expect(await readWaiting()).toEqual([]);
    for (const email of emails) expect((await invite(session, { name: 'y', email })).status).toBe(200);
    await daysLater(INVITATION_DAYS);
    expect(await readWaiting()).toEqual([]);
    expect((await ask(CALLS.readSelf, { as: reader.session })).body.person.role).toBe('reader');
  });

  it('is told of the office in the log alone, which the shop does not read', async () => {
    const [shop] = await twoShops();
    const { session } = await somebody('shop', { shop });
    const { email } = await somebody('staff');
    await invite(session, { name: 'x', email });
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.action, 'invite'));
    expect(entry?.changed).toBe(`email: ${email}\nworks elsewhere`);
    expect(await ask(CALLS.readLog, { as: session })).toEqual(refusal(403, 'not_allowed'));
  });

  it('uses up no limit of a shop or an address without the right to invite', async () => {
    const reader = await somebody('reader');
    for (let count = 0; count < 5; count += 1)
      expect((await ask(CALLS.invite, { as: reader.session, body: { ...NEW, role: 'reader' } })).status).toBe(
        403,
      );
    const owner = await somebody('owner');
    expect((await ask(CALLS.invite, { as: owner.session, body: { ...NEW, role: 'reader' } })).status).toBe(
      200,
    );
  });
});

describe('An invitation that nobody takes up', () => {
  it('frees the address after seven days, for another shop too', async () => {
    const [shop, otherShop] = await twoShops();
    const [one, other] = [await somebody('shop', { shop }), await somebody('shop', { shop: otherShop })];
    await invite(one.session, NEW);
    await daysLater(INVITATION_DAYS);
    expect((await invite(other.session, NEW)).status).toBe(200);
    expect(await invitations()).toHaveLength(2);
    const answer = await enter(NEW.email);
    expect(answer.status).toBe(200);
    const [row] = await server.db.select().from(deskPeople).where(eq(deskPeople.email, 'new@example.jp'));
    expect(row).toMatchObject({ shopUuids: [otherShop], invitedUntil: null });
  });

  it('lets nobody in afterwards, writes to nobody, and is removed', async () => {
    const owner = await somebody('owner');
    await ask(CALLS.invite, { as: owner.session, body: { ...NEW, role: 'staff' } });
    await daysLater(INVITATION_DAYS);
    expect(await enter(NEW.email)).toEqual(refusal(404, 'unknown_link'));
    const rows = (await ask(CALLS.readPeople, { as: owner.session })).body.people;
    expect(rows.map(({ email }: { email: string }) => email)).toEqual([owner.email]);
    await tidyDesk(server.db);
    expect(await server.db.$count(deskPeople)).toBe(1);
  });

  it('stays as it was if it was taken up in time', async () => {
    const owner = await somebody('owner');
    await ask(CALLS.invite, { as: owner.session, body: { ...NEW, role: 'staff' } });
    await daysLater(INVITATION_DAYS - 1);
    expect((await enter(NEW.email)).status).toBe(200);
    await tidyDesk(server.db, new Date(Date.now() + 30 * 86_400_000));
    expect(await server.db.$count(deskPeople)).toBe(2);
  });

  it('is withdrawn by an owner, who invites the same address with another role', async () => {
    const owner = await somebody('owner');
    await ask(CALLS.invite, { as: owner.session, body: { ...NEW, role: 'partner', media: [] } });
    const list = async () => (await ask(CALLS.readPeople, { as: owner.session })).body.people;
    const [, row] = await list();
    expect(row).toMatchObject({ email: 'new@example.jp', invited_until: expect.any(String) });
    const withdrawn = await ask(CALLS.changePerson, {
      as: owner.session,
      params: { uuid: row.uuid },
      body: { seen: 'partner', ended: true },
    });
    expect(withdrawn.status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await ask(CALLS.invite, { as: owner.session, body: { ...NEW, role: 'staff' } })).status).toBe(
      200,
    );
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.action, 'change'));
    expect(entries.map(({ changed }) => changed)).toEqual(['invitation withdrawn: new@example.jp']);
  });
});

describe('A name', () => {
  const HOSTILE = [
    '無料 https://evil.example/win',
    'evil.example',
    'ｅｖｉｌ．ｃｏｍ',
    'a@evil.example',
    'x\ny',
  ];
  const NAMED = [
    ['of somebody who is invited', CALLS.invite, 'owner', { email: NEW.email, role: 'reader' }],
    ['of a colleague of a shop', CALLS.inviteColleague, 'shop', { email: NEW.email }],
    ['of a key', CALLS.addKey, 'partner', {}],
  ] as const satisfies readonly (readonly [string, Call, 'owner' | 'shop' | 'partner', object])[];

  test.each(NAMED)('%s is no address of a page or of mail', async (_, row, role, body) => {
    const { session } = await somebody(role);
    for (const name of HOSTILE)
      expect(await ask(row, { as: session, body: { ...body, name } }), name).toEqual(
        refusal(422, 'invalid_body'),
      );
    expect((await ask(row, { as: session, body: { ...body, name: '山田 J. 花子' } })).status).toBeLessThan(
      300,
    );
  });
});
