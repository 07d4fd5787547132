import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { modules, root } from './node.mjs';
import { dim, duration, StepError, say } from './report.mjs';
import { head, run } from './run.mjs';

const REPORT_EVERY_MS = 3000;

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Whether an installation is what the lock file says. npm writes `node_modules/.package-lock.json` last of all, so
 * an interrupted installation has none. Modification times say nothing here: a checkout touches the lock file.
 * @param {Record<string, object>} locked the packages of package-lock.json
 * @param {Record<string, object> | undefined} installed those of node_modules/.package-lock.json
 * @param {{ dev: boolean }} needs whether development dependencies must be there too
 */
export function matchesLock(locked, installed, { dev }) {
  if (!installed) return false;
  const optional = (entry) => entry.optional || entry.devOptional || (!dev && entry.dev);
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  const same = ([path, entry]) =>
    installed[path] ? installed[path].version === entry.version : Boolean(optional(entry));
  return wanted.every(same) && Object.keys(installed).every((path) => locked[path]);
}

/** Whether `npm ci` would change nothing. */
export function isInstalled(needs) {
  const locked = readPackages(join(root, 'package-lock.json')) ?? {};
  return matchesLock(locked, readPackages(join(modules, '.package-lock.json')), needs);
}

/** npm as the caller ran it (Windows starts no `npm` without a shell), else the one on the path. */
function npmCommand() {
  const path = process.env.npm_execpath;
  return path && /npm-cli\.[cm]?js$/.test(path) ? [process.execPath, [path]] : ['npm', []];
}

/** `npm ci` removes node_modules, so it must not run on the Node that stands in there. */
function systemPath() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.startsWith(modules)).join(delimiter);
}

function reportProgress() {
  const paths = Object.keys(readPackages(join(root, 'package-lock.json')) ?? {}).filter(Boolean);
  const started = Date.now();
  const timer = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    say(dim(`      ${there} of up to ${paths.length} packages, ${duration(Date.now() - started)}`));
  }, REPORT_EVERY_MS);
  return () => clearInterval(timer);
}

/** Installs exactly what package-lock.json lists. */
export async function install({ dev }) {
  const [command, prefix] = npmCommand();
  const args = [...prefix, 'ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const stop = reportProgress();
  const { code, output } = await run(command, dev ? [...args, '--include=dev'] : args, {
    cwd: root,
    quiet: true,
    env: { ...process.env, PATH: systemPath() },
  });
  stop();
  if (code === 0) return;
  throw new StepError(
    `The packages could not be installed: npm ci ended with ${code}.\n\n${head(output)}\n`,
    [
      'Check the network and the proxy settings of npm, then run the same command again.',
      'If it says that package.json and package-lock.json differ, run "npm install" once.',
    ],
  );
}
