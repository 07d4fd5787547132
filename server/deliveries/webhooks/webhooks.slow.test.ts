import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver } from '#test/server/receiver.ts';
import type { EventName } from '../../base/events.ts';
import { deliveries } from '../../db/schema.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const EVENTS = ['enquiry.created'] satisfies EventName[];
const NAMES = ['slow', 'quick'];

const room = new MailRoom(NAMES.map((name) => ({ name, events: EVENTS })));
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const start = () =>
  room.start(
    { WEBHOOK_ALLOW: '127.0.0.1' },
    {
      endpoints: NAMES.map((name) => ({
        name,
        events: EVENTS,
        secrets: [SECRET],
        url: `${receiver.url}/${name}`,
        mediumUuid: undefined,
      })),
      answerMs: 2_000,
    },
  );

const idsOf = (name: string) =>
  receiver.accepted.filter(({ path }) => path.endsWith(name)).map(({ headers }) => headers['webhook-id']);

describe('A receiver', () => {
  it.each([500, 429, 404, 'stall', 'drop'] as const)(
    'that does not take a call at first (%s) gets it again, once, with the same id',
    { timeout: 40_000 },
    async (answer) => {
      receiver.answer = (_call, count) => (count <= 2 ? answer : 204);
      await start();
      await room.enquire();
      await room.settled({ sent: 4 });
      expect(receiver.accepted).toHaveLength(2);
      expect(receiver.seen.length).toBeGreaterThan(2);
      expect(new Set(receiver.seen.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    },
  );

  it('that is away gets everything when it is back', { timeout: 40_000 }, async () => {
    const { port } = receiver;
    await receiver.stop();
    await start();
    for (let count = 0; count < 5; count += 1) await room.enquire();
    const failed = async () =>
      (await room.server.db.select().from(deliveries)).filter(
        ({ attempts, state }) => attempts > 0 && state === 'waiting',
      );
    await vi.waitFor(async () => expect(await failed()).toHaveLength(10), { timeout: 15_000 });
    receiver = await startReceiver(port);
    await room.settled({ sent: 20 });
    for (const name of NAMES) expect(new Set(idsOf(name)).size).toBe(5);
    expect(receiver.accepted).toHaveLength(10);
  });

  it('that stalls holds up no other', { timeout: 40_000 }, async () => {
    receiver.answer = ({ path }) => (path.endsWith('slow') ? 'stall' : 204);
    await start();
    for (let count = 0; count < 10; count += 1) await room.enquire();
    await vi.waitFor(() => expect(idsOf('quick')).toHaveLength(10), { timeout: 4_000 });
    expect(idsOf('slow')).toEqual([]);
  });
});
