import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { TestAuthenticator } from '#test/server/authenticator.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Run } from '#test/server/run.ts';
import { auditLog, deskPeople, deskSignIns } from '../db/schema.ts';
import { asText } from '../deliveries/mail/as-text.ts';
import { compose } from '../deliveries/mail/compose.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import type { AppOptions } from '../start/build-app.ts';

const SITE = 'https://takakurabe.example';
const HOUSE = { product: 'タカクラベ', operator: undefined, isRead: true };
const SENT = { status: 200, body: {} };
const TOO_MANY = refusal(429, 'too_many_requests');
const { signIn, signInMail } = LIMIT_TABLE;
const HANDFUL = signInMail.by.email.points;

let server: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  const { db, pool } = testDatabase.database;
  await pool.query('insert into installation default values on conflict do nothing');
  const limits = await readRateLimits({ db, pool });
  const config = { logLevel: 'silent', demo: true, trustProxy: ['loopback'] } satisfies AppOptions['config'];
  ({ url: databaseUrl } = testDatabase);
  server = await startTestApp({ siteUrl: SITE, opened: testDatabase, limits, config });
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate desk_people, desk_sessions, desk_links, desk_sign_ins, desk_passkeys, rate_limits, audit_log, deliveries cascade`,
  ),
);

const people = new DeskPeople(() => server);

/** Makes a call from an address. */
async function from(ip: string, row: Call, body: object) {
  const answer = await server.app.inject({
    method: row.method,
    url: urlOf(row, ''),
    headers: { 'x-forwarded-for': ip, 'user-agent': 'Firefox' },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const wish = (ip: string, email: string, browser?: string) =>
  from(ip, CALLS.askToSignIn, { email, ...(browser && { browser }) });

/** Strangers at so many addresses ask for the link of somebody. */
const strangers = (count: number, email: string) =>
  Promise.all(Array.from({ length: count }, (_, n) => wish(`198.51.100.${n}`, email)));

/** How many mails with a link have gone out. */
const mails = () => server.db.$count(deskSignIns);

/** Somebody who has signed in before, with the token of the browser and nothing that was counted yet. */
async function known(role: 'owner' | 'shop' = 'owner', browser?: string) {
  const person = await people.somebody(role);
  await from('192.0.2.1', CALLS.askToSignIn, { email: person.email });
  const token = await people.lastToken();
  const answer = await from('192.0.2.1', CALLS.signIn, { token, ...(browser && { browser }) });
  await server.db.execute(sql`truncate rate_limits, desk_sign_ins`);
  return { ...person, browser: String(answer.body.browser) };
}

describe('Somebody whose address strangers type a hundred times', () => {
  it('gets a handful of mails, of which the last one says once what happens and what helps', async () => {
    const { email } = await known();
    const answers = await strangers(100, email);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mails()).toBe(HANDFUL);
    const rows = await server.db.select().from(deskSignIns);
    expect(rows.filter(({ tells }) => tells)).toHaveLength(1);

    const office = { db: server.db, links: server.links, operator: undefined, house: HOUSE };
    const texts = await Promise.all(
      rows.map(async ({ uuid, tells }) => {
        const delivery = { event: 'person.sign_in_asked', recipient: 'person', subjectUuid: uuid };
        const mail = await compose(office as never, delivery as never);
        return { tells, text: mail ? asText(mail.letter) : '' };
      }),
    );
    for (const { tells, text } of texts) {
      expect(text.includes('続けて求められています')).toBe(tells);
      expect(text.includes('以前にサインインしたブラウザー')).toBe(tells);
    }
  });

  it('still gets a link in a browser that has signed in before, and in a new one at another address', async () => {
    const { email, browser } = await known();
    await strangers(100, email);
    const before = await mails();
    expect(await wish('203.0.113.1', email, browser)).toEqual(SENT);
    expect(await mails()).toBe(before + 1);
    const answer = await from('203.0.113.1', CALLS.signIn, { token: await people.lastToken() });
    expect(answer.status).toBe(200);
    // Nothing tells a stranger from the owner here: the answer is the same, and a link is in the box.
    expect(await wish('203.0.113.2', email)).toEqual(SENT);
  });

  it('signs in by any link in the box, also by one that a stranger has asked for', async () => {
    const { email } = await known();
    await strangers(100, email);
    const answer = await from('203.0.113.1', CALLS.signIn, { token: await people.lastToken() });
    expect(answer.status).toBe(200);
  });

  it('gets one more each hour, however long it goes on, and is told once a day', async () => {
    const { email } = await known();
    const begin = Date.now();
    const now = vi.spyOn(Date, 'now');
    onTestFinished(() => now.mockRestore());
    const counts: number[] = [];
    for (const minutes of [0, 30, 61, 90, 125, 185]) {
      now.mockImplementation(() => begin + minutes * 60_000);
      await strangers(20, email);
      counts.push(await mails());
    }
    expect(counts).toEqual([5, 5, 6, 6, 7, 12]);
    expect(await server.db.$count(deskSignIns, eq(deskSignIns.tells, true))).toBe(1);
  });

  it('signs in by a passkey', async () => {
    const person = await known();
    const device = new TestAuthenticator(SITE);
    const origin = SITE;
    const ask = await people.ask(CALLS.askForPasskey, { as: person.session, body: { origin } });
    const response = device.register(ask.body.challenge);
    await people.ask(CALLS.addPasskey, { as: person.session, body: { origin, name: '携帯', response } });
    await strangers(100, person.email);
    const { challenge } = (await from('198.51.100.1', CALLS.askForSignIn, { origin })).body;
    const answer = await from('198.51.100.1', CALLS.signInByPasskey, {
      origin,
      response: device.assert(challenge),
    });
    expect(answer.status).toBe(200);
  });
});

describe('A neighbour at the same address', () => {
  it('is told to wait after five wishes for one person, and the person elsewhere is not', async () => {
    const { email } = await known();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await wish('198.51.100.1', email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await wish('198.51.100.2', email)).toEqual(SENT);
    expect(await wish('198.51.100.1', 'other@example.jp')).toEqual(SENT);
  });

  it('uses up the address for new browsers, but not for one that is known', async () => {
    const { email, browser } = await known();
    const points = signIn.by.address.points;
    for (let n = 0; n < points; n += 1) await wish('198.51.100.1', `somebody-${n}@example.jp`);
    expect(await wish('198.51.100.1', email)).toEqual(TOO_MANY);
    expect(await wish('198.51.100.1', email, browser)).toEqual(SENT);
    expect(await mails()).toBe(1);
    expect((await from('198.51.100.1', CALLS.askForSignIn, { origin: SITE })).status).toBe(200);
  });

  it('is told nothing about who works here', async () => {
    const { email } = await known();
    const asks = async (of: string) => {
      const statuses: number[] = [];
      for (let n = 0; n < 7; n += 1) statuses.push((await wish('198.51.100.9', of)).status);
      return statuses;
    };
    expect(await asks(email)).toEqual(await asks('nobody@example.jp'));
  });
});

describe('A browser that has signed in before', () => {
  it('has a limit too, of its own', async () => {
    const { email, browser } = await known();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await wish(`203.0.113.${n}`, email, browser)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mails()).toBe(5);
  });

  it('is known for its people only, and for each of those who share it', async () => {
    const one = await known('shop');
    const other = await known('shop', one.browser);
    const stranger = await known('shop');
    const isKnown = async (email: string) => {
      await server.db.execute(sql`truncate rate_limits, desk_sign_ins`);
      await strangers(10, email);
      const before = await mails();
      await wish('203.0.113.7', email, other.browser);
      return (await mails()) > before;
    };
    expect(await isKnown(one.email)).toBe(true);
    expect(await isKnown(other.email)).toBe(true);
    expect(await isKnown(stranger.email)).toBe(false);
  });

  it('is forgotten with the access, also when it is given back', async () => {
    const [owner, shop] = [await known(), await known('shop')];
    const change = (hasEnded: boolean) =>
      people.ask(CALLS.changePerson, {
        as: owner.session,
        params: { uuid: shop.id },
        body: { seen: 'shop', ended: hasEnded },
      });
    expect((await change(true)).status).toBe(200);
    expect((await change(false)).status).toBe(200);
    await strangers(10, shop.email);
    const before = await mails();
    await wish('203.0.113.7', shop.email, shop.browser);
    expect(await mails()).toBe(before);
  });

  it('keeps nothing that can be read or changed, and nobody comes in by it', async () => {
    const { email, browser, id } = await known();
    const [row] = await server.db.select().from(deskPeople).where(eq(deskPeople.id, id));
    const bytes = Buffer.from(browser, 'base64url');
    for (const key of [id, row?.browserKey ?? ''])
      expect(bytes.includes(Buffer.from(key.replaceAll('-', ''), 'hex'))).toBe(false);
    await strangers(10, email);
    const before = await mails();
    const forged = (browser.startsWith('A') ? 'B' : 'A') + browser.slice(1);
    for (const token of [forged, 'x', 'x'.repeat(200)])
      expect(await wish('203.0.113.8', email, token)).toEqual(SENT);
    expect(await mails()).toBe(before);
    expect(await from('203.0.113.9', CALLS.signIn, { token: browser })).toEqual(refusal(404, 'unknown_link'));
    expect((await people.ask(CALLS.readSelf, { as: browser })).status).toBe(401);
  });
});

describe('Somebody who tries links and passkeys that open nothing', () => {
  const { points } = LIMIT_TABLE.badLink.by.address;
  const token = 'A'.repeat(60);

  it.each(['over HTTP', 'in pages of the site'])('is told to wait, %s', async (door) => {
    const ip = '203.0.113.20';
    const guess = async () =>
      door === 'over HTTP'
        ? (await from(ip, CALLS.signIn, { token })).status
        : (await server.ask(undefined, 'signIn', { token }, { ip, isHere: false, agent: '' })).refusal
            ?.status;
    const statuses: unknown[] = [];
    for (let n = 0; n <= points; n += 1) statuses.push(await guess());
    expect(new Set(statuses.slice(0, points))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    const elsewhere = await server.ask(
      undefined,
      'signIn',
      { token },
      { ip: '203.0.113.21', isHere: false, agent: '' },
    );
    expect(elsewhere.refusal?.code).toBe('unknown_link');
  });

  it('is counted for wishes of a page by the address of its visitor', async () => {
    const visitor = { ip: '203.0.113.22', isHere: false, agent: 'Firefox' };
    const ask = (n: number) => server.ask(undefined, 'askToSignIn', { email: `a${n}@example.jp` }, visitor);
    await Promise.all(Array.from({ length: signIn.by.address.points }, (_, n) => ask(n)));
    expect((await ask(100)).refusal?.code).toBe('too_many_requests');
    expect(await wish('203.0.113.22', 'b@example.jp')).toEqual(TOO_MANY);
  });
});

describe('An operator at the machine', () => {
  const run = (...args: string[]) =>
    new Run({ DATABASE_URL: databaseUrl, SITE_URL: SITE }, 'commands/people.ts', args);

  it('hands out a link that works once, whatever strangers do, and the log says who did so', async () => {
    const { email, id } = await known('shop');
    await strangers(40, email);
    const command = run('link', email.toUpperCase(), '--by', '当番');
    expect(await command.ended()).toBe(0);
    const [, token = ''] =
      /^https:\/\/takakurabe\.example\/desk\/enter\/([\w-]+)$/m.exec(command.output) ?? [];
    expect((await from('203.0.113.1', CALLS.signIn, { token })).status).toBe(200);
    expect((await from('203.0.113.1', CALLS.signIn, { token })).status).toBe(404);
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.action, 'make_link'));
    expect(entry).toMatchObject({ by: '当番', subject: 'desk_people', subjectUuid: id });
  }, 60_000);

  it('is told who does not work here', async () => {
    const command = run('link', 'nobody@example.jp');
    expect(await command.ended()).toBe(1);
    expect(command.output).toContain('nobody@example.jp');
  }, 60_000);
});
