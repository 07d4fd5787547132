import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { EMAIL, MailRoom, OPERATOR_MAIL } from '#test/server/mail-room.ts';
import { startSmtp } from '#test/server/smtp.ts';
import { deliveries } from '../db/schema.ts';

const room = new MailRoom();

describe('A mail server', () => {
  it.each(['later', 'stall', 'drop'] as const)(
    'that does not take a mail at first (%s) gets it again, once',
    { timeout: 40_000 },
    async (behaviour) => {
      room.smtp.behave = (_recipient, count) => (count === 1 ? behaviour : 'accept');
      const { lines } = await room.start();
      await room.enquire();
      await vi.waitFor(async () => expect(await room.states()).toEqual({ sent: 2 }), { timeout: 30_000 });
      expect(room.smtp.accepted.flatMap(({ recipients }) => recipients).sort()).toEqual([
        EMAIL,
        OPERATOR_MAIL,
      ]);
      expect(room.smtp.begun).toBeGreaterThan(2);
      expect(lines.join('\n')).not.toContain(EMAIL);
    },
  );

  it('that refuses for good is not asked again, and the operator hears of it', async () => {
    room.smtp.behave = (recipient) => (recipient === EMAIL ? 'refuse' : 'accept');
    await room.start();
    await room.enquire();
    await room.settled({ sent: 1, dead: 1 });
    const [dead] = await room.server.db.select().from(deliveries).where(eq(deliveries.state, 'dead'));
    expect(dead).toMatchObject({ recipient: 'enquirer', error: 'smtp_554', attempts: 1 });
    expect(room.smtp.begun).toBe(2);
  });

  it('that is away gets everything when it is back', { timeout: 40_000 }, async () => {
    const { port } = room.smtp;
    await room.smtp.stop();
    await room.start();
    const { company_shops } = await room.ask();
    const all = 1 + company_shops.length;
    await vi.waitFor(
      async () => expect(await room.server.db.$count(deliveries, sql`attempts > 0`)).toBe(all),
      {
        timeout: 15_000,
      },
    );
    room.smtp = await startSmtp(port);
    await vi.waitFor(async () => expect(await room.states()).toEqual({ sent: all }), { timeout: 25_000 });
    expect(room.smtp.accepted).toHaveLength(all);
  });
});

describe('Several processes', () => {
  it('send each mail once', async () => {
    await Promise.all([room.start(), room.start(), room.start()]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => room.ask({ email: `s${n}@example.jp` })),
    );
    const all = answers.reduce((sum, { company_shops }) => sum + 1 + company_shops.length, 0);
    await room.settled({ sent: all });
    expect(room.smtp.accepted).toHaveLength(all);
    expect(new Set(room.smtp.accepted.map(({ messageId }) => messageId)).size).toBe(all);
  });
});
