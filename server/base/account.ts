import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from './errors.ts';

/** The user that PostgreSQL runs as, if it is another one than ours. */
export interface Account {
  uid: number;
  gid: number;
}

/** Unprivileged, and known on every system. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root. For root it runs as the owner of its folder, or as the system's user `postgres`,
 * or as nobody.
 */
export async function accountFor(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await userNamed('postgres')) ?? NOBODY;
}

async function userNamed(userName: string): Promise<Account | undefined> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const line of users.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === userName) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** The folder on the path to a file that the account may not enter; undefined if there is none. */
export async function barrierTo(path: string, account: Account): Promise<string | undefined> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** @throws StartError that names the folder which keeps the account out */
export async function requirePassage(path: string, account: Account): Promise<void> {
  const barrier = await barrierTo(path, account);
  if (barrier) throw keptOut(barrier, account);
}

const keptOut = (folder: string, { uid }: Account) =>
  new StartError(
    `PostgreSQL does not run as root, and its user ${uid} cannot pass the folder ${folder}.`,
    [
      'Start the server as another user than root,',
      'or put DATA_DIR where that user can reach it, such as /var/lib/takakurabe,',
      'or set DATABASE_URL to a PostgreSQL of your own.',
    ].join('\n'),
  );
