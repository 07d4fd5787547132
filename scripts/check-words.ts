/**
 * Checks that comments begin with their subject and use everyday words (CONTRIBUTING.md), that variables are named by
 * nouns, and that Japanese copy has one spelling of each word (scripts/lint/spellings.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { misspelt, needlessLiterals } from './lint/misspelt.ts';
import { unclearNames } from './lint/names.ts';
import { unclearWords } from './lint/words.ts';

const root = join(import.meta.dirname, '..');

const FOLDERS = '{contract,widget,host,demo,server,e2e,bench,conformance,drills,test,art,scripts}';

/** All that people read in Japanese. */
const COPY = [
  '{contract,widget,host,demo,server,art}/**/*.{ts,tsx,html}',
  'server/column/**/*.{md,yaml}',
  'server/files/wordpress-plugin/files/*',
];

/** Names of goods, words that people type, other languages, and tests. */
const NO_COPY = [
  '**/*.test.{ts,tsx}',
  'contract/language/texts/**',
  'server/deliveries/mail/languages/**',
  'server/db/seed/catalogue/**',
  'widget/goods/search/**',
  'widget/japanese/**',
  'widget/languages/**',
  'contract/translations/**',
  'host/languages/**',
];

const find = (patterns: readonly string[], exclude: readonly string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.react-router/**', ...exclude],
  })
    .map((path) => path.split(sep).join('/'))
    .sort();

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = find([`${FOLDERS}/**/*.{ts,tsx,mts,mjs,js,jsx,css}`, '*.{ts,mjs}'], []);
const copies = find(COPY, NO_COPY).map((path) => ({ path, source: read(path) }));

const unclear = files.flatMap((path) => {
  const source = read(path);
  const names = path.endsWith('.css') ? [] : unclearNames(path, source);
  return [...unclearWords(path, source), ...names].map((problem) => ({ path, ...problem }));
});
const misspellings = copies.flatMap(({ path, source }) =>
  misspelt(path, source).map((problem) => ({ path, ...problem })),
);
const needless = needlessLiterals(copies.map(({ source }) => source)).map((found) => ({
  path: 'scripts/lint/spellings.ts',
  line: 1,
  found,
  message: 'no copy has this exception any more.',
}));
const problems = [...unclear, ...misspellings, ...needless];
for (const { path, line, found, message } of problems)
  console.error(`${path}:${line}\n  "${found}": ${message}`);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `The comments of ${files.length} files begin with their subject, no variable is a bare participle, and the copy of ${copies.length} files has one spelling of each word.`,
  );
