import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that what stands in dist is made from. Tests are not among it. */
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
  'vite.widget.config.ts',
  'vite.host.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];

const STAMP = join('dist', '.fingerprint');

function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !/\.test\.\w+$/.test(path))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}

/** A hash over names and contents of all sources. */
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

/** Whether dist was built from exactly these sources. */
export function isBuilt(root: string, current: string): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

/** To be called before a build, so that one that breaks off does not count. */
export function forgetBuild(root: string): void {
  rmSync(join(root, STAMP), { force: true });
}

/** To be called when all of dist is written. */
export function rememberBuild(root: string, current: string): void {
  writeFileSync(join(root, STAMP), current);
}
