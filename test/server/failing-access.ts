import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** The next look at whether something may be written says that its disk is read-only. */
export function readOnlyOnce(): void {
  const spy = vi.spyOn(fs, 'access').mockRejectedValueOnce(new Error('EROFS: read-only file system, access'));
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}
