/**
 * `npm run convert`: takes the requests, enquiries and registrations of an earlier release, whose embedded database was
 * PGlite, over into the embedded PostgreSQL. The old folder stays unchanged. `scripts/convert.mjs` installs PGlite for
 * the moment and gives its path.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { command } from '../base/command.ts';
import type { Config } from '../base/config.ts';
import { prepareDataFolder } from '../base/data-folder.ts';
import { StartError } from '../base/errors.ts';
import { lockDataDir } from '../db/lock.ts';
import { OPERATORS_PATIENCE, openEmbedded, rowsOf } from '../db/open.ts';
import { seed } from '../db/seed/seed.ts';

/** The tables of people's data, in an order in which every row finds those that it refers to. The rest is seeded. */
const TABLES = [
  'requests',
  'request_items',
  'request_photos',
  'matches',
  'shop_registrations',
  'contact_enquiries',
];
const ROWS_AT_ONCE = 500;

interface OldDatabase {
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

async function convert({ dataDir }: Config, pglite: string): Promise<void> {
  const [from, to] = [join(dataDir, 'db'), join(dataDir, 'postgres')];
  if (!existsSync(join(from, 'PG_VERSION')))
    throw new StartError(`${from} holds no database of an earlier release.`, 'There is nothing to convert.');
  if (existsSync(to))
    throw new StartError(`${to} is there already.`, 'Move it away if the old data are to replace it.');
  await prepareDataFolder(dataDir);
  const unlock = await lockDataDir(dataDir);
  const { PGlite } = await import(pathToFileURL(pglite).href);
  const old: OldDatabase = await PGlite.create(from);
  // Beside its final place: a start does not take the result of an interrupted conversion for a database.
  const half = join(dataDir, 'converting');
  try {
    await rm(half, { recursive: true, force: true });
    await prepareDataFolder(half);
    await copy(old, half);
    await rename(join(half, 'postgres'), to);
    await rm(half, { recursive: true, force: true });
  } finally {
    await old.close();
    await unlock();
  }
  console.log(`Converted. ${from} is no longer needed; keep it until you have seen that all is well.`);
}

async function copy(old: OldDatabase, folder: string): Promise<void> {
  const database = await openEmbedded(folder, { pool: OPERATORS_PATIENCE });
  try {
    await database.migrate();
    await seed(database.db, console.log);
    await database.db.transaction(async (tx) => {
      for (const table of TABLES) {
        const { rows } = await old.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t`);
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
          const part = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE).map(({ row }) => row));
          await tx.execute(
            sql`insert into ${sql.identifier(table)}
                select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${part}::jsonb)`,
          );
        }
        const [tally] = await rowsOf<{ count: number }>(
          tx,
          sql`select count(*)::int as count from ${sql.identifier(table)}`,
        );
        if (tally?.count !== rows.length) throw new Error(`${table}: ${tally?.count} of ${rows.length}`);
        console.log(`${table}: ${rows.length}`);
      }
      await tx.execute(
        sql`update shops set match_count = m.count, last_matched_at = m.last
            from (select shop_uuid, count(*)::int as count, max(created_at) as last from matches group by 1) m
            where m.shop_uuid = shops.uuid`,
      );
    });
  } finally {
    await database.close();
  }
}

await command((settings) => convert(settings, process.argv[2] ?? ''));
