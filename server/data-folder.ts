import { chmod, mkdir, stat } from 'node:fs/promises';
import { StartError } from './errors.ts';

const OWNER_ONLY = 0o700;
/** PostgreSQL does not run as root. Its user passes through the folder to its own part, and cannot list it. */
const PASSABLE = 0o711;

/**
 * Makes the data folder if it is not there, readable by its owner only: it holds what customers sent.
 * @throws StartError if that cannot be had
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const wanted = process.getuid?.() === 0 ? PASSABLE : OWNER_ONLY;
  try {
    await mkdir(dataDir, { recursive: true, mode: wanted });
    const { mode } = await stat(dataDir);
    if ((mode & 0o777) !== wanted) await chmod(dataDir, wanted);
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made private: ${(cause as Error).message}`,
      'Give it to the user that starts the server, or choose another one with DATA_DIR.',
      { cause },
    );
  }
}
