import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MailRoom } from '#test/server/mail-room.ts';
import { createLog } from '../base/logging.ts';
import { prepareQueue } from '../db/queue.ts';
import { deliveries } from '../db/schema.ts';
import { findLost } from './upkeep.ts';

const room = new MailRoom();
const log = createLog({ write: () => {} });

it.each([
  ['is given up', false, 'dead'],
  ['waits on while the clock has leapt, since nobody knows its age', true, 'waiting'],
])('A mail that has waited for a week %s', async (_what, hasLeapt, state) => {
  await prepareQueue(room.opened.database);
  await room.enquire();
  const { db } = room.server;
  await db.update(deliveries).set({ createdAt: sql`now() - interval '8 days'` });
  await findLost(db, log, { hasLeapt: async () => hasLeapt });
  expect(Object.keys(await room.states())).toEqual([state]);
});
