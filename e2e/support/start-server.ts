import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startPostgres, type TestPostgres } from '#server/test/postgres.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LONGEST_START_MS = 120_000;

async function isUp(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/health`).catch(() => undefined);
  return answer?.ok ?? false;
}

export async function untilUp(server: ChildProcess, baseUrl: string): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} while it started.`);
    if (await isUp(baseUrl)) return;
    await wait(100);
  }
  throw new Error(`The server did not answer ${baseUrl}/health within ${LONGEST_START_MS / 1000} s.`);
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await Promise.race([ended, wait(10_000).then(() => server.kill('SIGKILL'))]);
}

export function spawnServer(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join('server', 'main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO: 'on', ...environment },
  });
}

async function startDatabase(): Promise<TestPostgres | undefined> {
  return startPostgres().catch((error: Error) => {
    console.warn(`What was stored cannot be looked at: ${error.message}`);
    return undefined;
  });
}

/**
 * Starts the built server once for all browser tests, with everything it stores in a temporary folder. Where a
 * PostgreSQL is installed, the server runs on one of its own, so that tests can read what was stored while it runs
 * (the embedded database belongs to one process alone).
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const database = await startDatabase();
  const databaseUrl = database?.url('postgres') ?? '';
  const port = String(await freePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = spawnServer({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const onDeath = (code: number | null, signal: string | null) =>
    console.error(
      `The server ended during the tests: ${signal ?? code}. What follows fails for that reason.`,
    );
  server.once('exit', onDeath);
  const stop = async () => {
    server.off('exit', onDeath);
    await stopServer(server);
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilUp(server, baseUrl).catch(async (error) => {
    await stop();
    throw error;
  });
  // Workers inherit these: the configuration and the helpers read them there.
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_DATABASE_URL = databaseUrl;
  return stop;
}
