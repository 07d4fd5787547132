import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clauseTables } from './clauses.ts';

let root: string;
const put = (path: string, ...lines: string[]) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), lines.join('\n'));
};
const rows = () =>
  clauseTables(root)
    .tables.split('\n')
    .filter((line) => /^\| \d/.test(line));
const problems = () => clauseTables(root).problems;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clauses-'));
  put('docs/clauses.yaml', 'Document 1:', '  1.1 What it does:', '    1.1-1: a | b', '    1.1-2: c');
  put(
    'a/a.test.ts',
    '// Clauses 1.1-1,',
    '// 1.1-2',
    "test('one', check);",
    '// Clause 1.1-2',
    'it.each([',
    ']);',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

describe('The tables of clauses', () => {
  test('have a row for each clause, with the files that hold it', () => {
    put(
      'b/b.spec.tsx',
      "test.describe('two', () => {",
      '  // Why this is so.',
      '  // Clause 1.1-2',
      "  test('x', y);",
    );
    put('docs/decisions/0009-read.md', '| clause | point |', '|---|---|', '| 1.1-1, 1.1-2 | the end |');
    expect(rows()).toEqual([
      '| 1.1-1 | a \\| b | `a/a.test.ts`, decision 9 |',
      '| 1.1-2 | c | `a/a.test.ts`, `b/b.spec.tsx`, decision 9 |',
    ]);
    expect(problems()).toEqual([]);
  });

  test.each([
    ["const a = 'no test';", 'b/b.test.ts: the mark of 1.1-1 does not stand above a test'],
    ['', 'b/b.test.ts: the mark of 1.1-1 does not stand above a test'],
    ['test.use({ a: 1 });', 'b/b.test.ts: the mark of 1.1-1 does not stand above a test'],
    ['// and why\ntest(a, b);', '`b/b.test.ts` holds and, which is no clause'],
  ])('refuse a mark above %j', (below, problem) => {
    put('b/b.test.ts', '// Clause 1.1-1', below);
    expect(problems()).toContain(problem);
  });

  test('refuse a mark of a clause that is not there, a clause without a mark, and a number that stands twice', () => {
    const sections = ['  1.1 One:', '    1.1-2: c', '    1.1-3: d', '  1.1 Two:', '    1.1-2: e'];
    put('docs/clauses.yaml', 'Document 1:', ...sections);
    expect(problems()).toEqual([
      'nothing holds clause 1.1-3',
      'two clauses are 1.1-2',
      '`a/a.test.ts` holds 1.1-1, which is no clause',
    ]);
  });
});
