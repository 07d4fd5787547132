import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clauseProblems, clausesIn } from './clauses.ts';
import { testTitles } from './test-titles.ts';

describe('The titles of a file of tests', () => {
  const titles = (source: string) => testTitles('some.test.ts', source);

  test('stand behind those of their groups', () => {
    const source = `
      describe('A shop', () => {
        test('is open', () => {});
        describe.each([1])('on day %i', () => it('rests', () => {}));
      });
      test.describe('A seller', { tag: '@phone' }, () => {
        test('calls', async () => {});
      });
      test('alone', () => {});
    `;
    expect(titles(source)).toEqual([
      'A shop › is open',
      'A shop › on day %i › rests',
      'A seller › calls',
      'alone',
    ]);
  });

  test('stand as they are written, with the places of their values', () => {
    const source = `for (const a of all) test(\`\${a.name} is “\${b}”\`, check); test.each(rows)('%s', check);`;
    expect(titles(source)).toEqual([`\${a.name} is “\${b}”`, '%s']);
  });

  test('are not those of other calls, nor those that a function makes', () => {
    expect(
      titles("test.use({ a: 1 }); check('x', () => {}); test(nameOf(1), () => {}); test.slow();"),
    ).toEqual([]);
  });
});

describe('The table of clauses', () => {
  const root = mkdtempSync(join(tmpdir(), 'clauses-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put(
    'a.test.ts',
    "describe('One', () => { test('a | b', () => {}); test('same', () => {}); }); test('same', () => {});",
  );
  put('docs/decisions/0009-read.md', '| point | how we read it |\n|---|---|\n| the end | of all |\n');

  const table = (...holders: string[]) =>
    [
      '| | clause | held by |',
      '|---|---|---|',
      ...holders.map((one, index) => `| 1.1-${index + 1} | a clause | ${one} |`),
    ].join('\n');
  const problems = (...holders: string[]) => clauseProblems(root, table(...holders));

  test('is read with the strokes and the several holders of a cell', () => {
    expect(clausesIn('| 2.3-4 | "a \\| b" | `a.test.ts` one<br>`a.test.ts` two |')).toEqual([
      { number: '2.3-4', text: '"a | b"', holders: ['`a.test.ts` one', '`a.test.ts` two'] },
    ]);
  });

  test('names tests and readings that are there', () => {
    const reading = '[decision 9](decisions/0009-read.md) the end';
    expect(problems('`a.test.ts` a \\| b', `\`a.test.ts\` One › same<br>${reading}`)).toEqual([]);
  });

  test.each([
    ['', 'nothing holds it'],
    ['`b.test.ts` same', 'there is no file b.test.ts'],
    ['`a.test.ts` other', 'no test of a.test.ts: other'],
    ['`a.test.ts` same', '2 tests of a.test.ts: same'],
    [
      '[decision 9](decisions/0009-read.md) the beginning',
      'docs/decisions/0009-read.md does not read: the beginning',
    ],
    ['[decision 8](decisions/0008-x.md) the end', 'there is no docs/decisions/0008-x.md'],
    ['somebody', 'neither a test nor a reading: somebody'],
  ])('refuses the holder "%s"', (holder, problem) => {
    expect(problems(holder)).toEqual([`clause 1.1-1: ${problem}`]);
  });

  test('gives each clause a number of its own', () => {
    const twice = table('`a.test.ts` One › same').replace(/$/, '\n| 1.1-1 | b | `a.test.ts` One › same |');
    expect(clauseProblems(root, twice)).toEqual(['clause 1.1-1: another clause has this number']);
  });
});
