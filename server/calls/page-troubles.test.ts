import { afterAll, beforeAll, expect, it } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { tellPageTrouble } from '#contract/calls/site.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { createLog } from '../base/logging.ts';
import { Metrics } from '../base/metrics.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import type { AppOptions } from '../start/build-app.ts';

const MOST = 20;
const SECRET = 'Qm9UaENhc2Vz';

let testDatabase: TestDatabase;
let server: TestApp;
const lines: string[] = [];
const metrics = new Metrics();
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  await testDatabase.database.pool.query('insert into installation default values on conflict do nothing');
  await testDatabase.database.pool.query('truncate rate_limits');
  const config = { logLevel: 'info', demo: false, trustProxy: false } satisfies AppOptions['config'];
  server = await startTestApp({
    config,
    opened: testDatabase,
    metrics,
    limits: await readRateLimits(testDatabase.database),
    log: createLog({ write: (line) => lines.push(line) }),
  });
});
afterAll(() => server.close());

const tell = (query: Record<string, string>, remoteAddress = '203.0.113.9') =>
  server.app.inject({ method: 'POST', url: urlOf(tellPageTrouble, '', { query }), remoteAddress });

it('An operator reads how many pages somebody else has changed, and strangers write no line of the log', async () => {
  for (let times = 0; times < 2 * MOST; times += 1)
    expect((await tell({ page: 'leads', trouble: 'changed' })).statusCode).toBe(200);
  await tell({ page: 'contact', trouble: 'changedLater' }, '203.0.113.10');
  const odd = [
    { page: `leads/${SECRET}`, trouble: 'changed' },
    { page: 'contact', trouble: SECRET },
    { page: 'constructor', trouble: 'toString' },
    {},
  ];
  for (const query of odd) expect((await tell(query, '203.0.113.11')).statusCode).toBe(200);

  const figures = await metrics.registry.getMetricsAsJSON();
  expect(figures.find(({ name }) => name === 'page_troubles_total')?.values).toMatchObject([
    { value: MOST, labels: { page: 'leads', trouble: 'changed' } },
    { value: 1, labels: { page: 'contact', trouble: 'changedLater' } },
  ]);

  // A line a minute, or at the end.
  expect(lines.filter((line) => line.includes('trouble"'))).toEqual([]);
  await server.app.close();
  const entries = lines.map((line) => JSON.parse(line)).filter(({ trouble }) => trouble);
  expect(entries).toMatchObject([
    { page: 'leads', trouble: 'changed', count: MOST },
    { page: 'contact', trouble: 'changedLater', count: 1 },
  ]);
  expect(lines.join()).not.toContain(SECRET);
  expect(lines.join()).not.toContain('203.0.113');
});
