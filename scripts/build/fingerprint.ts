import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files that dist is built from, except tests and the pages of the lab. */
const SOURCES = [
  'contract/**/*',
  'widget/**/*',
  'demo/**/*',
  'host/**/*',
  'art/index/**/*',
  'contract/site/picture.ts',
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

const STAMP = join('dist', '.built.json');

/**
 * How far dist is built, each with what is before it: what `npm start` needs, built in a hurry; the same, compressed;
 * everything, as small as it gets.
 */
const EXTENTS = ['first-page', 'first-page-compressed', 'all'] as const;

export type Extent = (typeof EXTENTS)[number];

function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !/\.test\.\w+$|^demo\/lab\//.test(path))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}

/** A hash of the names and contents of all source files. */
export function sourcesFingerprint(root: string): string {
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

/** The sources of dist, and how far it is built. */
export interface Built {
  fingerprint: string;
  extent: Extent;
}

/** The state of dist; undefined while its files are exchanged. */
export function readBuilt(root: string): Built | undefined {
  const stamp = join(root, STAMP);
  return existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;
}

/** Whether dist was built from exactly these source files, at least so far. */
export function isBuilt(root: string, target: Built): boolean {
  const current = readBuilt(root);
  return (
    current?.fingerprint === target.fingerprint &&
    EXTENTS.indexOf(current.extent) >= EXTENTS.indexOf(target.extent)
  );
}

/** Call this before the files of dist are exchanged, so that an interrupted exchange does not count as done. */
export function forgetBuild(root: string): void {
  rmSync(join(root, STAMP), { force: true });
}

/** Call this after all files of dist are written. */
export function rememberBuild(root: string, build: Built): void {
  const stamp = join(root, STAMP);
  // A process that reads it meanwhile reads all of it.
  writeFileSync(`${stamp}.new`, JSON.stringify(build));
  renameSync(`${stamp}.new`, stamp);
}
