import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Copies all files that git tracks or would add. */
export function copyTree(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  }
}

/** Puts the tree of a commit into a folder, which it makes. */
export function copyCommit(folder: string, commit: string): void {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** The changes that a later release may make: to the tables that every call uses, and to a function. */
const LATER = `
  ALTER TABLE requests ADD COLUMN later text NOT NULL DEFAULT '';--> statement-breakpoint
  ALTER TABLE shops ADD COLUMN later boolean;--> statement-breakpoint
  ALTER TABLE matches ADD COLUMN later timestamptz;--> statement-breakpoint
  CREATE TABLE later (uuid uuid PRIMARY KEY);`;

/** The migration that `copyAsLater` adds. */
export const LATER_MIGRATION = '9999_later';

/** Copies the tree into a new folder as a later release: one more migration, and a function with a higher number. */
export function copyAsLater(folder: string): void {
  mkdirSync(folder);
  copyTree(folder);
  linkPackages(folder);
  const migrations = join(folder, 'server', 'db', 'migrations');
  writeFileSync(join(migrations, `${LATER_MIGRATION}.sql`), LATER);
  const path = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  journal.entries.push({ tag: LATER_MIGRATION, when: Date.now(), breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  const rule = join(folder, 'server', 'matching', 'line_of_shops.sql');
  writeFileSync(rule, readFileSync(rule, 'utf8').replace(/^-- number \d+/, '-- number 1000'));
}

/** Links the installed packages into a copy of the tree. */
export function linkPackages(folder: string): void {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
}
