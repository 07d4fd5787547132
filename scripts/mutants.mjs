/**
 * `npm run mutants`: makes about 500 small mistakes in the rooms that need no server and no page, one at a time, and
 * says how many the tests notice. Plain JavaScript that Node 20 runs too, because it installs the Node that everything
 * else needs. `npm run mutants -- --mutate contract/life/clocks.ts` takes one file, `MUTANTS_EVERY=1` all mistakes.
 */
import { join } from 'node:path';
import { install, installIn, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { fail } from './support/report.mjs';
import { runForeground } from './support/run.mjs';

const FOLDER = join('test', 'mutation');
const STRYKER = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

try {
  if (!isInstalled({ dev: true })) await install({ dev: true });
  const node = findNode();
  await installIn(FOLDER, 'Packages of the mutants');
  const args = [STRYKER, 'run', join(FOLDER, 'stryker.config.mjs'), ...process.argv.slice(2)];
  process.exitCode = await runForeground(node, args, { cwd: root, env: environment(node) });
} catch (error) {
  fail(error);
}
