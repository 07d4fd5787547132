import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { auditLog, mediumEndpoints } from '../db/schema.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b41';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b42';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
let partner: Awaited<ReturnType<typeof people.somebody>>;

beforeEach(async () => {
  const { db } = room.server;
  await db.delete(auditLog);
  partner = await people.onlyPartner({ own: OWN, other: OTHER });
});

const makeKey = (medium: string) => people.ask(CALLS.makeTestKey, { as: partner.session, body: { medium } });

describe('A partner who tries the form', () => {
  it('makes a key for a medium of its own, which the log notes without it', async () => {
    const { status, body } = await makeKey(OWN);
    expect(status).toBe(200);
    expect(room.server.links.testKeys.open(body.key, new Date())).toBe(OWN);
    expect(new Date(body.until).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    const entries = await room.server.db.select().from(auditLog).where(eq(auditLog.subject, 'media'));
    expect(entries).toMatchObject([{ subject: 'media', subjectUuid: OWN, changed: 'test key made' }]);
    expect(JSON.stringify(entries)).not.toContain(body.key);
  });

  it('makes none for the medium of somebody else', async () => {
    expect(await makeKey(OTHER)).toEqual(refusal(404, 'not_found'));
  });

  it('reads what was sent of the tests of its media, and nothing of who has filled them in', async () => {
    const { db } = room.server;
    await db
      .insert(mediumEndpoints)
      .values({ mediumUuid: OWN, kind: 'webhook', url: 'https://crm.example/hook', secrets: ['whsec_x'] });
    const { key } = (await makeKey(OWN)).body;
    const { body: answer } = await room.server.submit({ medium: OWN, test: { key } });
    await room.server.submit({ medium: OWN });
    await room.server.submit({ medium: OTHER, test: {} });
    const { body } = await people.ask(CALLS.readTests, { as: partner.session });
    expect(body.media).toEqual([{ uuid: OWN, name: '見本メディア' }]);
    expect(body.tests).toHaveLength(1);
    expect(body.tests[0]).toMatchObject({ is_keyed: true, shops: answer.company_shops.length });
    const channels = body.tests[0].sendings.map(({ to, channel, state }: Record<string, string>) => [
      to,
      channel,
      state,
    ]);
    expect(channels.sort()).toEqual([
      ['', 'mail', 'waiting'],
      ['crm.example', 'webhook', 'waiting'],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/山田|taro@|0000-1234/);
  });
});
