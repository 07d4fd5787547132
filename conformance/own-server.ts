/**
 * `npm run conformance -- --write` against a second copy of our own server: a process with a new, empty data folder,
 * which is removed afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/base/free-port.ts';
import { spawnServer, stopServer, untilUp } from '#test/base/server-process.ts';

const ROOT = join(import.meta.dirname, '..');

async function conformance(url: string): Promise<number> {
  const args = [join(import.meta.dirname, 'command.ts'), '--write', url];
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  return code ?? 1;
}

const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'));
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
const server = spawnServer({
  PORT: port,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  API_BASE: '',
  CONTENT_API_BASE: '',
  LOG_LEVEL: 'error',
  DEMO: 'off',
  RATE_LIMITS: 'on',
});
try {
  await untilUp(server, url);
  process.exitCode = await conformance(url);
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}
