/**
 * `npm run test:watch`: unit and component tests, run again each time a file that they use is saved. This file is
 * plain JavaScript that also runs on Node 20, because it installs the Node that everything else needs.
 * `npm run test:watch -- widget/goods` watches the tests of one folder.
 */
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { fail } from './support/report.mjs';
import { runForeground } from './support/run.mjs';
import { provideBrowser } from './support/system.mjs';

const PROJECTS = ['unit', 'parts'].flatMap((name) => ['--project', name]);

try {
  if (!isInstalled({ dev: true })) await install({ dev: true });
  const node = findNode();
  await provideBrowser(node);
  process.exitCode = await runForeground('vitest', ['watch', ...PROJECTS, ...process.argv.slice(2)], {
    cwd: root,
    env: environment(node),
    shell: process.platform === 'win32',
  });
} catch (error) {
  fail(error);
}
