import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files that dist is built from, except tests and the pages of the lab. */
const SOURCES = [
  'contract/**/*',
  'widget/**/*',
  'demo/**/*',
  'host/**/*',
  'art/index/**/*',
  'art/picture.ts',
  'art/images/tile-*',
  'scripts/build.ts',
  'scripts/build/**/*',
  'scripts/docs/**/*',
  'vite.widget.config.ts',
  'vite.host.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];

const STAMP = join('dist', '.fingerprint');

function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !/\.test\.\w+$|^demo\/lab\//.test(path))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}

/** A hash of the names and contents of all source files. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles(root)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether dist was built from exactly these source files. */
export function isBuilt(root: string, current: string): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

/** Call this before a build, so that an interrupted build does not count as done. */
export function forgetBuild(root: string): void {
  rmSync(join(root, STAMP), { force: true });
}

/** Call this after all files of dist are written. */
export function rememberBuild(root: string, current: string): void {
  writeFileSync(join(root, STAMP), current);
}
