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

/**
 * Whether `npm ci` would change nothing.
 * @param {{ dev: boolean }} needs
 * @param {string} [folder] with the package.json
 */
export function isInstalled(needs, folder = root) {
  const lock = readPackages(join(folder, 'package-lock.json')) ?? {};
  return matchesLock(lock, readPackages(join(folder, 'node_modules', '.package-lock.json')), needs);
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

/** The installed packages of a lock file. */
function countPackages(folder) {
  const paths = Object.keys(readPackages(join(folder, 'package-lock.json')) ?? {}).filter(Boolean);
  return `${paths.filter((path) => existsSync(join(folder, path, 'package.json'))).length} packages`;
}

async function npmCi(folder, step, extra, afterwards = () => {}) {
  const [command, prefix] = npm();
  const args = [...prefix, 'ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', ...extra];
  const count = () => countPackages(folder);
  const finishStep = startStep(step, count);
  const install = (...more) =>
    run(command, [...args, ...more], {
      cwd: folder,
      quiet: true,
      env: { ...process.env, PATH: systemPath() },
    });
  // The lock file says which version it is, so npm need not ask whether its own copy of a package is the newest.
  const first = await install('--prefer-offline');
  const { code, output } = first.code === 0 ? first : await install();
  if (code === 0) afterwards();
  finishStep(code === 0 ? count() : 'failed');
  if (code === 0) return;
  throw new StepError(
    `The packages could not be installed: npm ci ended with ${code}.\n\n${head(output)}\n`,
    [
      'Check the network and the proxy settings of npm, then run the same command again.',
      'If it says that package.json and package-lock.json differ, run "npm install" once.',
    ],
  );
}

/**
 * Installs exactly the packages in package-lock.json, and without `dev` only what running needs. Says so in one line.
 * @param {{ dev: boolean }} needs
 * @param {string} [step] begins the line
 */
export async function install({ dev }, step = 'Packages') {
  await npmCi(root, step, [dev ? '--include=dev' : '--omit=dev'], () => dev || removeUnneeded(modules));
}

/** Installs the packages of another package.json of the project, if they are not installed. None of them runs a script. */
export async function installIn(name, step) {
  const folder = join(root, name);
  if (!isInstalled({ dev: true }, folder)) await npmCi(folder, step, ['--ignore-scripts']);
}
