import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Between the processes of one build. */
const SIGN = 'BUILD_FOLDER';

const DIST = 'dist';
const NEXT = `${DIST}/.next`;
const BEFORE = join(DIST, '.before');

/** The folders of a build, which a server gives out or runs. */
const PARTS = ['widget', 'host', 'demo'];

/** The folder that builds write to, below the project. */
export const buildFolder = (): string => process.env[SIGN] ?? DIST;

/** From now on this process, and those that it starts, build beside dist, which a server may be giving out. */
export function buildBeside(root: string): void {
  process.env[SIGN] = NEXT;
  rmSync(join(root, NEXT), { recursive: true, force: true });
}

/**
 * Puts a whole build in the place of the one before. A server that runs has the files of that one whose names change with
 * their content in its folder of earlier releases.
 */
export function putInPlace(root: string): void {
  const clear = () => rmSync(join(root, BEFORE), { recursive: true, force: true });
  clear();
  mkdirSync(join(root, BEFORE), { recursive: true });
  for (const part of PARTS) {
    if (existsSync(join(root, DIST, part))) renameSync(join(root, DIST, part), join(root, BEFORE, part));
    renameSync(join(root, NEXT, part), join(root, DIST, part));
  }
  clear();
  rmSync(join(root, NEXT), { recursive: true, force: true });
}
