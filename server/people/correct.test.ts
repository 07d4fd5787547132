import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { correctRequest, openContact, readLead, withdrawRequest } from '#test/server/link-calls.ts';
import { auditLog, deliveries, requests } from '../db/schema.ts';

let server: TestApp;
const visitors = new Visitors(() => server);

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const ask = async () => (await server.submit()).body.uuid;
const rowOf = async (uuid: string) =>
  (await server.db.select().from(requests).where(eq(requests.uuid, uuid)))[0];
const recipientsOf = async (event: 'lead.corrected' | 'link.asked') =>
  (await server.db.select().from(deliveries).where(eq(deliveries.event, event))).map(
    ({ recipientKey }) => recipientKey,
  );

describe('A seller who corrects name and contact', () => {
  it('has the new texts where shops read them; the shops that know the contact are told, and no other', async () => {
    const uuid = await ask();
    const [looked] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, looked);
    expect(
      await visitors.own(correctRequest, uuid, { name1: '山田 次郎', tel1: '03-1234-5678' }),
    ).toMatchObject({
      status: 200,
    });
    expect((await visitors.lead(readLead, uuid, looked)).body.contact).toMatchObject({
      name1: '山田 次郎',
      tel1: '03-1234-5678',
      email: 'taro@example.jp',
    });
    expect(await recipientsOf('lead.corrected')).toEqual([looked]);
    expect(await recipientsOf('link.asked')).toEqual([]);
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.subjectUuid, uuid));
    expect(entry).toMatchObject({ action: 'correct', by: 'seller' });
  });

  it('gets the link at a new e-mail address', async () => {
    const uuid = await ask();
    await visitors.own(correctRequest, uuid, { email: 'hanako@example.jp' });
    expect((await rowOf(uuid))?.email).toBe('hanako@example.jp');
    expect(await recipientsOf('link.asked')).toHaveLength(1);
  });

  it('moves to another prefecture with the postal code', async () => {
    const uuid = await ask();
    await visitors.own(correctRequest, uuid, { zip1: '0600042' });
    expect((await rowOf(uuid))?.prefectureId).toBe(1);
  });

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ name1: '' }, 'name1'],
    [{ tel1: '12' }, 'tel1'],
    [{ name1: '山'.repeat(51) }, 'name1'],
  ])('reads in the words of the form what is wrong with %j, and nothing is changed', async (body, field) => {
    const uuid = await ask();
    const before = await rowOf(uuid);
    const answer = await visitors.own(correctRequest, uuid, { name1: '別の名前', ...body });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_body' });
    expect(answer.body).toMatchObject({ error: { details: [{ field }] } });
    expect(await rowOf(uuid)).toEqual(before);
  });

  it('changes nothing with the same texts, and nothing after a withdrawal', async () => {
    const uuid = await ask();
    await visitors.own(correctRequest, uuid, { email: 'taro@example.jp' });
    expect(await recipientsOf('link.asked')).toEqual([]);
    await visitors.own(withdrawRequest, uuid);
    expect((await visitors.own(correctRequest, uuid, { name1: '別の名前' })).code).toBe('withdrawn_request');
  });
});
