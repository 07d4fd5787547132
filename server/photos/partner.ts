import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/open.ts';
import { installation } from '../db/schema.ts';
import { StartError } from '../errors.ts';
import { type PhotoStore, unknownRequests } from './photo-store.ts';
import { syncFolder } from './sync.ts';

/**
 * Checks that the data folder belongs to the database: the id in both is the same. A folder or a database that is new
 * takes the other's id.
 * @throws StartError if they do not belong together, because then photos would look as if nobody owned them
 */
export async function requirePartner(dataDir: string, db: Db, photos: PhotoStore): Promise<void> {
  const path = join(dataDir, 'database-id');
  const inFolder = (await readFile(path, 'utf8').catch(() => '')).trim();
  const inDatabase = await idOf(db);
  if (inFolder === inDatabase) return;
  if (inFolder !== '' || (await holdsOnlyStrangers(db, photos))) throw strangers(dataDir);
  await writeFile(path, `${inDatabase}\n`);
  await syncFolder(dataDir);
}

async function idOf(db: Db): Promise<string> {
  await db.insert(installation).values({}).onConflictDoNothing();
  const [row] = await db.select().from(installation);
  return row?.id ?? '';
}

/** A folder of a release before there were ids. */
async function holdsOnlyStrangers(db: Db, photos: PhotoStore): Promise<boolean> {
  const kept = await photos.kept();
  return kept.length > 0 && (await unknownRequests(db, kept)).length === kept.length;
}

const strangers = (dataDir: string) =>
  new StartError(
    `The photos in ${dataDir} belong to another database than the one that is set.`,
    [
      'Set DATABASE_URL to the database that they belong to (unset it for the embedded one),',
      'or give the new database a data folder of its own with DATA_DIR.',
      'If you restored a backup of only one of the two, restore the other as well.',
    ].join('\n'),
  );
