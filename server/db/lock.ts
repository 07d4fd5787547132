import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { check, lock } from 'proper-lockfile';
import { codeOf, StartError } from '../base/errors.ts';

/** A lock of another machine (or container) counts as abandoned if it was not renewed for this long. */
const STALE_MS = 10_000;

/** How often a disk that is read-only is looked at. */
const LOOK_MS = 500;

/** The folders that this process has locked. */
const heldFolders = new Set<string>();

interface Owner {
  pid: number;
  host: string;
}

/**
 * Locks the data folder for this process. Two servers would stop each other's database and sweep away each other's
 * uploads.
 *
 * A lock that remains after a crash is removed: at once if its process ran on this machine and no longer exists,
 * otherwise when it was not renewed for 10 seconds.
 *
 * @param say is called if there is something to wait for
 * @returns a function that unlocks the folder
 * @throws StartError if another process has locked the folder
 */
export async function lockDataDir(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const lockPath = join(dataDir, 'server.lock');
  const ownerPath = join(dataDir, 'server.lock.json');
  const owner = await readOwner(ownerPath);
  const options = { lockfilePath: lockPath, stale: STALE_MS };
  if (await check(dataDir, options)) {
    if (heldFolders.has(dataDir) || (owner && isAliveHere(owner))) throw inUse(dataDir, owner);
    if (owner?.host === hostname()) await rm(lockPath, { recursive: true, force: true });
    else say(`waiting up to ${STALE_MS / 1000} s for the lock that another start left on ${dataDir}`);
  }
  const retries = { retries: STALE_MS / 500 + 2, minTimeout: 500, maxTimeout: 500 };
  let release: () => Promise<void>;
  const take = async () => {
    release = await lock(dataDir, { ...options, retries, onCompromised });
  };
  const onCompromised = (error: Error) => afterLoss(dataDir, error, take);
  await take().catch((cause) => {
    throw inUse(dataDir, owner, cause);
  });
  heldFolders.add(dataDir);
  await writeFile(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner));
  return async () => {
    heldFolders.delete(dataDir);
    await rm(ownerPath, { force: true });
    await release();
  };
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8'));
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** In a container the server may always be process 1, so its own number does not identify another process. */
function isAliveHere({ pid, host }: Owner): boolean {
  if (host !== hostname() || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function inUse(dataDir: string, owner: Owner | undefined, cause?: unknown): StartError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  return new StartError(
    `The data folder ${dataDir} is in use by ${who}.`,
    'Stop that server first, or give this one a folder of its own with DATA_DIR.',
    { cause },
  );
}

/** A disk that has turned read-only lets nobody renew a lock, and nobody take one over. */
const isReadOnly = (error: Error) => error.message.startsWith('EROFS');

/**
 * The lock could not be renewed. On a disk that has turned read-only it is taken again when that can be written; otherwise
 * the process ends.
 */
export function afterLoss(folder: string, error: Error, take: () => Promise<void>): void {
  if (isReadOnly(error)) untilWritable(folder).then(take).catch(stopAtOnce);
  else stopAtOnce(error);
}

async function untilWritable(folder: string): Promise<void> {
  const error = await access(folder, constants.W_OK).catch((cause: Error) => cause);
  if (!error || !isReadOnly(error)) return;
  await wait(LOOK_MS, undefined, { ref: false });
  await untilWritable(folder);
}

/** Another process has taken over the folder. Going on would damage the database, so this process ends at once. */
function stopAtOnce(error: Error): void {
  console.error(`Lost the lock on the data folder (${error.message}); stopping before anything is damaged.`);
  process.exit(1);
}
