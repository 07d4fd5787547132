import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RETRY_DAYS } from '#contract/help/alarm-limits.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { createLog } from '../base/logging.ts';
import { openPostgres } from './open.ts';
import { PATIENCE, startQueue } from './queue.ts';
import { SteadyClock } from './steady-clock.ts';

const LINE = 'many-workers';
const PLACES = 8;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
});
afterAll(() => testDatabase.remove());

test('Workers that all look for jobs at the same moment keep two connections open at most', async () => {
  const ofQueue = await openPostgres(testDatabase.url);
  let count = 0;
  const work = async () => {
    count += 1;
    return 'done' as const;
  };
  const line = { name: LINE, places: PLACES, leastMs: 0, work };
  const queue = await startQueue(ofQueue, { lines: [line] }, createLog({ write: () => {} }));
  const jobs = Array.from({ length: PLACES }, () => ({ id: randomUUID(), uuid: randomUUID() }));
  await queue.add(testDatabase.database.db, LINE, jobs);
  queue.wake(LINE);
  await vi.waitFor(() => expect(count).toBe(PLACES), 10_000);
  expect(ofQueue.pool.totalCount).toBeLessThanOrEqual(2);
  await queue.stop();
  await ofQueue.close();
});

const YEAR = "interval '365 days'";

test('What a clock planned that was a year ahead is done when it is right again', async () => {
  const database = await openPostgres(testDatabase.url);
  const [name, log] = ['planned', createLog({ write: () => {} })];
  let count = 0;
  const work = async () => {
    count += 1;
    return 'done' as const;
  };
  const lines = [{ name, places: 1, leastMs: 0, work }];
  const before = await startQueue(database, { lines }, log);
  await before.stop();
  const later = await openPostgres(testDatabase.url);
  const job = { id: randomUUID(), uuid: randomUUID() };
  await later.db.transaction(async (tx) => {
    await before.add(tx, name, [job]);
    await tx.execute(`update queue.job set start_after = now() + ${YEAR} where id = '${job.id}'`);
    await tx.execute(`update queue.version set cron_on = now() + ${YEAR}`);
    await tx.execute(`update queue.queue set monitor_claim_on = now() + ${YEAR} where name = '${name}'`);
  });
  const queue = await startQueue(later, { lines }, log);
  queue.wake(name);
  await vi.waitFor(() => expect(count).toBe(1), 10_000);
  const { rows } = await later.pool.query(
    `select (select count(*) from queue.version where cron_on > now())
      + (select count(*) from queue.queue where monitor_claim_on > now()) as future`,
  );
  expect(Number(rows[0].future)).toBe(0);
  await queue.stop();
  await later.close();
  await database.close();
});

test.each([
  ['goes with the machine', 0, false],
  ['is set by a few minutes', 300, false],
  ['leaps by an hour', 3_600, true],
  ['leaps back by an hour', -3_600, true],
  ['leaps by a year', 365 * 86_400, true],
])('A clock that %s: nothing is ended by age: %s s, %s', async (_how, seconds, hasLeapt) => {
  let uptime = 1_000;
  const clock = new SteadyClock(testDatabase.database.db, () => uptime);
  expect(await clock.hasLeapt()).toBe(false);
  uptime -= seconds;
  expect(await clock.hasLeapt()).toBe(hasLeapt);
  uptime += seconds;
  expect(await clock.hasLeapt()).toBe(false);
});

test('A delivery is tried for about as long as the pages for trouble say', () => {
  const { tries, firstPauseS, longestPauseS } = PATIENCE;
  const pauses = Array.from({ length: tries - 1 }, (_, nth) =>
    Math.min(firstPauseS * 2 ** nth, longestPauseS),
  );
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(Math.round(days)).toBe(RETRY_DAYS);
});
