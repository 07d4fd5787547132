/** `npm run convert`: installs PGlite beside the project for the moment, and runs server/commands/convert.ts with it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, isInstalled, npm } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { fail } from './support/report.mjs';
import { run, runForeground } from './support/run.mjs';

const PGLITE = '@electric-sql/pglite@0.5.16';

const folder = mkdtempSync(join(tmpdir(), 'convert-'));
try {
  if (!isInstalled({ dev: false })) await install({ dev: false });
  writeFileSync(join(folder, 'package.json'), '{}');
  const [command, prefix] = npm();
  const { code, output } = await run(command, [...prefix, 'install', '--no-audit', '--no-fund', PGLITE], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`npm install ${PGLITE} ended with ${code}.\n${output}`);
  const pglite = join(folder, 'node_modules', '@electric-sql', 'pglite', 'dist', 'index.js');
  const node = findNode();
  process.exitCode = await runForeground(node, [join('server', 'commands', 'convert.ts'), pglite], {
    cwd: root,
    env: environment(node),
  });
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
