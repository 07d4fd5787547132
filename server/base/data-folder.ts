import type { Dirent } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { accountFor } from './account.ts';
import { messageOf, StartError } from './errors.ts';

const OWNERS_FOLDER = 0o700;
const OWNERS_FILE = 0o600;

/** Files and folders that this process and its children make are readable by their owner only. */
export const keepFilesPrivate = (): void => void process.umask(0o077);

/**
 * Copies a file. A plain copy has the mode of its original, which others may be allowed to read.
 * @param how flags of `copyFile`
 */
export async function copyPrivately(from: string, to: string, how = 0): Promise<void> {
  await copyFile(from, to, how);
  await chmod(to, OWNERS_FILE);
}

/** Makes all in a folder private that was copied into it. */
export async function makeAllPrivate(folder: string): Promise<void> {
  await chmod(folder, OWNERS_FOLDER);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await makePrivate(entry);
}

/** An entry that is gone by now is private enough. */
async function makePrivate(entry: Dirent): Promise<void> {
  if (!entry.isDirectory() && !entry.isFile()) return;
  const mode = entry.isDirectory() ? OWNERS_FOLDER : OWNERS_FILE;
  await chmod(join(entry.parentPath, entry.name), mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Makes the data folder if it does not exist. Only its owner can read it, because it holds data of customers.
 * PostgreSQL does not run as root: if the server does, the user of PostgreSQL owns its own part of the folder and can
 * pass through the rest, which belongs to root.
 * @throws StartError if that is not possible
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWNERS_FOLDER });
    await chmod(dataDir, OWNERS_FOLDER);
    const account = await accountFor(join(dataDir, 'postgres'));
    if (account && (await stat(dataDir)).uid !== account.uid) await chown(dataDir, account.uid, account.gid);
    // Earlier releases made files that others may read.
    for (const entry of await readdir(dataDir, { withFileTypes: true })) await makePrivate(entry);
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made private: ${messageOf(cause)}`,
      'Give it to the user that starts the server, or choose another one with DATA_DIR.',
      { cause },
    );
  }
}
