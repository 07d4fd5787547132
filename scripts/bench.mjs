/**
 * `npm run bench` and `npm run soak`: runs the program that it is given on the built product. This file is plain
 * JavaScript that also runs on Node 20, because it installs the Node that everything else needs. `npm run bench -- --only bytes,load` measures only some parts. `--json FILE` also writes the figures to a file.
 */
import { join } from 'node:path';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { dim, fail, StepError, say } from './support/report.mjs';
import { run, runForeground } from './support/run.mjs';
import { provideBrowser } from './support/system.mjs';

async function packages() {
  const needs = { dev: true };
  if (isInstalled(needs)) return say(dim('      packages: up to date'));
  await install(needs, '      packages');
}

async function build(node) {
  const { code } = await run(node, [join('scripts', 'build.ts'), '--if-changed'], {
    cwd: root,
    env: environment(node),
  });
  if (code === 0) return;
  throw new StepError(`The widget could not be built (exit code ${code}). The reason is printed above.`, [
    'Correct the file that the message names, then run the same command again.',
  ]);
}

try {
  await packages();
  const node = findNode();
  await provideBrowser(node);
  await build(node);
  process.exitCode = await runForeground(node, process.argv.slice(2), {
    cwd: root,
    env: environment(node),
  });
} catch (error) {
  fail(error);
}
