import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** No package is compiled here, and nobody reads manuals here. */
const BESIDE_NODE = ['include', 'share'];

const WITH_NODE = /^node(-bin)?-(linux|darwin|win)-/;

const MODULES = 'node_modules/';

/**
 * The tools of developers that npm keeps without them, because packages that run name them as peers that they can do
 * without: compilers, types, frameworks, test runners.
 * @param {Record<string, { devOptional?: boolean }>} locked the packages of package-lock.json
 * @returns {string[]} their paths below node_modules
 */
export const peersOnly = (lock) =>
  Object.keys(lock)
    .filter((path) => lock[path].devOptional)
    .map((path) => path.slice(MODULES.length));

/**
 * Removes what `npm ci --omit=dev` leaves in node_modules though nothing that runs reads it.
 * @param {string} modules the folder
 */
export function removeUnneeded(modules) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const nodes = readdirSync(modules).filter((name) => WITH_NODE.test(name));
  const beside = nodes.flatMap((name) => BESIDE_NODE.map((folder) => join(name, folder)));
  for (const path of [...peersOnly(packages), ...beside])
    rmSync(join(modules, path), { recursive: true, force: true });
}
