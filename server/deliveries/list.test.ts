import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMAIL, MailRoom, OPERATOR_MAIL } from '#test/server/mail-room.ts';
import { asListing, listPageOf } from '../base/listing.ts';
import { deliveries } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import { countDeliveries, listDeliveries, sendAgain, showDeliveries } from './list.ts';
import { tellOfDead } from './upkeep.ts';

const room = new MailRoom();
const FIRST_PAGE = { limit: 20, offset: 0 };

/** An enquiry whose visitor's mail server has refused. */
async function refuseMail() {
  room.smtp.behave = (recipient, count) => (recipient === EMAIL && count === 1 ? 'refuse' : 'accept');
  await room.enquire();
  await room.settled({ sent: 1, dead: 1 });
}

describe('The operator', () => {
  it('sees what was given up and why, and sends it again', async () => {
    await room.start();
    await refuseMail();
    const { db } = room.server;
    const dead = await listDeliveries(db, { state: 'dead' }, FIRST_PAGE);
    expect(dead).toMatchObject([
      {
        event: 'enquiry.created',
        recipient: 'enquirer',
        error: 'smtp_554',
        why: '宛先のメールサーバーが受け取りを断りました',
      },
    ]);
    expect(await countDeliveries(db)).toMatchObject([
      { state: 'dead', error: 'smtp_554', count: 1 },
      { state: 'sent', recipient: 'operator', count: 1 },
    ]);
    expect(await sendAgain(db, { state: 'dead', errors: ['no_address'] })).toHaveLength(0);
    expect(await sendAgain(db, { state: 'dead' })).toHaveLength(1);
    await room.settled({ sent: 2 });
    expect(room.mailTo(EMAIL)).toHaveLength(1);
  });

  it('gets a mail about what was given up, once until there is more', async () => {
    await room.start();
    await refuseMail();
    const { db } = room.server;
    for (const _ of [1, 2]) await tellOfDead(db);
    await room.settled({ sent: 2, dead: 1 });
    const mails = room.mailTo(OPERATOR_MAIL).filter(({ subject }) => subject?.startsWith('届けられなかった'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(
      'お問い合わせ：宛先のメールサーバーが受け取りを断りました：1件。迷惑メールと判定されていないか、先方に確かめてください。',
    );
    expect(mails[0]?.text).not.toContain(EMAIL);
  });

  it('sends again what was sent only if it is named, and then with the same name', async () => {
    await room.start();
    await room.enquire();
    await room.settled({ sent: 2 });
    const { db } = room.server;
    expect(await sendAgain(db, { state: 'dead' })).toHaveLength(0);
    const [first] = await listDeliveries(db, {}, FIRST_PAGE);
    expect(await sendAgain(db, { uuids: [first?.uuid ?? ''] })).toHaveLength(1);
    await expect.poll(() => room.smtp.accepted.length, { timeout: 10_000 }).toBe(3);
    expect(new Set(room.smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('cannot send what is about a person who is erased', async () => {
    const { uuid } = await room.ask();
    const { db, photos } = room.server;
    await eraseByUuid(db, photos, [uuid]);
    const all = await listDeliveries(db, { about: [uuid] }, FIRST_PAGE);
    expect(await sendAgain(db, { uuids: all.map(({ uuid }) => uuid) })).toHaveLength(0);
  });

  it('reads lists page by page, as columns, JSON or CSV, without anything personal', async () => {
    await room.ask({ name1: '花子 山田' });
    const { db } = room.server;
    const total = await db.$count(deliveries);
    const first = await listDeliveries(db, {}, listPageOf({ limit: '5', page: '1' }, ''));
    const second = await listDeliveries(db, {}, listPageOf({ limit: '5', page: '2' }, ''));
    expect(new Set([...first, ...second].map(({ uuid }) => uuid)).size).toBe(10);
    expect(
      asListing(first, { json: true }, '')
        .split('\n')
        .map((line) => JSON.parse(line).uuid),
    ).toEqual(first.map(({ uuid }) => uuid));
    expect(asListing(first, { csv: true }, '').split('\n')).toHaveLength(6);
    expect(asListing([], {}, 'no such deliveries')).toBe('no such deliveries');
    const text = JSON.stringify(
      await showDeliveries(
        db,
        (await listDeliveries(db, {}, { limit: total, offset: 0 })).map(({ uuid }) => uuid),
      ),
    );
    for (const secret of ['花子', EMAIL]) expect(text).not.toContain(secret);
    for (const bad of [
      { limit: '0', page: '1' },
      { limit: 'x', page: '1' },
      { limit: '5', page: '-1' },
    ])
      expect(() => listPageOf(bad, 'usage')).toThrow();
  });
});

describe('What has lost its job', () => {
  it('as after a restore, is carried out at the next start', async () => {
    await room.enquire();
    await room.server.db.update(deliveries).set({ job: sql`gen_random_uuid()` });
    await room.start();
    await room.settled({ sent: 2 });
  });
});
