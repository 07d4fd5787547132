import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_HOURS } from '#contract/desk/desk.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Run } from '#test/server/run.ts';
import { auditLog, deliveries, deskAddressChanges, deskPasskeys, deskPeople } from '../db/schema.ts';
import { asText } from '../deliveries/mail/as-text.ts';
import { compose } from '../deliveries/mail/compose.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import { tidyDesk } from './tidy.ts';

const SITE = 'https://takakurabe.example';
const HOUSE = { product: 'タカクラベ', operator: undefined, isRead: true };
const NEW = 'new-mailbox@example.jp';

let server: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  const { db, pool } = testDatabase.database;
  await pool.query('insert into installation default values on conflict do nothing');
  ({ url: databaseUrl } = testDatabase);
  server = await startTestApp({
    siteUrl: SITE,
    opened: testDatabase,
    limits: await readRateLimits({ db, pool }),
  });
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate desk_people, desk_sessions, desk_links, desk_sign_ins, desk_passkeys, desk_keys, desk_address_changes, rate_limits, audit_log, deliveries cascade`,
  ),
);

const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
const wish = (as: string, email = NEW) => ask(CALLS.askAddress, { as, body: { email } });
const confirm = (as: string, token: string) => ask(CALLS.confirmAddress, { as, body: { token } });
const change = (as: string, uuid: string, email = NEW) =>
  ask(CALLS.changeAddress, { as, params: { uuid }, body: { email } });

/** The mails about addresses, as they would go out now. */
async function letters() {
  const isLetter = sql`event like 'person.address%'`;
  const rows = await server.db.select().from(deliveries).where(isLetter).orderBy(asc(deliveries.createdAt));
  const office = { db: server.db, links: server.links, operator: undefined, house: HOUSE };
  const mails = await Promise.all(
    rows.map(async (row) => {
      const mail = await compose(office as never, row);
      return mail && { to: mail.to, text: asText(mail.letter) };
    }),
  );
  return mails.filter((mail) => mail !== undefined);
}
/** The token of the link that went to the new mailbox last. */
async function token(): Promise<string> {
  const texts = (await letters()).map(({ text }) => /\/desk\/address\/([\w-]+)/.exec(text)?.[1]);
  return texts.findLast(Boolean) ?? '';
}
const signInAs = async (email: string) => {
  await ask(CALLS.askToSignIn, { body: { email } });
  return ask(CALLS.signIn, { body: { token: await people.lastToken() } });
};
const rowOf = async (id: string) =>
  (await server.db.select().from(deskPeople).where(eq(deskPeople.id, id)))[0];
const emailOf = async (id: string) => (await rowOf(id))?.email;

describe('Somebody who wants mail at another address', () => {
  it('proves it by the link there; the old one is told, and every session ends', async () => {
    const person = await people.somebody('shop');
    expect((await wish(person.session, NEW.toUpperCase())).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
    expect((await letters()).map(({ to }) => to)).toEqual([[NEW]]);
    const link = await token();
    expect((await confirm(person.session, link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(NEW);
    const notice = (await letters()).find(({ to }) => to[0] === person.email);
    expect(notice?.text).toContain('メールアドレスを変更しました');
    expect(notice?.text).not.toContain(NEW);
    expect(await ask(CALLS.readSelf, { as: person.session })).toEqual(refusal(401, 'not_signed_in'));
    const { body } = await signInAs(NEW);
    expect((await ask(CALLS.readSelf, { as: body.session })).body.person.email).toBe(NEW);
    // Once is enough.
    expect(await confirm(body.session, link)).toEqual(refusal(404, 'unknown_link'));
  });

  it('alone opens the link: it is nothing in the mailbox of a stranger, also of one who works here', async () => {
    const [person, stranger] = [await people.somebody('owner'), await people.somebody('owner')];
    await wish(person.session);
    const link = await token();
    expect(await ask(CALLS.confirmAddress, { body: { token: link } })).toEqual(refusal(401, 'not_signed_in'));
    for (const text of [link, server.links.signIns.make(person.id), 'x'])
      expect(await confirm(stranger.session, text)).toEqual(refusal(404, 'unknown_link'));
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it('has a day for it, and only the last wish counts', async () => {
    const person = await people.somebody('reader');
    await wish(person.session, 'first@example.jp');
    const first = await token();
    await wish(person.session);
    expect(await confirm(person.session, first)).toEqual(refusal(404, 'unknown_link'));
    const last = await token();
    await server.db.execute(
      sql`update desk_address_changes set asked_at = now() - make_interval(hours => ${ADDRESS_HOURS})`,
    );
    expect(await confirm(person.session, last)).toEqual(refusal(404, 'unknown_link'));
    await tidyDesk(server.db, new Date(Date.now() + 9 * 86_400_000));
    expect(await server.db.$count(deskAddressChanges)).toBe(0);
  });

  it('does not learn who else works here', async () => {
    const [person, other] = [await people.somebody('shop'), await people.somebody('owner')];
    expect(await wish(person.session, other.email)).toEqual(await wish(person.session));
    expect((await letters()).map(({ to }) => to)).toEqual([[NEW]]);
    const link = await token();
    // Somebody else has got it meanwhile.
    await server.db.insert(deskPeople).values({ name: 'x', email: NEW, role: 'staff' });
    expect(await confirm(person.session, link)).toEqual(refusal(404, 'unknown_link'));
    expect(await wish(person.session, person.email)).toEqual(refusal(409, 'known_person'));
  });

  it('writes to few strangers a day', async () => {
    const { points } = LIMIT_TABLE.addressChange.by.person;
    const person = await people.somebody('shop');
    const statuses: number[] = [];
    for (let count = 0; count <= points; count += 1)
      statuses.push((await wish(person.session, `stranger-${count}@example.jp`)).status);
    expect(statuses).toEqual([...Array.from({ length: points }, () => 200), 429]);
  });
});

describe('An owner', () => {
  it('changes the address of somebody who has lost the mailbox: what was sent there opens nothing', async () => {
    const [owner, staff] = [await people.somebody('owner'), await people.somebody('staff')];
    await ask(CALLS.askToSignIn, { body: { email: staff.email } });
    const link = await people.lastToken();
    await server.db
      .insert(deskPasskeys)
      .values({ personId: staff.id, name: '携帯電話', credential: 'x', publicKey: 'x' });
    const browserKey = (await rowOf(staff.id))?.browserKey;
    expect((await change(owner.session, staff.id)).status).toBe(200);
    // No browser is known as theirs any more.
    expect((await rowOf(staff.id))?.browserKey).not.toBe(browserKey);
    expect(await ask(CALLS.readSelf, { as: staff.session })).toEqual(refusal(401, 'not_signed_in'));
    expect(await ask(CALLS.signIn, { body: { token: link } })).toEqual(refusal(404, 'unknown_link'));
    expect((await letters()).map(({ to }) => to)).toEqual([[staff.email]]);
    expect(await server.db.$count(deskPasskeys)).toBe(1);
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.action, 'change'));
    expect(entry).toMatchObject({ subjectUuid: staff.id, changed: `email: ${staff.email} → ${NEW}` });
    expect((await signInAs(NEW)).status).toBe(200);
  });

  it('changes neither the own one without proof, nor one to that of somebody else', async () => {
    const [owner, staff] = [await people.somebody('owner'), await people.somebody('staff')];
    expect(await change(owner.session, owner.id)).toEqual(refusal(404, 'not_found'));
    expect(await change(owner.session, staff.id, owner.email)).toEqual(refusal(409, 'known_person'));
    expect(await change(staff.session, owner.id)).toEqual(refusal(403, 'not_allowed'));
    expect((await ask(CALLS.readSelf, { as: staff.session })).status).toBe(200);
  });
});

describe('An operator at the machine', () => {
  const run = async (...args: string[]) => {
    const command = new Run({ DATABASE_URL: databaseUrl, SITE_URL: SITE }, 'commands/people.ts', args);
    return { code: await command.ended(), output: command.output };
  };

  it('changes the address of an owner who has lost the mailbox, and the log says who did so', async () => {
    const owner = await people.somebody('owner');
    const { code, output } = await run('address', owner.email, NEW, '--by', '当番');
    expect([code, await emailOf(owner.id)]).toEqual([0, NEW]);
    expect(output).toContain('0 passkeys and 0 keys stay');
    expect(await ask(CALLS.readSelf, { as: owner.session })).toEqual(refusal(401, 'not_signed_in'));
    expect((await letters()).map(({ to }) => to)).toEqual([[owner.email]]);
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.action, 'change'));
    expect(entry).toMatchObject({ by: '当番', changed: `email: ${owner.email} → ${NEW}` });
    const again = await run('address', owner.email, NEW);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining(owner.email)]);
  }, 60_000);

  it('lists who works here, with the last use, as lines for people and for programs', async () => {
    const [owner, shop] = [await people.somebody('owner'), await people.somebody('shop')];
    await server.db.insert(deskPeople).values({ name: '未着', email: NEW, role: 'staff' });
    const { output } = await run('list');
    expect(output).toMatch(new RegExp(`^owner +責任者 +${owner.email} +yes +\\d{4}-\\d\\d-\\d\\d$`, 'm'));
    expect(output).not.toContain(shop.email);
    const lines = (await run('list', '--all', '--json')).output.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { role: 'owner', email: owner.email, access: 'yes', last_use: expect.any(String) },
      { role: 'staff', email: NEW, last_use: null },
      { role: 'shop', email: shop.email },
    ]);
  }, 60_000);

  it('makes an owner only where nobody is one any more', async () => {
    const owner = await people.somebody('owner');
    const staff = await people.somebody('staff');
    expect((await run('owner', NEW, '代表')).code).toBe(1);
    expect(await server.db.$count(deskPeople)).toBe(2);
    await server.db.update(deskPeople).set({ endedAt: new Date() }).where(eq(deskPeople.id, owner.id));
    const { code, output } = await run('owner', staff.email, '代表');
    const [, link = ''] = /^https:\/\/takakurabe\.example\/desk\/enter\/([\w-]+)$/m.exec(output) ?? [];
    expect(code).toBe(0);
    const { body } = await ask(CALLS.signIn, { body: { token: link } });
    expect((await ask(CALLS.readSelf, { as: body.session })).body.person).toMatchObject({
      email: staff.email,
      role: 'owner',
    });
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.action, 'change'));
    expect(entries.map(({ changed }) => changed)).toEqual([`email: ${staff.email}\nrole: staff → owner`]);
  }, 60_000);
});
