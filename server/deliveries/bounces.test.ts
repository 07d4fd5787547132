import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Visitors } from '#test/server/follow-up.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { StartError } from '../base/errors.ts';
import { deliveries, matches, shops } from '../db/schema.ts';
import { noteBounce, readBounce, readMail } from './bounces.ts';

const room = new MailRoom();
const visitors = new Visitors(() => room.server);

/** A notice as Postfix writes it, about a mail with this id. */
const notice = (id: string, action = 'failed', status = '5.1.1', partType = 'text/rfc822-headers') =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mail.example (Mail Delivery System)',
      'To: noreply@takakurabe.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '',
      '--b1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.example',
      '',
      'Final-Recipient: rfc822; gone@shop.example',
      `Action: ${action}`,
      `Status: ${status}`,
      '',
      '--b1',
      `Content-Type: ${partType}`,
      '',
      'From: noreply@takakurabe.example',
      `Message-ID: <${id}@takakurabe.example>`,
      'Subject: test',
      '',
      ...(partType === 'message/rfc822' ? ['body', ''] : []),
      '--b1--',
      '',
    ].join('\r\n'),
  );

const ID = '0d3c2b1a-1111-4222-8333-444455556666';

describe('A notice of a mail server', () => {
  it.each([
    ['with the headers of our mail', notice(ID), { delivery: ID, isFinal: true }],
    ['with our whole mail', notice(ID, 'failed', '5.2.2', 'message/rfc822'), { delivery: ID, isFinal: true }],
    ['of a delay', notice(ID, 'delayed', '4.4.1'), { delivery: ID, isFinal: false }],
    ['about a mail that is not ours', notice('somebody-else'), undefined],
    ['that is an ordinary mail', Buffer.from('Subject: x\r\n\r\nMessage-ID: <a@b>'), undefined],
    ['that is no mail at all', Buffer.from([0, 255, 13, 10]), undefined],
  ])('%s is read', async (_, mail, bounce) => expect(await readBounce(mail)).toEqual(bounce));

  const nested = Array.from(
    { length: 1_000 },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  ).join('');

  it.each([
    ['is nested a thousand levels deep', nested, 'nesting depth'],
    ['has a header of megabytes', `Subject: ${'a'.repeat(3_000_000)}\r\n\r\n`, 'header size'],
  ])('that %s is refused in words', async (_, mail, why) => {
    const refusal = expect(readBounce(Buffer.from(mail))).rejects;
    await refusal.toThrow(StartError);
    await refusal.toThrow(why);
  });

  it('that never ends is refused before it fills the memory', async () => {
    let count = 0;
    const endless = (async function* () {
      for (;;) {
        count += 1;
        yield Buffer.alloc(64 * 1024);
      }
    })();
    await expect(readMail(endless)).rejects.toThrow('longer than 512 KB');
    expect(count).toBeLessThan(20);
  });
});

it('A mail to a shop that comes back passes the place on, once; the shop gets no more requests', async () => {
  const { uuid } = await room.ask();
  await room.start();
  await room.settled({ sent: 11 });
  const [shop] = await visitors.shopsOf(uuid);
  const { db } = room.server;
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.recipientKey, shop));
  const bounce = await readBounce(notice(delivery?.uuid ?? ''));
  const note = () => noteBounce(db, bounce?.delivery ?? '', (...args) => room.life.settled(...args));
  expect([await note(), await note()]).toEqual([true, false]);
  const [match] = await db.select().from(matches).where(eq(matches.shopUuid, shop));
  expect(match?.passedWhy).toBe('unreachable');
  expect(await visitors.shopsOf(uuid)).toHaveLength(11);
  const [row] = await db.select().from(shops).where(eq(shops.uuid, shop));
  expect(row?.unreachableWhy).toBe('bounced');
  await db.update(shops).set({ unreachableAt: null, unreachableWhy: null });
});
