/**
 * `npm start` and `npm run dev`: from a fresh clone to a running server. This file is plain JavaScript that also
 * runs on Node 20, because it installs the Node that everything else needs.
 */
import { join } from 'node:path';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { FILE_CALLS, MEMORY_FLAGS } from './support/node-settings.mjs';
import { dim, duration, fail, StepError, say } from './support/report.mjs';
import { run, runForeground } from './support/run.mjs';

const dev = process.argv.includes('--dev');
const steps = dev ? ['Packages', 'Server'] : ['Packages', 'Widget and demo', 'Server'];

function announce(step, text) {
  say(`[${steps.indexOf(step) + 1}/${steps.length}] ${step.padEnd(16)} ${text}`);
}

async function packages() {
  const needs = { dev: false };
  if (isInstalled(needs)) return announce('Packages', dim('up to date'));
  announce('Packages', 'installing with npm ci …');
  const started = Date.now();
  await install(needs);
  say(`      installed in ${duration(Date.now() - started)}`);
}

async function build(node) {
  announce('Widget and demo', 'checking …');
  const { code } = await run(node, [join('scripts', 'build.ts'), '--if-changed'], {
    cwd: root,
    env: environment(node),
  });
  if (code === 0) return;
  throw new StepError(`The widget could not be built (exit code ${code}). The reason is printed above.`, [
    'Correct the file that the message names, or run "git status" to see what differs from the repository.',
    'To build from nothing, remove the folder dist and run the same command again.',
  ]);
}

const memoryLimits = () => (process.env.NODE_OPTIONS?.includes('--max-old-space-size') ? [] : MEMORY_FLAGS);

function serve(node) {
  announce('Server', dev ? 'starting with hot reload …' : 'starting …');
  const flags = dev ? ['--watch', '--watch-preserve-output'] : memoryLimits();
  const args = [...flags, join('server', 'start', 'main.ts'), ...(dev ? ['--dev'] : [])];
  return runForeground(node, args, { cwd: root, env: environment(node, FILE_CALLS) });
}

try {
  await packages();
  const node = findNode();
  if (!dev) await build(node);
  process.exitCode = await serve(node);
} catch (error) {
  fail(error);
}
