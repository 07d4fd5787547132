import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startPostgres } from '#server/test/postgres.ts';
import { OPERATOR } from './operator.ts';

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
      throw new Error(`The server exited with code ${server.exitCode} during the start.`);
    if (await isUp(baseUrl)) return;
    await wait(100);
  }
  throw new Error(`The server did not answer at ${baseUrl}/health within ${LONGEST_START_MS / 1000} s.`);
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await Promise.race([ended, wait(10_000).then(() => server.kill('SIGKILL'))]);
}

export function spawnServer(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join('server', 'start', 'main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      SEED: 'demo',
      RATE_LIMITS: 'off',
      ...environment,
    },
  });
}

/**
 * Starts the built server once for all browser tests, on a PostgreSQL of the tests: they read what it stores. Everything
 * lies in temporary folders.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const database = await startPostgres();
  const databaseUrl = database.url('postgres');
  const port = String(await freePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = spawnServer({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...OPERATOR });
  const onDeath = (code: number | null, signal: string | null) =>
    console.error(
      `The server stopped during the tests: ${signal ?? code}. All following tests fail because of this.`,
    );
  server.once('exit', onDeath);
  const stop = async () => {
    server.off('exit', onDeath);
    await stopServer(server);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilUp(server, baseUrl).catch(async (error) => {
    await stop();
    throw error;
  });
  // Workers inherit these variables. The configuration and the helpers read them.
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_DATABASE_URL = databaseUrl;
  return stop;
}
