import { expect, onTestFinished, test, vi } from 'vitest';
import { openSeededDatabase } from '#test/server/databases.ts';
import { createLog } from '../base/logging.ts';
import { startQueue } from './queue.ts';

const HOUR_MS = 3_600_000;
/** A task of every minute is planned every half minute. */
const LONGEST = { timeout: 130_000, interval: 500 };

test('Tasks are done as before when the clock of the machine is set back by an hour', async () => {
  const testDatabase = await openSeededDatabase();
  onTestFinished(testDatabase.remove);
  const work = vi.fn(async () => {});
  const task = { name: 'every-minute', cron: '* * * * *', work };
  const queue = await startQueue(testDatabase.database, { tasks: [task] }, createLog({ write: () => {} }));
  onTestFinished(() => queue.stop());
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - HOUR_MS);
  onTestFinished(() => clock.mockRestore());
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), LONGEST);
}, 180_000);
