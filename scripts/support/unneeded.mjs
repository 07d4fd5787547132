import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** npm keeps these because tools that run here name them as peers that they can do without. */
const PACKAGES = [
  // Compilers for projects that do not have the one of this Vite.
  'esbuild',
  '@esbuild',
  'jiti',
  'tsx',
  // Only checks and editors read types.
  'typescript',
  '@typescript',
  '@types',
  'undici-types',
];

/** No package is compiled here, and nobody reads manuals here. */
const BESIDE_NODE = ['include', 'share'];

const WITH_NODE = /^node(-bin)?-(linux|darwin|win)-/;

/**
 * Removes what `npm ci --omit=dev` leaves in node_modules though nothing that runs reads it: 115 MB of 510.
 * @param {string} modules the folder
 */
export function removeUnneeded(modules) {
  const nodes = readdirSync(modules).filter((name) => WITH_NODE.test(name));
  const paths = [...PACKAGES, ...nodes.flatMap((name) => BESIDE_NODE.map((folder) => join(name, folder)))];
  for (const path of paths) rmSync(join(modules, path), { recursive: true, force: true });
}
