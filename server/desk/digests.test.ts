import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { WAITING, waitingRow } from '#contract/desk/waiting.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { MailRoom, EMAIL as SELLER } from '#test/server/mail-room.ts';
import { deliveries, deskDigests, deskPeople } from '../db/schema.ts';
import { WORKING } from './act.ts';
import { ACTS, actsOf, rolesOf } from './acts.ts';
import { writeDigests } from './digests.ts';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);

beforeEach(() =>
  room.server.db.execute(
    sql`truncate desk_people, desk_sessions, desk_links, desk_sign_ins, desk_digests, deliveries, sent_mails,
      contact_enquiries cascade`,
  ),
);

/** Nine o’clock in Japan. */
const NINE = new Date('2026-11-30T00:01:00Z');
const HOUR_MS = 3_600_000;

const tick = (hours = 0) => {
  room.clock.set(new Date(NINE.getTime() + hours * HOUR_MS));
  return writeDigests(room.server.db, room.life, actsOf);
};

const countMails = () => room.server.db.$count(deliveries, eq(deliveries.event, 'person.waiting'));

async function atHours(hours: number[], role: 'owner' | 'staff' = 'staff') {
  const person = await people.somebody(role);
  const { refusal } = await room.server.ask(person.session, 'chooseDigest', { hours });
  expect(refusal).toBeUndefined();
  return person;
}

describe('The mail about what waits', () => {
  it('goes out at the hours that somebody has chosen, once an hour, and says nothing of sellers', async () => {
    const { email } = await atHours([9, 17]);
    const { uuid } = await room.ask();
    await room.enquire();
    const { session } = await people.somebody('staff');
    await room.server.ask(session, 'markRequest', { uuid, mark: 'call', note: '留守' });
    await room.server.db.delete(deliveries);
    await tick(-1);
    expect(await countMails()).toBe(0);
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await countMails()).toBe(1);
    await room.start({ SITE_URL: 'https://takakurabe.example' });
    await room.settled({ sent: 1 });
    const [mail] = room.mailTo(email);
    expect(mail?.subject).toBe('管理画面で2件が待っています');
    expect(mail?.text).toMatch(/電話が必要なご依頼：1件[\s\S]*お問い合わせ：1件/);
    expect(mail?.text).toContain('https://takakurabe.example/desk');
    for (const words of [SELLER, '留守', uuid.slice(0, 8)]) expect(mail?.text).not.toContain(words);
    await tick(8);
    expect(await countMails()).toBe(2);
  });

  it('is not written when nothing waits, to nobody who has not asked for it, or to somebody who is gone', async () => {
    const { id } = await atHours([9]);
    await tick();
    expect(await room.server.db.$count(deskDigests)).toBe(0);
    await room.enquire();
    await people.somebody('owner');
    await room.server.db.update(deskPeople).set({ endedAt: new Date() }).where(eq(deskPeople.id, id));
    await tick(24);
    expect(await room.server.db.$count(deskDigests)).toBe(0);
  });

  it('has hours that exist, each once', async () => {
    const { session } = await people.somebody('owner');
    const choose = (hours: number[]) => room.server.ask(session, 'chooseDigest', { hours });
    expect((await choose([18, 9, 18])).answer).toEqual({ hours: [9, 18] });
    for (const hours of [[24], [-1], [1.5]]) expect((await choose(hours)).refusal?.code).toBe('invalid_body');
    expect((await room.server.ask(session, 'readDigest', {})).answer).toEqual({ hours: [9, 18] });
    expect((await choose([])).answer).toEqual({ hours: [] });
  });
});

test.each(keysOf(WAITING).flatMap((what) => waitingRow(what).endedBy ?? []))(
  'Something waits only for people who may end it: %s',
  (act) => {
    expect(keysOf(ACTS)).toContain(act);
    expect(rolesOf(act)).toEqual(WORKING);
  },
);
