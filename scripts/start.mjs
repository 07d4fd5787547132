/**
 * `npm start` and `npm run dev`: from a fresh clone to a running server. This file is plain JavaScript that also
 * runs on Node 20, because it installs the Node that everything else needs.
 */
import { join } from 'node:path';
import { ENVIRONMENT, MEMORY_FLAGS, START_FLAGS } from '#tools/node-settings.mjs';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { fail, StepError, say, startStep } from './support/report.mjs';
import { keepServing, run, runBeside, runForeground } from './support/run.mjs';

const dev = process.argv.includes('--dev');
const steps = dev ? ['Packages', 'Server'] : ['Packages', 'Form and site', 'Server'];

const title = (step) => `[${steps.indexOf(step) + 1}/${steps.length}] ${step}`;

async function packages() {
  const needs = { dev };
  if (isInstalled(needs)) startStep(title('Packages'))('up to date');
  else await install(needs, title('Packages'));
}

async function build(node) {
  const finishStep = startStep(title('Form and site'), () => 'building');
  const { code, output } = await run(node, [join('scripts', 'build.ts'), '--if-changed', '--first-page'], {
    cwd: root,
    env: environment(node),
    quiet: true,
  });
  const result = output.trim() === 'up to date' ? 'up to date' : 'built';
  finishStep(code === 0 ? result : 'failed');
  if (code === 0) return;
  throw new StepError(`The form could not be built (exit code ${code}).\n\n${output.trim()}\n`, [
    'Correct the file that the message names, or run "git status" to see what differs from the repository.',
    'To build from nothing, remove the folder dist and run the same command again.',
  ]);
}

const memoryLimits = () => (process.env.NODE_OPTIONS?.includes('--max-old-space-size') ? [] : MEMORY_FLAGS);

/** Compresses a quick build while the server answers: one file at a time, at the lowest priority. */
const compress = (node) =>
  runBeside(node, [...memoryLimits(), join('scripts', 'compress.ts')], {
    cwd: root,
    env: environment(node, { UV_THREADPOOL_SIZE: '1' }),
  });

async function serveOnce(node, isReady) {
  const finishStep = startStep(title('Server'));
  let stopCompressing = () => {};
  const onMessage = ({ address }) => {
    isReady();
    finishStep('ready');
    stopCompressing = compress(node);
    say(address);
  };
  const args = [...START_FLAGS, ...memoryLimits(), join('server', 'start', 'main.ts')];
  try {
    return await runForeground(node, args, { cwd: root, env: environment(node, ENVIRONMENT), onMessage });
  } finally {
    stopCompressing();
  }
}

const serve = (node) =>
  keepServing(
    (isReady) => serveOnce(node, isReady),
    (code, pauseMs) =>
      say(
        `The server has died (exit code ${code}). It starts again in ${pauseMs / 1000} s; its log says why.`,
      ),
  );

function serveSources(node) {
  const args = [
    ...START_FLAGS,
    '--watch',
    '--watch-preserve-output',
    join('server', 'start', 'main.ts'),
    '--dev',
  ];
  return runForeground(node, args, { cwd: root, env: environment(node, ENVIRONMENT) });
}

try {
  await packages();
  const node = findNode();
  if (!dev) await build(node);
  process.exitCode = await (dev ? serveSources : serve)(node);
} catch (error) {
  fail(error);
}
