import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The style sheets that a file has as texts, by their paths from here. */
const sheetsOf = (path: string) =>
  [...read(path).matchAll(/from '(.+\.css)\?inline'/g)].map(([, sheet = '']) => join(path, '..', sheet));

test('A policy without a nonce knows every style sheet that a part of the form adds', () => {
  const parts = globSync('parts/**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const added = parts.filter((path) => !/\.test\.|states\.tsx|stage|swiper-css/.test(path)).flatMap(sheetsOf);
  const known = sheetsOf('server.ts');
  expect(added.length).toBeGreaterThan(8);
  expect([...new Set(added)].filter((sheet) => !known.includes(sheet))).toEqual([]);
});
