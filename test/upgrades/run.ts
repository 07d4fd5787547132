/**
 * `npm test -- upgrades`: an operator upgrades. Each release is built from its tag, its server has a life in a data
 * folder, and the folder is brought over to this version: a copy of it by `npm run migrate`, with every row and photo
 * compared, and itself by a start of the server, which shows what is in it. The newest release then starts on it
 * again. While no release is tagged, the commit that is checked out stands in for one. A version without a migration
 * of its own gets one that is made for the purpose.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isOfTheDatabase } from '#server/commands/backup/tables.ts';
import { runningCluster } from '#server/db/embedded/cluster.ts';
import { type Database, rowsOf } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import { LATER_MIGRATION } from '../base/copy-tree.ts';
import { freePort } from '../base/free-port.ts';
import { commitOf, releasesOf } from '../base/releases.ts';
import { spawnServer, stopServer, untilUp } from '../base/server-process.ts';
import { type Compared, compare } from '../server/kept-backups/compare.ts';
import { buildRelease, copyWithMigration, ROOT, runIn } from './release-tree.ts';
import { mailedLinks, missingOn, missingPages } from './shown.ts';

/** A release brings its own rows of these: places, goods, versions of functions. */
const REFERENCE = ['towns', 'cities', 'prefectures', 'catalogue_entries', 'seed_versions'];

const isOfTheRelease = (table: string) => REFERENCE.includes(table) || isOfTheDatabase(table);

interface Release {
  name: string;
  commit: string;
}

const counts = { passed: 0, failed: 0 };

function report(name: string, isPassing: boolean, details: readonly string[] = []): void {
  counts[isPassing ? 'passed' : 'failed'] += 1;
  console.log(`${isPassing ? '✓' : '✗'} ${name}`);
  for (const line of details) console.log(`    ${line}`);
}

/** The releases, or the commit that stands in for one. */
function releases(): Release[] {
  const all = releasesOf(ROOT).flatMap((version) => {
    const commit = commitOf(ROOT, `v${version}`);
    return commit ? [{ name: version, commit }] : [];
  });
  if (all.length > 0) return all;
  const commit = commitOf(ROOT, 'HEAD');
  if (!commit) throw new Error('There is no git history here, so no release can be built.');
  console.log(
    `No release is tagged yet (v1.0.0): commit ${commit.slice(0, 12)}, which is checked out, stands in for one.`,
  );
  return [{ name: `commit ${commit.slice(0, 12)}`, commit }];
}

async function withDatabase<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openReached({ databaseUrl: undefined, dataDir });
  return work(database).finally(() => database.close());
}

/** How many rows each table has. */
const rowCounts = (dataDir: string): Promise<Map<string, number>> =>
  withDatabase(dataDir, async ({ db }) => {
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const all = new Map<string, number>();
    for (const { name } of tables) {
      const [row] = await rowsOf<{ count: number }>(
        db,
        sql`select count(*)::int as count from ${sql.identifier(name)}`,
      );
      all.set(name, row?.count ?? 0);
    }
    return all;
  });

/** Every row and column of a backup, and every photo, beside a data folder. */
const compared = (backup: string, dataDir: string): Promise<Compared> =>
  withDatabase(dataDir, async () => {
    const connection = await runningCluster(join(dataDir, 'postgres'));
    if (!connection) throw new Error(`no database runs in ${dataDir}`);
    return compare(backup, connection, dataDir);
  });

/** A server of a tree on a data folder, for as long as the work takes. */
async function serving<Result>(
  tree: string,
  dataDir: string,
  work: (base: string) => Promise<Result>,
): Promise<Result> {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const child = spawnServer({ DATA_DIR: dataDir, PORT: port }, { root: tree });
  try {
    await untilUp(child, base);
    return await work(base);
  } finally {
    await stopServer(child);
  }
}

const migrationsIn = (tree: string) =>
  readdirSync(join(tree, 'server', 'db', 'migrations')).filter((name) => name.endsWith('.sql'));

/** This version; with one more migration if it has none that the release lacks. */
function nextOf(release: string, folder: string): string {
  if (migrationsIn(ROOT).length > migrationsIn(release).length) return ROOT;
  const next = join(folder, 'next');
  copyWithMigration(next);
  console.log(`    it has the migrations of this version, which gets one more here: ${LATER_MIGRATION}`);
  return next;
}

/** @param isNewest one may go back to it from this version, and no further */
async function bringOver({ name, commit }: Release, folder: string, isNewest: boolean): Promise<void> {
  const [tree, dataDir, copy, backup] = ['release', 'data', 'copy', 'backup'].map((one) =>
    join(folder, one),
  ) as [string, string, string, string];
  console.log(`\nbuilding ${name} (${commit.slice(0, 12)}) …`);
  buildRelease(tree, commit);
  const next = nextOf(tree, folder);
  runIn(tree, 'test/upgrades/live.ts', [dataDir]);
  runIn(tree, 'server/commands/backup/run.ts', ['backup', backup], { DATA_DIR: dataDir });
  const before = await rowCounts(dataDir);
  // With its owners: PostgreSQL is another user where root runs this.
  spawnSync('cp', ['-a', dataDir, copy]);

  runIn(next, 'server/commands/migrate.ts', [], { DATA_DIR: copy, SEED: 'demo' });
  const after = await rowCounts(copy);
  const ours = [...before].filter(([table]) => !isOfTheRelease(table));
  const otherCounts = ours.filter(([table, count]) => after.get(table) !== count);
  report(
    `${name}: after npm run migrate ${ours.length} tables have as many rows as before`,
    ours.length > 0 && otherCounts.length === 0,
    otherCounts.map(([table, count]) => `${table}: ${count}, then ${after.get(table) ?? 'gone'}`),
  );
  const { differing, rows, values, photos } = await compared(backup, copy);
  const others = differing.filter((one) => !isOfTheRelease(one));
  report(
    `${name}: ${rows} rows, ${values} values and ${photos} photos are the same`,
    others.length === 0 && photos > 0,
    others,
  );

  const links = await withDatabase(dataDir, ({ db }) => mailedLinks(db, dataDir));
  const missing = await serving(next, dataDir, (base) =>
    withDatabase(dataDir, ({ db }) => missingOn(base, db, dataDir, links)),
  );
  report(
    `${name}: a server of this version starts on the data folder: pages by mailed links, photos, desk, a new request`,
    missing.length === 0,
    missing,
  );
  if (!isNewest) return;
  const missingThen = await serving(tree, dataDir, (base) => missingPages(base, links));
  report(
    `${name}: its own server starts again on it, as if somebody went back`,
    missingThen.length === 0,
    missingThen,
  );
}

const all = releases();
for (const release of all) {
  const folder = mkdtempSync(join(tmpdir(), 'tk-upgrade-'));
  // PostgreSQL does not run as root.
  chmodSync(folder, 0o755);
  const startedAt = Date.now();
  try {
    await bringOver(release, folder, release === all.at(-1));
  } catch (error) {
    report(release.name, false, [(error as Error).message]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`    ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
