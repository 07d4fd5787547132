import { open } from 'node:fs/promises';

/** Waits until the names in a folder are on the disk. Windows cannot do it, and needs no such call. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
