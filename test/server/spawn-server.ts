import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { START_FLAGS } from '#server/base/node-settings.mjs';

export interface SpawnedServer {
  child: ChildProcess & { stdout: Readable };
  port: number;
}

/** Starts the server as a process of its own, on any free port. */
export async function spawnTestServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const child = spawn(
    process.execPath,
    [...START_FLAGS, join(import.meta.dirname, '..', '..', 'server', 'start', 'main.ts')],
    {
      env: { ...process.env, PORT: '0', RATE_LIMITS: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const [, port] = /ready: http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (port) return { child, port: Number(port) };
  }
  throw new Error('the server did not start');
}
