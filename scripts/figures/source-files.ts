import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export type SourceKind = 'code' | 'tests' | 'styles';

/** A file that people write and read. */
export interface SourceFile {
  /** Relative to the root of the project. */
  path: string;
  kind: SourceKind;
  text: string;
  /** Lines without their line breaks. */
  lines: string[];
}

/** `art/` is left out: its files are long lists of coordinates, which tell nothing about the code. */
const FOLDERS = [
  'contract',
  'widget',
  'host',
  'demo',
  'server',
  'e2e',
  'bench',
  'conformance',
  'drills',
  'test',
  'scripts',
];

function kindOf(path: string): SourceKind {
  if (path.endsWith('.css')) return 'styles';
  return /\.(test|spec)\.\w+$/.test(path) ? 'tests' : 'code';
}

/** Every source file of a project outside `art/`, sorted by path. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx,mjs,css}`, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, kind: kindOf(path), text, lines: text.trimEnd().split('\n') };
    });
}
