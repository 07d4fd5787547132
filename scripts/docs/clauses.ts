import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { code, markdownTable, row } from './tables.ts';

/** The clauses of docs/clauses.yaml: texts by number (`1.2-7`), by section, by document. */
type Documents = Record<string, Record<string, Record<string, string>>>;

/** A comment that names clauses, and the line below it. */
const MARK = /^[ \t]*\/\/ Clauses? (\d.*(?:\n[ \t]*\/\/.*)*)\n(.*)/gm;
const TEST = /^\s*(?:test|it|describe)(?:\.(?:describe|each|for|runIf|skipIf))?[(<]/;
/** A row of a record, whose first cell names clauses. */
const READING = /^\| (\d\.\d+-[\d., -]+) \|/gm;

const numbersOf = (list: string) => list.split(/[\s,/]+/).filter(Boolean);

/** The numbers that the tests and the readings below a folder name, each with those that hold it. */
function holdersIn(root: string) {
  const problems: string[] = [];
  const holders = new Map<string, Set<string>>();
  const sources = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
      .map((path) => ({ path: path.split(sep).join('/'), source: readFileSync(join(root, path), 'utf8') }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  const hold = (list: string, holder: string) => {
    for (const number of numbersOf(list)) holders.set(number, (holders.get(number) ?? new Set()).add(holder));
  };
  for (const { path, source } of sources('*/**/*.{test,spec}.{ts,tsx}'))
    for (const [, list = '', below = ''] of source.matchAll(MARK)) {
      if (!TEST.test(below)) problems.push(`${path}: the mark of ${list} does not stand above a test`);
      hold(list, code(path));
    }
  for (const { path, source } of sources('docs/decisions/*.md'))
    for (const [, list = ''] of source.matchAll(READING))
      hold(list, `decision ${Number.parseInt(path.slice('docs/decisions/'.length), 10)}`);
  return { holders, problems };
}

/**
 * Holds docs/clauses.yaml against the marks of the tests and the readings.
 * @returns the tables of docs/clauses.md, and a line for each mistake
 */
export function clauseTables(root: string): { tables: string; problems: string[] } {
  const documents: Documents = parse(readFileSync(join(root, 'docs/clauses.yaml'), 'utf8'));
  const { holders, problems } = holdersIn(root);
  const tables = Object.entries(documents).flatMap(([document, sections]) => [
    `## ${document}`,
    ...Object.entries(sections).flatMap(([section, clauses]) => [
      `### ${section}`,
      markdownTable(
        ['', 'clause', 'held by'],
        Object.entries(clauses).map(([number, text]) =>
          row(number, text, [...(holders.get(number) ?? [])].join(', ')),
        ),
      ),
    ]),
  ]);
  const numbers = Object.values(documents).flatMap((sections) =>
    Object.values(sections).flatMap(Object.keys),
  );
  const known = new Set(numbers);
  for (const number of numbers.filter((one) => !holders.has(one)))
    problems.push(`nothing holds clause ${number}`);
  for (const number of numbers.filter((one, at) => numbers.indexOf(one) !== at))
    problems.push(`two clauses are ${number}`);
  for (const [number, [holder]] of [...holders].filter(([one]) => !known.has(one)))
    problems.push(`${holder} holds ${number}, which is no clause`);
  return { tables: tables.join('\n\n'), problems };
}
