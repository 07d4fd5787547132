import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver } from '#test/server/receiver.ts';
import { deliveries, media, mediumEndpoints, shops } from '../db/schema.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
/** More than there are places for calls to partners. */
const MANY = 24;
/** Below any time for which a mail server or an endpoint is waited for. */
const SOON = { timeout: 12_000, interval: 100 };

const room = new MailRoom();
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** A partner with one endpoint. @returns the uuid of the medium */
async function partner(path: string): Promise<string> {
  const uuid = randomUUID();
  const { db } = room.server;
  await db.insert(media).values({ uuid, name: path });
  const url = `${receiver.url}/${path}`;
  await db.insert(mediumEndpoints).values({ mediumUuid: uuid, kind: 'webhook', url, secrets: [SECRET] });
  return uuid;
}

const callsOf = (path: string) => receiver.seen.filter((call) => call.path.endsWith(path)).length;

describe('Somebody who hangs', () => {
  it('as a partner’s endpoint does not hold up the calls of other partners', {
    timeout: 40_000,
  }, async () => {
    receiver.answer = ({ path }) => (path.endsWith('slow') ? 'stall' : 204);
    const [slow, quick] = [await partner('slow'), await partner('quick')];
    for (const medium of [...Array(MANY).fill(slow), ...Array(MANY).fill(quick)])
      await room.server.submit({ medium });
    // Their mails would only take time.
    await room.server.db.delete(deliveries).where(eq(deliveries.channel, 'mail'));
    await room.start({}, { othersAllowed: ['127.0.0.1'] });
    await vi.waitFor(() => expect(callsOf('quick')).toBe(MANY), SOON);
    expect(callsOf('slow')).toBeLessThan(MANY);
  });

  it('as a mailbox does not hold up the mail of others', { timeout: 40_000 }, async () => {
    for (let n = 0; n < 5; n += 1) await room.ask({ email: `seller${n}@example.jp` });
    const rows = await room.server.db.select().from(deliveries).where(eq(deliveries.recipient, 'shop'));
    const [[key, hung] = ['', []]] = [...Map.groupBy(rows, ({ recipientKey }) => recipientKey)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    const [shop] = await room.server.db.select().from(shops).where(eq(shops.uuid, key));
    expect(hung.length).toBeGreaterThan(3);
    const all = await room.server.db.$count(deliveries, eq(deliveries.channel, 'mail'));
    room.smtp.behave = (recipient) => (recipient === shop?.email ? 'stall' : 'accept');
    await room.start();
    await vi.waitFor(() => expect(room.smtp.accepted).toHaveLength(all - hung.length), SOON);
  });
});
