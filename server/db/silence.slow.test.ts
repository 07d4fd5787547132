import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { FaultyLine } from '#test/server/faulty-line.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { openPostgres } from './open.ts';
import { requests } from './schema.ts';

/** The form gives a submission up after ten seconds without a byte (document 2, section 7). */
const LONGEST_MS = 10_000;
const CALLERS = 20;

let behind: TestDatabase;
let line: FaultyLine;
let server: TestApp;
let base: string;

beforeAll(async () => {
  behind = await openSeededDatabase();
  const through = await FaultyLine.toDatabase(behind.url);
  line = through.line;
  const { url } = through;
  const database = await openPostgres(url);
  server = await startTestApp({ opened: { database, url, remove: () => database.close() } });
  base = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  line.disturb('open');
  await server.close();
  await line.close();
  await behind.remove();
});

async function submit(): Promise<{ status: number; comeBack: string | null; ms: number; uuid: string }> {
  const { headers, payload } = await encodeSubmission({ items: [{ category: 'watch' }] });
  const since = performance.now();
  const answer = await fetch(base + CALLS.submitRequest.path, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  });
  const { uuid } = (await answer.json()) as { uuid: string };
  const comeBack = answer.headers.get('retry-after');
  return { status: answer.status, comeBack, ms: performance.now() - since, uuid };
}

const submitAll = () => Promise.all(Array.from({ length: CALLERS }, submit));

describe('A database that stops answering and tells nobody', () => {
  it('lets every call end in time with when to come back, and all goes on when it answers again', async () => {
    const before = await submitAll();
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));

    line.stall();
    // The first calls meet the stalled connections, the later ones new silent connections.
    for (const during of [await submitAll(), await submitAll()]) {
      expect(during.map(({ status }) => status)).toEqual(during.map(() => 503));
      expect(during.filter(({ comeBack }) => comeBack === null)).toEqual([]);
      expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS);
    }
    expect((await fetch(`${base}/health`)).status).toBe(503);

    line.disturb('open');
    let after = await submit();
    for (
      const until = Date.now() + 15_000;
      after.status !== 200 && Date.now() < until;
      after = await submit()
    )
      await wait(100);
    const acknowledged = [...before, after].map(({ uuid }) => uuid);
    const rows = await server.db.select({ uuid: requests.uuid }).from(requests);
    const uuids = new Set(rows.map(({ uuid }) => uuid));
    expect(acknowledged.filter((uuid) => !uuids.has(uuid))).toEqual([]);
  }, 90_000);
});
