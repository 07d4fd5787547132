/** Checks that the oldest supported browsers can parse all built scripts. Needs a build in dist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES } from './build/libraries.ts';
import { newerSyntax } from './syntax/newer-syntax.ts';

const root = join(import.meta.dirname, '..');

/** Pages embed these scripts as modules or as classic scripts. */
const ENTRIES = Object.values(LIBRARIES).map(({ entry }) => `dist/widget/${entry}.js`);

const files = globSync(['dist/widget/**/*.js', 'dist/host/client/**/*.js'], { cwd: root }).sort();

function problemsOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const problems = [...newerSyntax(source), ...(ENTRIES.includes(path) ? newerSyntax(source, 'script') : [])];
  return problems.map(({ line, column, message }) => `${path}:${line}:${column}\n  ${message}`);
}

const problems = files.flatMap(problemsOf);
for (const problem of problems) console.error(problem);
const isBuilt = ENTRIES.every((entry) => files.includes(entry));
if (!isBuilt) console.error(`There is no build: run npm run build.`);
if (problems.length > 0 || !isBuilt) process.exitCode = 1;
else console.log(`${files.length} built scripts can be parsed by the oldest supported browsers.`);
