import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../base/logging.ts';
import { openSeededDatabase, type TestDatabase } from '../test/databases.ts';
import { openPostgres } from './open.ts';
import { startQueue } from './queue.ts';

const LINE = 'many-workers';
const PLACES = 8;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openSeededDatabase();
});
afterAll(() => opened.remove());

test('Workers that all look for jobs at the same moment keep two connections open at most', async () => {
  const ofQueue = await openPostgres(opened.url);
  let done = 0;
  const work = async () => {
    done += 1;
    return 'done' as const;
  };
  const line = { name: LINE, places: PLACES, leastMs: 0, work };
  const queue = await startQueue(ofQueue, { lines: [line] }, createLog({ write: () => {} }));
  const jobs = Array.from({ length: PLACES }, () => ({ id: randomUUID(), uuid: randomUUID() }));
  await queue.add(opened.database.db, LINE, jobs);
  queue.wake(LINE);
  await vi.waitFor(() => expect(done).toBe(PLACES), 10_000);
  expect(ofQueue.pool.totalCount).toBeLessThanOrEqual(2);
  await queue.stop();
  await ofQueue.close();
});
