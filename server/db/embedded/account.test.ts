import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { barrierTo, requirePassage } from '../../base/account.ts';
import { StartError } from '../../base/errors.ts';

const STRANGER = { uid: 54_321, gid: 54_321 };

async function folders() {
  const outer = await mkdtemp(join(tmpdir(), 'tk-account-'));
  onTestFinished(() => rm(outer, { recursive: true, force: true }));
  const inner = join(outer, 'inner');
  await mkdir(inner);
  await chmod(inner, 0o755);
  return { outer, inner };
}

test('A private folder anywhere on the way keeps another user out, and is named', async () => {
  const { outer, inner } = await folders();
  expect(await barrierTo(join(inner, 'file'), STRANGER)).toBe(outer);
  await expect(requirePassage(join(inner, 'file'), STRANGER)).rejects.toThrow(StartError);
  await expect(requirePassage(join(inner, 'file'), STRANGER)).rejects.toThrow(outer);
});

test('A folder that others may pass keeps nobody out', async () => {
  const { outer, inner } = await folders();
  await chmod(outer, 0o711);
  expect(await barrierTo(join(inner, 'file'), STRANGER)).toBeUndefined();
});
