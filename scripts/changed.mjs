/**
 * `npm run test:changed`: what the changes since the last commit can reach, in two minutes, and a line for all that was
 * left out. `npm run test:changed -- main` takes the changes since another commit. Plain JavaScript that Node 20 runs
 * too, because it installs the Node that everything else needs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, isInstalled } from './support/install.mjs';
import { environment, findNode, root } from './support/node.mjs';
import { bold, dim, duration, fail, green, red, say } from './support/report.mjs';
import { run } from './support/run.mjs';
import { provideBrowser } from './support/system.mjs';

const ALL_MS = 2 * 60_000;

/** A run of tests with less time than this would only start. */
const LEAST_MS = 10_000;

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
}

/** The files that differ from a commit, and new ones. */
function changedFiles(since) {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

const stages = (...groups) => ({
  title: groups.join(', '),
  command: 'node',
  args: ['scripts/test.mjs', ...groups],
});

/** The checks, quick ones first. Tests are those that import a changed file, however far. */
const checksOf = (files) => [
  stages('lint', 'docs', 'imports'),
  ...['unit', 'parts', 'site-parts', 'server'].map((project) => ({
    title: `tests of ${project}`,
    command: 'vitest',
    args: ['related', '--run', '--passWithNoTests', '--project', project, ...files],
  })),
  stages('types', 'unused'),
];

async function main() {
  const files = changedFiles(process.argv[2] ?? 'HEAD');
  if (files.length === 0) return say('Nothing has changed.');
  if (!isInstalled({ dev: true })) await install({ dev: true });
  const node = findNode();
  await provideBrowser(node);
  const end = Date.now() + ALL_MS;
  const left = [];
  const failed = [];
  for (const { title, command, args } of checksOf(files)) {
    const timeout = end - Date.now();
    if (timeout < LEAST_MS) {
      left.push(title);
      continue;
    }
    say(`\n${bold(title)}`);
    const startedAt = Date.now();
    const { code } = await run(command, args, {
      cwd: root,
      env: environment(node),
      timeout,
      killSignal: 'SIGINT',
    });
    const isLate = Date.now() >= end;
    if (isLate) left.push(`the rest of ${title}`);
    else if (code !== 0) failed.push(title);
    if (!isLate)
      say(`${code === 0 ? green('✓') : red('✗')} ${title} ${dim(duration(Date.now() - startedAt))}`);
  }
  say(`\n${files.length} changed files. Left out: ${[...left, 'browser tests'].join(', ')}.`);
  if (failed.length > 0) say(red(`✗ ${failed.join(', ')}`));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await main().catch(fail);
