import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { freePort } from '#test/base/free-port.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { type Cluster, OWNER, startCluster } from './embedded/cluster.ts';
import { openPostgres } from './open.ts';
import { requests } from './schema.ts';
import { seed } from './seed/seed.ts';

const CALLERS = 8;
/** More than the pool has connections: one that is lost in each outage would be missed. */
const OUTAGES = 12;

let folder: string;
let port: number;
let cluster: Cluster;
let server: TestApp;
let base: string;

const startDatabase = async () => {
  cluster = await startCluster(join(folder, 'postgres'), { testPort: port });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-outage-'));
  await chmod(folder, 0o755);
  port = await freePort();
  await startDatabase();
  const url = `postgres://${OWNER}@127.0.0.1:${port}/postgres`;
  const database = await openPostgres(url);
  await database.migrate();
  await seed(database.db, () => {});
  server = await startTestApp({ opened: { database, url, remove: () => database.close() } });
  base = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('While the database goes away and comes back', () => {
  it('nothing that was acknowledged is lost, the others are told to come back, and the server lives on', async () => {
    const form = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg(20_000) }] }],
    });
    const acknowledged: string[] = [];
    const refusals = new Set<string>();
    let over = false;
    const call = async () => {
      while (!over) {
        const answer = await fetch(base + CALLS.submitRequest.path, {
          method: 'POST',
          headers: form.headers,
          body: new Uint8Array(form.payload),
        });
        const body = (await answer.json()) as { uuid: string };
        if (answer.status === 200) acknowledged.push(body.uuid);
        else refusals.add(`${answer.status} ${answer.headers.has('retry-after')}`);
      }
    };
    const callers = Array.from({ length: CALLERS }, call);
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 20) await wait(10);
      await cluster.stop();
      expect((await fetch(`${base}/health`)).status).toBe(503);
      await startDatabase();
    }
    const before = acknowledged.length;
    while (acknowledged.length < before + 20) await wait(10);
    over = true;
    await Promise.all(callers);

    expect([...refusals]).toEqual(['503 true']);
    const rows = await server.db.select({ uuid: requests.uuid }).from(requests);
    const storedUuids = new Set(rows.map(({ uuid }) => uuid));
    expect(acknowledged.filter((uuid) => !storedUuids.has(uuid))).toEqual([]);
    const uuidsOfPhotos = async () => {
      const uuids: string[] = [];
      for await (const uuid of server.photos.kept()) uuids.push(uuid);
      return uuids;
    };
    const photos = new Set(await uuidsOfPhotos());
    expect([...storedUuids].filter((uuid) => !photos.has(uuid))).toEqual([]);
    // A request that was not stored keeps no photos, also where only the database could say so, and it was away.
    await vi.waitFor(
      async () => expect((await uuidsOfPhotos()).filter((uuid) => !storedUuids.has(uuid))).toEqual([]),
      {
        timeout: 10_000,
      },
    );
  }, 90_000);
});
