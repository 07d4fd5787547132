/**
 * `npm run migration -- --name what_it_does`: writes the migration for a change of `server/db/schema.ts`.
 * `npm run migration -- --first`: until a release is tagged, writes the one migration again. Drizzle makes the tables;
 * `server/db/first/` has the statements before and after them that it cannot make.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasesOf } from '#test/base/releases.ts';

const ROOT = join(import.meta.dirname, '..');
const DATABASE = join(ROOT, 'server', 'db');
const MIGRATIONS = join(DATABASE, 'migrations');
const BREAK = '--> statement-breakpoint\n';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** @throws Error if drizzle says why not */
function generate(args: readonly string[]): void {
  const kit = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const config = join(DATABASE, 'drizzle.config.ts');
  const { status } = spawnSync(process.execPath, [kit, 'generate', '--config', config, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('no migration was written');
}

/** @returns whether it was written */
function makeFirst(): boolean {
  const [release] = releasesOf(ROOT);
  if (release) {
    console.error(
      `Databases have run the migrations of release ${release}, so they stay as they are.\nWrite one that comes after them: npm run migration -- --name what_it_does`,
    );
    return false;
  }
  rmSync(MIGRATIONS, { recursive: true, force: true });
  generate(['--name', 'first_release']);
  const file = join(MIGRATIONS, '0000_first_release.sql');
  const first = (name: string) => read(DATABASE, 'first', name);
  writeFileSync(file, [first('before.sql'), `${read(file)}\n`, first('after.sql')].join(BREAK));
  console.log('The kept backup of the first release is of another schema now: npm run keep-backup');
  return true;
}

const args = process.argv.slice(2);
if (!args.includes('--first')) generate(args);
else if (!makeFirst()) process.exitCode = 1;
