import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configuration, type Others } from './configuration.ts';
import { hasTool } from './tools.ts';

async function withFile(name: string, others: Others): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, await configuration(name, others));
  return file;
}

const run = promisify(execFile);

describe('Files for operators are taken by the programs that they are for', () => {
  it.skipIf(!hasTool('promtool', 'prometheus'))('the alert rules by Prometheus', async () => {
    const { stdout } = await run('promtool', ['check', 'rules', await withFile('alerts.yml', [])]);
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
  });

  it.skipIf(!hasTool('haproxy', 'haproxy'))('the way to the primary by HAProxy', async () => {
    const here = [
      ['db1.internal', '127.0.0.1'],
      ['db2.internal', '127.0.0.1'],
    ] as const;
    await run('haproxy', ['-c', '-f', await withFile('haproxy.cfg', here)]);
  });
});
