/**
 * Applies the recipes of CONTRIBUTING.md in a copy of the source tree: a category, a theme, a customer field, a
 * landing page and a call. It counts the files that each recipe changes, generates files, runs the unchanged checks
 * and tests of the copy, builds it, and sends a request for the new goods in a real browser.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree, linkPackages } from '../base/copy-tree.ts';
import { RECIPES } from './index.ts';
import { apply, filesOf } from './recipe.ts';

/** The commands after a recipe, which generate and format, as in CONTRIBUTING.md. */
const GENERATE: readonly (readonly [command: string, ...args: string[]])[] = [
  ['node', 'scripts/migration.ts', '--name', 'recipes'],
  ['node', 'scripts/docs.ts'],
  ['biome', 'check', '--write', '.'],
];

/**
 * The tests of the copy itself, without those of the recipes. The browser tests here are those that use all rows of the
 * contract.
 */
const TESTS: readonly (readonly string[])[] = [
  ['lint', 'types', 'docs', 'imports', 'unit', 'parts', 'server'],
  ['browser', 'e2e/recipes', 'e2e/flows.spec.ts', 'e2e/site-pages.spec.ts'],
];

const counts = { passed: 0, failed: 0 };

function report(name: string, isPassing: boolean): void {
  counts[isPassing ? 'passed' : 'failed'] += 1;
  console.log(`${isPassing ? '✓' : '✗'} ${name}`);
}

function run(folder: string, command: string, args: readonly string[]): boolean {
  const { CI: _, ...env } = process.env;
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...env, E2E_RECIPES: '1' },
  });
  return status === 0;
}

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  try {
    copyTree(folder);
    linkPackages(folder);
    for (const recipe of RECIPES) {
      apply(recipe, folder);
      const files = filesOf(recipe);
      report(
        `${recipe.title}: ${files.length} files of at most ${recipe.mostFiles}`,
        files.length <= recipe.mostFiles,
      );
      for (const file of files) console.log(`    ${file}`);
    }
    for (const [command, ...args] of GENERATE) {
      report([command, ...args].join(' '), run(folder, command, args));
    }
    for (const args of TESTS) {
      report(`npm test -- ${args.join(' ')}`, run(folder, 'node', ['scripts/test.mjs', ...args]));
    }
  } finally {
    if (!process.env.KEEP_RECIPES) rmSync(folder, { recursive: true, force: true });
    else console.log(folder);
  }
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
}

main();
