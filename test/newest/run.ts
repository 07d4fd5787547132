/**
 * Runs the tests in a copy of the source tree with the newest release of each runtime dependency that its range with ^
 * allows: a break in a minor release is seen before anybody upgrades. Prints the releases that were tried, and all that
 * is outdated.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../base/copy-tree.ts';
import { withRanges } from './ranges.ts';

const STAGES = ['types', 'unit', 'parts', 'server', 'browser'];

function run(folder: string, command: string, args: readonly string[]): boolean {
  const { CI: _, ...env } = process.env;
  return spawnSync(command, args, { cwd: folder, stdio: 'inherit', env }).status === 0;
}

/** @returns the installed release of each package, by name */
function installedVersions(folder: string, names: readonly string[]): Map<string, string> {
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return [name, (JSON.parse(text) as { version: string }).version];
    }),
  );
}

function main(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'newest-'));
  try {
    copyTree(folder);
    const path = join(folder, 'package.json');
    const { text, pinned } = withRanges(readFileSync(path, 'utf8'));
    writeFileSync(path, text);
    if (!run(folder, 'npm', ['update', '--ignore-scripts', '--no-audit', '--no-fund'])) return false;
    for (const [name, version] of installedVersions(folder, [...pinned.keys()])) {
      if (version !== pinned.get(name)) console.log(`${name} ${pinned.get(name)} → ${version}`);
    }
    run(folder, 'npm', ['outdated']);
    return run(folder, 'node', ['scripts/test.mjs', ...STAGES]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = main() ? 0 : 1;
