import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { START_FLAGS } from '#server/base/node-settings.mjs';
import { copyAsLater, copyCommit, linkPackages } from '../base/copy-tree.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** @throws Error if the program fails; its output is in the terminal */
function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const { CI: _, ...rest } = process.env;
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...rest, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder} ended with ${status}`);
}

/** Runs a program of a tree, as a release runs it. */
export const runIn = (
  folder: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
) => run(folder, process.execPath, [...START_FLAGS, program, ...args], env);

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Puts a release together in a folder, as `npm start` does on the machine of an operator. */
export function buildRelease(folder: string, commit: string): void {
  copyCommit(folder, commit);
  if (lockOf(folder) === lockOf(ROOT)) linkPackages(folder);
  else run(folder, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  run(folder, process.execPath, [join('scripts', 'build.ts'), '--first-page']);
}

/** This version with one more migration, and what is built of this one. */
export function copyWithMigration(folder: string): void {
  copyAsLater(folder);
  symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'), 'dir');
}
