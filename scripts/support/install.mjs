import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { modules, root } from './node.mjs';
import { StepError, startStep } from './report.mjs';
import { head, run } from './run.mjs';
import { removeUnneeded } from './unneeded.mjs';

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Whether the installed packages match the lock file. npm writes `node_modules/.package-lock.json` at the very end,
 * so it is missing after an interrupted installation. Modification times do not help: a checkout changes the time
 * of the lock file.
 * @param {Record<string, object>} locked the packages of package-lock.json
 * @param {Record<string, object> | undefined} installed the packages of node_modules/.package-lock.json
 * @param {{ dev: boolean }} needs whether development dependencies are needed too
 */
export function matchesLock(lock, modulesOnDisk, { dev }) {
  if (!modulesOnDisk) return false;
  const optional = (entry) => entry.optional || (!dev && (entry.dev || entry.devOptional));
  const entries = Object.entries(lock).filter(([path]) => path !== '');
  const same = ([path, entry]) =>
    modulesOnDisk[path] ? modulesOnDisk[path].version === entry.version : Boolean(optional(entry));
  return entries.every(same) && Object.keys(modulesOnDisk).every((path) => lock[path]);
}

/** Whether `npm ci` would change nothing. */
export function isInstalled(needs) {
  const lock = readPackages(join(root, 'package-lock.json')) ?? {};
  return matchesLock(lock, readPackages(join(modules, '.package-lock.json')), needs);
}

/**
 * The npm that started this script, because Windows cannot start `npm` without a shell. Otherwise the npm on the
 * path.
 */
export function npm() {
  const path = process.env.npm_execpath;
  return path && /npm-cli\.[cm]?js$/.test(path) ? [process.execPath, [path]] : ['npm', []];
}

/** `npm ci` deletes node_modules, so it must not run on the Node inside node_modules. */
function systemPath() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.startsWith(modules)).join(delimiter);
}

/** The installed packages of the lock file. */
function countPackages() {
  const paths = Object.keys(readPackages(join(root, 'package-lock.json')) ?? {}).filter(Boolean);
  return `${paths.filter((path) => existsSync(join(root, path, 'package.json'))).length} packages`;
}

/**
 * Installs exactly the packages in package-lock.json, and without `dev` only what running needs. Says so in one line.
 * @param {{ dev: boolean }} needs
 * @param {string} [step] begins the line
 */
export async function install({ dev }, step = 'Packages') {
  const [command, prefix] = npm();
  const args = [...prefix, 'ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const finishStep = startStep(step, countPackages);
  const { code, output } = await run(command, [...args, dev ? '--include=dev' : '--omit=dev'], {
    cwd: root,
    quiet: true,
    env: { ...process.env, PATH: systemPath() },
  });
  if (code === 0 && !dev) removeUnneeded(modules);
  finishStep(code === 0 ? countPackages() : 'failed');
  if (code === 0) return;
  throw new StepError(
    `The packages could not be installed: npm ci ended with ${code}.\n\n${head(output)}\n`,
    [
      'Check the network and the proxy settings of npm, then run the same command again.',
      'If it says that package.json and package-lock.json differ, run "npm install" once.',
    ],
  );
}
