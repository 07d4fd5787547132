/** Runs a file of server/commands/ for an operator: `node scripts/server-command.mjs backup/run.ts backup FOLDER`. */
import { join } from 'node:path';
import { START_FLAGS } from '#server/base/node-settings.mjs';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { fail } from './support/report.mjs';
import { runForeground } from './support/run.mjs';

const [file, ...args] = process.argv.slice(2);

try {
  if (!isInstalled({ dev: false })) await install({ dev: false });
  const node = findNode();
  const command = [...START_FLAGS, join(root, 'server', 'commands', file), ...args];
  process.exitCode = await runForeground(node, command, { env: environment(node) });
} catch (error) {
  fail(error);
}
