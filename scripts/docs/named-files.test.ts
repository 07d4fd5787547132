import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** Folders of the root, as paths in the documents begin. */
const FOLDERS = [
  'contract',
  'widget',
  'host',
  'server',
  'demo',
  'e2e',
  'bench',
  'art',
  'scripts',
  'test',
  'drills',
  'conformance',
  'docs',
];
const PATH = new RegExp(`^(${FOLDERS.join('|')})/[\\w./*@-]*$`);

/** Decision records tell of their own time. */
const documents = globSync(
  ['*.md', 'docs/*.md', 'docs/operating/*.md', '{server,widget,host}/*/README.md', 'art/README.md'],
  {
    cwd: ROOT,
  },
);

const pathsOf = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => PATH.test(code));

test.each(documents)('%s names files that exist', (document) => {
  const paths = pathsOf(readFileSync(join(ROOT, document), 'utf8'));
  const missing = paths.filter((path) =>
    path.includes('*') ? globSync(path, { cwd: ROOT }).length === 0 : !existsSync(join(ROOT, path)),
  );
  expect(missing).toEqual([]);
});

test('the table of the browser tests has a row for each file', () => {
  const table = readFileSync(join(ROOT, 'e2e', 'README.md'), 'utf8');
  const names = [...table.matchAll(/`([\w-]+\.spec\.ts|[a-z]+\/)`/g)].map(([, name = '']) => name);
  const files = globSync('*.spec.ts', { cwd: join(ROOT, 'e2e') });
  const folders = globSync('*/*.spec.ts', { cwd: join(ROOT, 'e2e') }).map((path) => `${dirname(path)}/`);
  expect(new Set(names)).toEqual(new Set([...files, ...folders, 'server/']));
});
