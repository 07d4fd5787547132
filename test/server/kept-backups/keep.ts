/**
 * `npm run keep-backup -- NAME`: lets a server of these sources have a life, and keeps its backup as NAME, small; left
 * out, the version of package.json. `npm run keep-backup -- NAME --of FOLDER` keeps a backup that is there.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '#server/commands/backup/backup.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { contentsOfBackup } from './compare.ts';
import { live } from './live.ts';
import { emptyTables, thinOut } from './thin.ts';

const PHOTO_BYTES = 150_000;

async function backUpALife(folder: string): Promise<string> {
  const dataDir = join(folder, 'data');
  await live(dataDir);
  await backUp({ databaseUrl: undefined, dataDir }, join(folder, 'backup'), console.log);
  return join(folder, 'backup');
}

const { values, positionals } = parseArgs({
  options: { of: { type: 'string' } },
  allowPositionals: true,
});
const [name = packageFile.version] = positionals;
if (!/^[\w.]+$/.test(name)) throw new Error('npm run keep-backup -- NAME [--of FOLDER]');
const folder = await mkdtemp(join(tmpdir(), 'tk-keep-'));
// PostgreSQL does not run as root.
await chmod(folder, 0o755);
try {
  const backup = values.of ? resolve(values.of) : await backUpALife(folder);
  const target = join(import.meta.dirname, name);
  await thinOut(backup, target, PHOTO_BYTES);
  const empty = emptyTables(await contentsOfBackup(target));
  if (empty.length > 0 && !values.of)
    throw new Error(
      `fill.ts leaves no row in ${empty.join(', ')}: let it happen there, and keep the backup again.`,
    );
} finally {
  await rm(folder, { recursive: true, force: true });
}
