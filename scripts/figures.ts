/**
 * `npm run figures`: the sizes of files and functions, and duplicated blocks.
 * `npm run figures -- FOLDER` measures another copy of the project.
 */
import { join, resolve } from 'node:path';
import { duplicates } from './figures/duplicates.ts';
import { functionsIn } from './figures/functions.ts';
import { type SourceFile, type SourceKind, sourceFiles } from './figures/source-files.ts';

/** Look twice at a file or a function above this size. */
const LONG_FILE = 300;
const LONG_FUNCTION = 60;

const KINDS: readonly SourceKind[] = ['code', 'tests', 'styles'];

function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

function row(name: string, sizes: readonly number[]): string {
  const figures = [sizes.length, percentile(sizes, 0.5), percentile(sizes, 0.9), Math.max(0, ...sizes)];
  return name.padEnd(28) + figures.map((figure) => String(figure).padStart(10)).join('');
}

function report(root: string): string[] {
  const files = sourceFiles(root);
  const of = (kind: SourceKind) => files.filter((file) => file.kind === kind);
  const sizes = (some: readonly SourceFile[]) => some.map(({ lines }) => lines.length);
  const functions = [...of('code'), ...of('tests')].flatMap((file) =>
    functionsIn(file).map((size) => ({ ...size, kind: file.kind })),
  );
  const functionSizes = (kind: SourceKind) =>
    functions.filter((size) => size.kind === kind).map(({ lines }) => lines);
  const repeats = duplicates(root);
  return [
    ''.padEnd(28) + ['number', 'median', '90 %', 'longest'].map((text) => text.padStart(10)).join(''),
    row('files, all', sizes(files)),
    ...KINDS.map((kind) => row(`files, ${kind}`, sizes(of(kind)))),
    row('functions, code', functionSizes('code')),
    row('functions, tests', functionSizes('tests')),
    '',
    `duplicated blocks of 10 lines or more: ${repeats.length}`,
    ...repeats.map(({ lines, first, second }) => `  ${lines} lines: ${first} and ${second}`),
    `files of more than ${LONG_FILE} lines:`,
    ...files
      .filter(({ lines, kind }) => kind === 'code' && lines.length > LONG_FILE)
      .map(({ path, lines }) => `  ${path} (${lines.length})`),
    `functions of more than ${LONG_FUNCTION} lines:`,
    ...functions
      .filter(({ lines, kind }) => kind === 'code' && lines > LONG_FUNCTION)
      .map(({ path, line, lines }) => `  ${path}:${line} (${lines})`),
  ];
}

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
console.log(report(root).join('\n'));
