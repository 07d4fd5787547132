import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { auditLog } from '../db/schema.ts';
import { listEnquiries, showEnquiry } from './enquiries.ts';

const room = new MailRoom();

describe('The operator', () => {
  it('lists enquiries without anything personal; what is shown of one is noted', async () => {
    const { db } = room.server;
    expect(await listEnquiries(db, { limit: 20, offset: 0 })).toEqual([]);
    await room.enquire({ mail_body: 'あいう' });
    await room.enquire({ mail_body: 'えお' });
    const [first, second] = await listEnquiries(db, { limit: 20, offset: 0 });
    expect([first?.characters, second?.characters]).toEqual([2, 3]);
    expect(await listEnquiries(db, { limit: 1, offset: 1 })).toEqual([second]);
    expect(JSON.stringify([first, second])).not.toContain(EMAIL);
    expect(await showEnquiry(db, first?.uuid ?? '', '当番')).toMatchObject({
      email: EMAIL,
      mailBody: 'えお',
    });
    expect(await db.select().from(auditLog).orderBy(asc(auditLog.at))).toMatchObject([
      { action: 'show', subject: 'contact_enquiries', subjectUuid: first?.uuid, by: '当番' },
    ]);
    expect(await showEnquiry(db, crypto.randomUUID(), '当番')).toBeUndefined();
  });
});
