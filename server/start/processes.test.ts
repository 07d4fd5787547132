import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { type SpawnedServer, spawnTestServer } from '#test/server/spawn-server.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { requests } from '../db/schema.ts';

const CHECKED_EVERY_MS = 50;
/** Long enough for the proxy to learn that a server leaves, also on a busy machine. */
const SHUTDOWN_MS = 5_000;
const CALLERS = 4;

interface Server extends SpawnedServer {
  isReady: boolean;
}

let database: TestDatabase;
let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  database = await openSeededDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tk-rolling-'));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const startServer = async (name: string): Promise<Server> => ({
  ...(await spawnTestServer({
    DATABASE_URL: database.url,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    SHUTDOWN_MS: String(SHUTDOWN_MS),
    DATA_DIR: join(folder, name),
  })),
  isReady: true,
});

/** A minimal proxy: asks each server from time to time whether it is ready, and never tries twice. */
async function startProxy() {
  let turn = 0;
  const proxy = createServer((call, answer) => {
    const ready = servers.filter(({ isReady }) => isReady);
    const { port } = ready[turn++ % ready.length] ?? { port: 0 };
    const { method, url: path, headers } = call;
    const forwarded = request({ port, method, path, headers, agent: false }, (theirs) => {
      answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
      theirs.pipe(answer);
    });
    forwarded.on('error', () => answer.writeHead(502).end());
    call.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  let isStopped = false;
  const check = async (place: number) => {
    while (!isStopped) {
      const server = servers[place] as Server;
      server.isReady = await fetch(`http://localhost:${server.port}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      await wait(CHECKED_EVERY_MS);
    }
  };
  for (const place of servers.keys()) void check(place);
  return {
    base: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: () => {
      isStopped = true;
      proxy.close();
    },
  };
}

describe('A server whose output nobody reads any more', () => {
  it('goes on', async () => {
    const { child, port } = await spawnTestServer({
      DATABASE_URL: database.url,
      SEED: 'none',
      LOG_LEVEL: 'info',
      DATA_DIR: join(folder, 'unread'),
    });
    child.stdout.destroy();
    for (let calls = 0; calls < 20; calls += 1)
      expect((await fetch(`http://localhost:${port}${CALLS.prefectures.path}`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });
});

describe('Two servers behind a proxy', () => {
  it('are restarted one after the other, and no caller notices', { timeout: 150_000 }, async () => {
    servers.push(await startServer('a'), await startServer('b'));
    const { base, stop } = await startProxy();
    const form = await encodeSubmission();
    const statuses = new Map<number, number>();
    let [storedCount, over] = [0, false];
    const call = async () => {
      while (!over) {
        const answers = [
          await fetch(base + CALLS.prefectures.path),
          await fetch(base + CALLS.submitRequest.path, {
            method: 'POST',
            headers: form.headers,
            body: new Uint8Array(form.payload),
          }),
        ];
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answers[1]?.ok) storedCount += 1;
      }
    };
    const callers = Array.from({ length: CALLERS }, call);
    for (const [index, name] of ['a', 'b'].entries()) {
      const old = servers[index] as Server;
      old.child.kill('SIGTERM');
      await once(old.child, 'exit');
      expect(old.child.exitCode).toBe(0);
      servers[index] = await startServer(name);
    }
    over = true;
    await Promise.all(callers);
    stop();
    expect([...statuses.keys()]).toEqual([200]);
    expect(storedCount).toBeGreaterThan(20);
    expect(await database.database.db.$count(requests)).toBe(storedCount);
  });
});
