import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Run } from '#test/server/run.ts';
import { spawnTestServer } from '#test/server/spawn-server.ts';

/** Named as those that a server makes. */
const BROKEN = '2026-11-01T00-00-00Z';
const OLDER = ['2026-01-05T00-00-00Z', '2026-01-06T00-00-00Z'];

it('A server with BACKUP_EVERY makes a backup that can be restored, removes what it no longer needs, and nothing of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tk-backups-'));
  // PostgreSQL does not run as root.
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  for (const name of [BROKEN, ...OLDER, 'mine']) await mkdir(join(backups, name), { recursive: true });
  for (const name of OLDER) await writeFile(join(backups, name, 'manifest.json'), '{}');
  const settings = { DATA_DIR: data, SEED: 'reference', BACKUP_EVERY: '0.25', BACKUP_TO: backups };
  const { child } = await spawnTestServer(settings);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  const names = await vi.waitUntil(
    async () => {
      const folders = await readdir(backups);
      return folders.length === 2 && folders;
    },
    { timeout: 60_000, interval: 100 },
  );
  const [newest = ''] = names.filter((name) => name !== 'mine');
  expect([BROKEN, ...OLDER]).not.toContain(newest);
  const run = new Run(settings, 'commands/backup/run.ts', ['backup', '--verify', join(backups, newest)]);
  expect(await run.ended()).toBe(0);
  expect(run.output).toContain('can be restored');
}, 120_000);
