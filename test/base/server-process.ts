import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { START_FLAGS } from '#server/base/node-settings.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/** Creating and seeding the database takes 6 s, and more while other programs run. */
const LONGEST_START_MS = 180_000;
const LONGEST_STOP_MS = 10_000;

/**
 * Starts the built product as a process, with sample shops and without limits.
 * @param environment settings on top of these
 * @param flags of Node
 * @param root the folder of the product; left out, this one
 * @param main the file that runs
 * @param network the name of a network of its own (`ip netns`), in which it runs; needs root
 */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  {
    flags = [],
    stdio = ['ignore', 'ignore', 'inherit'],
    root = ROOT,
    main = join('server', 'start', 'main.ts'),
    network,
  }: {
    flags?: readonly string[];
    stdio?: SpawnOptions['stdio'];
    root?: string;
    main?: string;
    network?: string;
  } = {},
): ChildProcess {
  const enter = network ? ['ip', 'netns', 'exec', network] : [];
  const command = [...enter, process.execPath, ...START_FLAGS, ...flags, main];
  return spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      // Also in a database of its own, so that requests have shops to go to.
      SEED: 'demo',
      RATE_LIMITS: 'off',
      ...environment,
    },
  });
}

const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null;

/** Waits until the server takes calls. @param baseUrl without a slash at the end */
export async function untilUp(server: ChildProcess, baseUrl: string): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end) {
    if (!isRunning(server))
      throw new Error(`The server exited with code ${server.exitCode} during the start.`);
    const answer = await fetch(`${baseUrl}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The server did not answer at ${baseUrl}/health within ${LONGEST_START_MS / 1000} s.`);
}

/** Stops it in order, or by force if that takes too long. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (!isRunning(server)) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  const late = wait(LONGEST_STOP_MS, undefined, { ref: false }).then(() => server.kill('SIGKILL'));
  await Promise.race([exit, late.then(() => exit)]);
}
