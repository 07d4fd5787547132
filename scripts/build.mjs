/** `npm run build`: installs what building needs, then runs build.ts on the Node that everything else needs. */
import { join } from 'node:path';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { fail } from './support/report.mjs';
import { run } from './support/run.mjs';

try {
  if (!isInstalled({ dev: false })) await install({ dev: false });
  const node = findNode();
  const args = [join('scripts', 'build.ts'), ...process.argv.slice(2)];
  process.exitCode = (await run(node, args, { cwd: root, env: environment(node) })).code;
} catch (error) {
  fail(error);
}
