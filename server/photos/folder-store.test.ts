import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readOnlyOnce } from '#test/server/failing-access.ts';
import { FolderStore } from './folder-store.ts';

const UUID = '00000000-0000-4000-8000-000000000001';

async function openStore(reserveBytes = 0): Promise<FolderStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tk-folder-store-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return new FolderStore(dataDir, reserveBytes);
}

it.each([
  [600, true],
  [601, false],
])('Of 1,000 free bytes 400 stay free: there is room for %i more: %s', async (bytes, hasRoom) => {
  const store = await openStore(400);
  vi.spyOn(store, 'freeBytes').mockResolvedValue(1_000);
  expect(await store.hasRoom(bytes)).toBe(hasRoom);
});

it('A photo that names places behind its end does not grow', async () => {
  const store = await openStore();
  const photo = await store.receive(UUID);
  await photo.append([Buffer.from('camera')]);
  const name = await photo.finish('image/heic', [
    { at: 4, length: 1_000_000 },
    { at: 6, length: 1 },
    { at: 90, length: 9 },
  ]);
  expect(await readFile(join(store.incoming(UUID), name), 'latin1')).toBe('came\0\0');
});

it('A disk that has turned read-only counts as out of reach', async () => {
  const store = await openStore();
  await mkdir(store.folder);
  expect(await store.isReachable()).toBe(true);
  readOnlyOnce();
  expect(await store.isReachable()).toBe(false);
});
