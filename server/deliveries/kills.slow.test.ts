import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { MailRoom } from '#test/server/mail-room.ts';
import { type SpawnedServer, spawnTestServer } from '#test/server/spawn-server.ts';
import { deliveries } from '../db/schema.ts';

const KILLS = 50;
/** Servers at a time. */
const SERVERS = 2;
const REQUESTS = 120;
/** How long a server works before it is killed, at most. */
const LONGEST_MS = 600;

const room = new MailRoom();

async function start(): Promise<SpawnedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return spawnTestServer({
    DATABASE_URL: room.opened.url,
    DATA_DIR: folder,
    SEED: 'demo',
    SMTP_URL: room.smtp.url,
    MAIL_FROM: 'noreply@takakurabe.example',
  });
}

async function killed(kills: number): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    const { child } = await start();
    await wait(Math.random() * LONGEST_MS);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Twins are those that the mail server had accepted when the server died that had sent them: SMTP has no remedy. */
it(`Servers that are killed ${KILLS} times under load lose no mail, and send none twice but what was just accepted`, {
  timeout: 600_000,
}, async () => {
  const requests = (async () => {
    for (let count = 0; count < REQUESTS; count += 1) {
      await room.ask({ email: `seller${count}@example.jp` });
      await wait(200);
    }
  })();
  await Promise.all([requests, ...Array.from({ length: SERVERS }, () => killed(KILLS / SERVERS))]);
  const { child } = await start();
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const rows = await room.server.db.select().from(deliveries);
  await expect.poll(() => room.states(), { timeout: 180_000, interval: 500 }).toEqual({ sent: rows.length });

  const { accepted } = room.smtp;
  const names = accepted.map(({ messageId }) => messageId);
  const expected = rows.map(({ uuid }) => `<${uuid}@takakurabe.example>`);
  expect([...new Set(names)].sort()).toEqual(expected.sort());
  const twins = names.length - new Set(names).size;
  console.log(`${rows.length} mails, ${KILLS} kills: ${twins} accepted twice`);
  expect(twins).toBeLessThanOrEqual(KILLS);
});
