import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSIDE, testTitles } from './test-titles.ts';

/** A row of docs/clauses.md. */
export interface Clause {
  /** Document, section and running number: `1.2-7`. */
  number: string;
  text: string;
  /** Each is a test or a reading, as it is written. */
  holders: string[];
}

/** The cells of a row of a table. A stroke inside a cell is written `\|`. */
const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rows of all tables of a document. */
export function clausesIn(markdown: string): Clause[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const [number = '', text = '', holderCell = ''] = cellsOf(line);
      return { number, text, holders: holderCell.split('<br>').filter(Boolean) };
    });
}

const TEST = /^`([^`]+)` (.+)$/;
const READING = /^\[decision \d+\]\((decisions\/[\w-]+\.md)\) (.+)$/;

/** The points that a record reads: the first cells of its table. */
const pointsIn = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => cellsOf(line)[0]);

/** Reads each file once. */
function reader(root: string) {
  const cache = new Map<string, string[] | undefined>();
  return (path: string, read: (text: string) => string[]) => {
    if (!cache.has(path)) {
      const file = join(root, path);
      cache.set(path, existsSync(file) ? [...new Set(read(readFileSync(file, 'utf8')))] : undefined);
    }
    return cache.get(path);
  };
}

/** The fault in the name of a test or a reading; none if it is there, and the only one of its name. */
function problemOf(holder: string, listOf: ReturnType<typeof reader>): string | undefined {
  const [, testFile, title] = TEST.exec(holder) ?? [];
  if (testFile && title) {
    const titles = listOf(testFile, (source) => testTitles(testFile, source));
    if (!titles) return `there is no file ${testFile}`;
    const matches = titles.filter((one) => one === title || one.endsWith(INSIDE + title));
    if (matches.length === 1) return undefined;
    return `${matches.length === 0 ? 'no test' : `${matches.length} tests`} of ${testFile}: ${title}`;
  }
  const [, record, point] = READING.exec(holder) ?? [];
  if (!record || !point) return `neither a test nor a reading: ${holder}`;
  const points = listOf(`docs/${record}`, (text) => pointsIn(text).filter((one) => one !== undefined));
  if (!points) return `there is no docs/${record}`;
  return points.includes(point) ? undefined : `docs/${record} does not read: ${point}`;
}

/**
 * Holds the table of clauses against the tests and the readings that it names.
 * @param markdown the text of docs/clauses.md
 * @returns a line for each mistake
 */
export function clauseProblems(root: string, markdown: string): string[] {
  const listOf = reader(root);
  const numbers = new Set<string>();
  return clausesIn(markdown).flatMap(({ number, holders }) => {
    const problems = holders.map((holder) => problemOf(holder, listOf)).filter((one) => one !== undefined);
    if (holders.length === 0) problems.push('nothing holds it');
    if (numbers.has(number)) problems.push('another clause has this number');
    numbers.add(number);
    return problems.map((problem) => `clause ${number}: ${problem}`);
  });
}
