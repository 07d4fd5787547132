import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const { version } = JSON.parse(read('package.json')) as { version: string };

/** Everything that runs on a server, or goes to a page. Requests of released forms are recorded as they were. */
const SHIPPED = '{contract,widget,host,server}/**/*.{ts,tsx,css,html,json,php,js,txt,md,svg}';
const NOT_SHIPPED = ['**/*.test.*', 'server/files/releases/recorded/**', 'server/db/migrations/**'];

test('The version stands in package.json, and nothing that is shipped writes it a second time', () => {
  const literal = new RegExp(`(?<![\\w.])v?${version.replaceAll('.', '\\.')}(?![\\w.]*\\w)`);
  expect(literal.test(`Version: ${version}.`)).toBe(true);
  const files = globSync(SHIPPED, { cwd: ROOT, exclude: NOT_SHIPPED });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => literal.test(read(path)))).toEqual([]);
});

test('The lock of the packages and the list of changes are of this version', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: { '': { version: string } };
  };
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
});
