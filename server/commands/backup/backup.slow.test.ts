import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase, openSeededDatabase } from '#test/server/databases.ts';
import { FaultyLine } from '#test/server/faulty-line.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** The addresses of Japan alone take longer than the eight seconds that a seller's statement may take. */
const BYTES_PER_SECOND = 500_000;

it('a backup whose rows take longer than any call may is restored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tk-slow-restore-'));
  const source = await openSeededDatabase();
  const target = await createDatabase();
  const { line, url: databaseUrl } = await FaultyLine.toDatabase(target.url);
  onTestFinished(async () => {
    await line.close();
    await target.drop();
    await source.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const backup = join(folder, 'backup');
  await backUp({ databaseUrl: source.url, dataDir: join(folder, 'source') }, backup);
  line.state = { bytesPerSecond: BYTES_PER_SECOND };
  const startedAt = performance.now();
  const { tables } = await restore({ databaseUrl, dataDir: join(folder, 'target') }, backup);
  expect(performance.now() - startedAt).toBeGreaterThan(10_000);
  expect(tables.find(({ name }) => name === 'towns')?.rows).toBeGreaterThan(100_000);
}, 180_000);
