import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { Metrics } from './metrics.ts';

it('An operator reads figures on a port of their own: by route and state, never by person', async () => {
  const metrics = new Metrics();
  const testDatabase = await openSeededDatabase();
  const server = await startTestApp({ opened: testDatabase, metrics });
  onTestFinished(() => server.close());
  metrics.watch({ pool: testDatabase.database.pool, photos: server.photos });
  const listening = await metrics.listen(0, '127.0.0.1');
  onTestFinished(() => void listening.close());

  const { body } = await server.submit();
  await server.app.inject(CALLS.fromZipcode.path.replace('{zipcode}', '1620801'));
  await server.app.inject('/nothing/1620801');
  const { port } = listening.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  for (const line of [
    `http_request_duration_seconds_count{method="POST",route="${CALLS.submitRequest.path}",status="200"} 1`,
    'submission_stage_duration_seconds_count{stage="receive"} 1',
    'submission_stage_duration_seconds_count{stage="store"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^database_connections \d+$/m);
  expect(text).toMatch(/^photos_free_bytes \d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toContain(body.uuid);
  expect(text).not.toContain('1620801');
});
