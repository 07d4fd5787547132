import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventName } from '../../base/events.ts';
import { createLog } from '../../base/logging.ts';
import type { Patience } from '../../db/queue.ts';
import { deliveries } from '../../db/schema.ts';
import { MailRoom } from '../../test/mail-room.ts';
import { startReceiver, type TestReceiver } from '../../test/receiver.ts';
import { findLost } from '../upkeep.ts';
import { momentOf } from './retry-after.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const OFFICE = { name: 'office', events: ['enquiry.created'] satisfies EventName[] };

/** Retries at once unless the answer asks for a pause. */
const AT_ONCE: Patience = { tries: 3, firstPauseS: 1, longestPauseS: 1, silentS: 10 };

const room = new MailRoom([OFFICE]);
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const start = () =>
  room.start(
    { WEBHOOK_ALLOW: '127.0.0.1' },
    {
      endpoints: [{ ...OFFICE, secrets: [SECRET], url: receiver.url, mediumUuid: undefined }],
      patience: AT_ONCE,
    },
  );

const row = async () =>
  (await room.server.db.select().from(deliveries).where(eq(deliveries.channel, 'webhook')))[0];

const pauses = () => receiver.seen.slice(1).map(({ at }, index) => at - (receiver.seen[index]?.at ?? 0));

describe('An endpoint that says when it can be called again', () => {
  it.each([
    ['429 and seconds', 429, () => '6'],
    ['503 and a date', 503, () => new Date(Date.now() + 7_000).toUTCString()],
    ['500 and seconds', 500, () => '6'],
  ])('is not called before: %s', { timeout: 30_000 }, async (_name, status, retryAfter) => {
    receiver.answer = (_call, count) =>
      count === 1 ? { status, headers: { 'retry-after': retryAfter() } } : 204;
    await start();
    await room.enquire();
    await room.settled({ sent: 3 });
    expect(pauses()).toHaveLength(1);
    expect(pauses()[0]).toBeGreaterThanOrEqual(6_000);
  });

  it('is not called before by a process that is started later, nor because something looks lost', {
    timeout: 30_000,
  }, async () => {
    receiver.answer = (_call, count) =>
      count === 1 ? { status: 503, headers: { 'retry-after': '8' } } : 204;
    const first = await start();
    await room.enquire();
    await expect.poll(async () => (await row())?.error, { timeout: 10_000 }).toBe('http_503');
    await first.stop();
    // An hour later, the queue has removed finished jobs.
    await room.server.db.execute(sql`delete from queue.job where state = 'completed'`);
    await findLost(room.server.db, createLog({ write: () => {} }));
    await start();
    await room.settled({ sent: 3 });
    expect(pauses()).toHaveLength(1);
    expect(pauses()[0]).toBeGreaterThanOrEqual(8_000);
  });

  it('is called as often as any other, and then a person decides', { timeout: 30_000 }, async () => {
    receiver.answer = () => ({ status: 503, headers: { 'retry-after': '1' } });
    await start();
    await room.enquire();
    await room.settled({ sent: 2, dead: 1 });
    expect(await row()).toMatchObject({ state: 'dead', error: 'http_503', attempts: 3 });
    expect(receiver.seen).toHaveLength(3);
  });
});

describe('Retry-After', () => {
  const NOW = Date.parse('2026-11-25T00:00:00Z');
  const after = (header: string | undefined) => {
    const moment = momentOf(header, NOW);
    return moment && (moment.getTime() - NOW) / 1000;
  };

  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Wed, 25 Nov 2026 00:02:00 GMT', 120],
    ['86401', 86_400],
    ['99999999999999999999', 86_400],
    ['Fri, 25 Dec 2026 00:00:00 GMT', 86_400],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s means so many seconds, at most a day', (header, seconds) => {
    expect(after(header)).toBe(seconds);
  });
});
