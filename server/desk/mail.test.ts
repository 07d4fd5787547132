import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { MailRoom, EMAIL as SELLER } from '#test/server/mail-room.ts';
import { auditLog, deliveries, matches, sentMails } from '../db/schema.ts';

const SITE = 'https://takakurabe.example';
const EMAIL = 'sato@example.jp';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
const countMails = () => room.server.db.$count(sentMails);

beforeEach(() =>
  room.server.db.execute(
    sql`truncate desk_people, desk_sessions, desk_links, desk_sign_ins, deliveries, sent_mails cascade`,
  ),
);

describe('Somebody who is invited', () => {
  it('is written to, asks for a link, and signs in by the one in the mail', async () => {
    const { session } = await people.somebody('owner');
    await room.server.db.execute(sql`truncate deliveries, sent_mails`);
    await room.start({ SITE_URL: SITE });
    const body = { name: '佐藤', email: EMAIL, role: 'staff' };
    await people.ask(CALLS.invite, { as: session, body });
    await room.settled({ sent: 1 });
    const [invitation] = room.mailTo(EMAIL);
    expect(invitation?.text).toContain(`${SITE}/desk/sign-in`);
    expect(invitation?.text).toContain('担当者');
    expect(invitation?.text).not.toContain('佐藤');
    expect(invitation?.recipients).toEqual([EMAIL]);

    await people.ask(CALLS.askToSignIn, { body: { email: EMAIL } });
    await room.settled({ sent: 2 });
    const second = room.mailTo(EMAIL)[1];
    expect(second?.subject).toBe('管理画面へのサインイン');
    const [, token = ''] = /\/desk\/enter\/([\w-]+)/.exec(second?.text ?? '') ?? [];
    const answer = await people.ask(CALLS.signIn, { body: { token } });
    expect(answer.status).toBe(200);
    expect((await people.ask(CALLS.readSelf, { as: answer.body.session })).body.person.role).toBe('staff');
    const by = (
      await room.server.db.select({ by: auditLog.by }).from(auditLog).orderBy(asc(auditLog.at))
    ).map((entry) => entry.by);
    expect(by.some((name) => name.includes(EMAIL))).toBe(true);
  });

  it('gets no link any more once the access is taken away', async () => {
    const { session } = await people.somebody('owner');
    const staff = await people.somebody('staff');
    await people.ask(CALLS.askToSignIn, { body: { email: staff.email } });
    const body = { seen: 'staff', ended: true };
    await people.ask(CALLS.changePerson, { as: session, params: { uuid: staff.id }, body });
    await room.start({ SITE_URL: SITE });
    await room.settled({ sent: 1, erased: 2 });
    expect(room.mailTo(staff.email)).toEqual([]);
  });
});

describe('A mail that was sent', () => {
  it('is read at the desk as it was sent, whatever has changed since, until its request is erased', async () => {
    const { session } = await people.somebody('owner');
    await room.start({ SITE_URL: SITE });
    const { uuid } = await room.ask();
    await vi.waitFor(() => expect(room.mailTo(SELLER)).toHaveLength(1), 30_000);
    const [delivery] = await room.server.db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.subjectUuid, uuid), eq(deliveries.recipient, 'seller')));
    const mail = { as: session, params: { uuid: delivery?.uuid ?? '' } };
    await vi.waitFor(async () => expect(await countMails()).toBeGreaterThan(0), 30_000);

    await room.server.db.update(matches).set({ passedAt: new Date() }).where(eq(matches.requestUuid, uuid));
    const { body } = await people.ask(CALLS.showMail, mail);
    const [letter] = room.mailTo(SELLER);
    const text = letter?.text?.replaceAll(/https?:\S+/g, '…');
    expect(body).toEqual({ subject: letter?.subject, text, as_sent: true });
    const exported = await people.ask(CALLS.exportRequest, { as: session, params: { uuid } });
    expect(JSON.stringify(exported.body)).toContain(JSON.stringify(body.text));

    await people.ask(CALLS.eraseRequest, { as: session, params: { uuid } });
    expect(await countMails()).toBe(0);
    expect((await people.ask(CALLS.showMail, mail)).status).toBe(404);
  });

  it('is not kept if it lets somebody into the desk', async () => {
    const { email } = await people.somebody('staff');
    await room.start({ SITE_URL: SITE });
    await people.ask(CALLS.askToSignIn, { body: { email } });
    await vi.waitFor(() => expect(room.mailTo(email)).not.toEqual([]), 30_000);
    expect(await countMails()).toBe(0);
  });
});
