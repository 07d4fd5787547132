/**
 * Checks that comments begin with their subject and use everyday words (CONTRIBUTING.md), and that variables are named by
 * nouns.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { unclearNames } from './lint/names.ts';
import { unclearWords } from './lint/words.ts';

const root = join(import.meta.dirname, '..');

const FOLDERS = '{contract,widget,host,demo,server,e2e,bench,conformance,drills,test,art,scripts}';

const files = globSync([`${FOLDERS}/**/*.{ts,tsx,mts,mjs,js,jsx,css}`, '*.{ts,mjs}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.react-router/**'],
})
  .map((path) => path.split(sep).join('/'))
  .sort();

const problems = files.flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  const names = path.endsWith('.css') ? [] : unclearNames(path, source);
  return [...unclearWords(path, source), ...names].map((problem) => ({ path, ...problem }));
});
for (const { path, line, found, message } of problems)
  console.error(`${path}:${line}\n  "${found}": ${message}`);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `The comments of ${files.length} files begin with their subject, and no variable is a bare participle.`,
  );
