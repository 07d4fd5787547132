/**
 * `npm run conformance -- https://api.example`: checks whether a back end speaks the product API. Plain JavaScript that
 * Node 20 runs too, because it installs the Node that everything else needs.
 */
import { join } from 'node:path';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode } from './support/node.mjs';
import { fail } from './support/report.mjs';
import { runForeground } from './support/run.mjs';

const COULD_NOT_RUN = 2;

try {
  if (!isInstalled({ dev: false })) await install({ dev: false });
  const node = findNode();
  const args = [join(import.meta.dirname, '..', 'conformance', 'command.ts'), ...process.argv.slice(2)];
  // In the caller's folder, so that --json names a file there.
  process.exitCode = await runForeground(node, args, { env: environment(node) });
} catch (error) {
  fail(error);
  process.exitCode = COULD_NOT_RUN;
}
