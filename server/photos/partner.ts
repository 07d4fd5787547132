import { PhotoStoreError, StartError } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { installation, requestPhotos } from '../db/schema.ts';
import { unknownRequests } from './owners.ts';
import type { PhotoStore } from './photo-store.ts';

/** The numbers of requests and photos from which a store and a database without ids count as known to each other. */
const MANY = 1000;
const FEW = 10;

/**
 * Checks that the photos belong to the database: the id in both is the same. A new store or a new database takes the
 * other's id.
 * @throws StartError if they do not belong together, because then photos would look as if they belonged to no request
 */
export async function requirePartner(db: Db, photos: PhotoStore): Promise<void> {
  try {
    const inDatabase = await idOf(db);
    const inStore = await photos.readPartner();
    if (inStore === inDatabase) return;
    if (inStore !== '' || (await holdsOnlyStrangers(db, photos))) throw strangers(photos);
    if (photos.isShared && (await namesMissingPhoto(db, photos))) throw elsewhere(photos);
    await photos.writePartner(inDatabase);
  } catch (error) {
    throw error instanceof PhotoStoreError ? unreachable(photos, error) : error;
  }
}

async function idOf(db: Db): Promise<string> {
  await db.insert(installation).values({}).onConflictDoNothing();
  const [row] = await db.select().from(installation);
  return row?.id ?? '';
}

/** A store of a release before there were ids, or copied by hand. */
async function holdsOnlyStrangers(db: Db, photos: PhotoStore): Promise<boolean> {
  const some: string[] = [];
  for await (const uuid of photos.kept()) if (some.push(uuid) === MANY) break;
  return some.length > 0 && (await unknownRequests(db, some)).length === some.length;
}

/** All processes share the store, so every photo must be in it; some of them tell whether they were copied. */
async function namesMissingPhoto(db: Db, photos: PhotoStore): Promise<boolean> {
  const some = await db.select({ path: requestPhotos.path }).from(requestPhotos).limit(FEW);
  for (const { path } of some) if (!(await photos.has(path))) return true;
  return false;
}

const strangers = ({ place }: PhotoStore) =>
  new StartError(
    `The photos in ${place} belong to another database than the one that is set.`,
    [
      'Set DATABASE_URL to the database that they belong to (unset it for the embedded one),',
      'or give the new database a place of its own for photos with DATA_DIR or PHOTO_STORE.',
      'If you restored a backup of only one of the two, restore the other as well.',
    ].join('\n'),
  );

const elsewhere = ({ place }: PhotoStore) =>
  new StartError(
    `The database names photos that are not in ${place}.`,
    'Copy the folders below DATA_DIR/photos there with a tool for S3, as they are, and start again.',
  );

const unreachable = ({ place }: PhotoStore, cause: PhotoStoreError) =>
  new StartError(
    `${place} cannot be used: ${cause.message}`,
    'Check PHOTO_STORE, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE, the credentials, and that the bucket exists.',
    { cause },
  );
