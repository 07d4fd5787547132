import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Whole statements: by drizzle's builder, and as text. A part of a built statement may be text. */
const BUILT = /\b(?:db|tx)\s*\.(?:select|selectDistinct|insert|update|delete|\$count)\(/;
const WRITTEN = /\browsOf\s*[<(]|\b(?:db|tx)\s*\.execute\b/;

const isMixed = (source: string) => BUILT.test(source) && WRITTEN.test(source);

test.each([
  [true, 'await db\n  .select().from(shops); await rowsOf<{ n: number }>(db, sql`select 1`)'],
  [true, 'tx.delete(shops); this.server.db.execute(sql`analyze`)'],
  [false, 'db.update(shops).set({ at: sql`now()` })'],
  [false, 'known.delete(shop); await rowsOf(db, sql`select 1`)'],
])('That a file speaks two dialects of SQL is %s of: %s', (is, source) => {
  expect(isMixed(source)).toBe(is);
});

test('Each file of the server speaks one dialect of SQL', () => {
  const files = globSync('server/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(300);
  const mixed = files.filter((file) => isMixed(readFileSync(join(ROOT, file), 'utf8')));
  expect(mixed.sort()).toEqual([]);
});
