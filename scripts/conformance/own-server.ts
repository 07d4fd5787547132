/**
 * `npm run conformance -- --write` against a second copy of our own server: a process with a new, empty data folder,
 * which is removed afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS } from '#contract/calls/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Creating and seeding the database takes 6 s, and more while other programs run. */
const LONGEST_START_MS = 180_000;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' && address?.port);
}

function start(port: string, dataDir: string): ChildProcess {
  return spawn(process.execPath, [join('server', 'start', 'main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_BASE: '',
      CONTENT_API_BASE: '',
      LOG_LEVEL: 'error',
      DEMO: 'off',
    },
  });
}

async function untilUp(server: ChildProcess, url: string): Promise<void> {
  const latest = Date.now() + LONGEST_START_MS;
  while (Date.now() < latest) {
    if (server.exitCode !== null) throw new Error(`The server exited with code ${server.exitCode}.`);
    const answer = await fetch(`${url}${CALLS.prefectures.path}`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The server did not start.');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function conformance(url: string): Promise<number> {
  const args = [join(import.meta.dirname, 'main.ts'), '--write', url];
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  return code ?? 1;
}

const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = start(port, dataDir);
try {
  await untilUp(server, url);
  process.exitCode = await conformance(url);
} finally {
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
}
