import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Config } from '../../base/config.ts';
import { prepareDataFolder } from '../../base/data-folder.ts';
import { StartError } from '../../base/errors.ts';
import { removeCluster } from '../../db/embedded/cluster.ts';
import { lockDataDir } from '../../db/lock.ts';
import { type Database, OPERATORS_PATIENCE, openEmbedded, openPostgres } from '../../db/open.ts';
import { installation } from '../../db/schema.ts';
import { RESTORING } from '../../db/unfinished-restore.ts';
import { openPhotoStore } from '../../photos/open-photo-store.ts';
import type { PhotoSettings, PhotoStore } from '../../photos/photo-store.ts';
import { syncFolder } from '../../photos/sync.ts';
import { fillDatabase, type RestoredBackup, requireEmptyDatabase } from './fill-database.ts';
import { type Manifest, photoOfBackup, readManifest, sha256, sha256Of, tableFile } from './manifest.ts';
import { Progress } from './progress.ts';
import { whatIsBack } from './revived.ts';
import { schemaOf, sortTables } from './schema-of-backup.ts';

const COPIES_AT_ONCE = 8;

/** The target of a restore. */
export type RestorePlace = Pick<Config, 'databaseUrl'> & PhotoSettings;

/** A backup that was restored, and what an operator has to look at, a line for each. */
export type Restored = Manifest & { lookAt: readonly string[] };

/**
 * Puts a backup into an empty data folder (or an empty store of photos), and into the embedded database there or an
 * empty one elsewhere. One of an earlier release becomes what an upgrade would have made of it. Everything is put together in a folder of its own and takes its place at the end. An earlier
 * restore of the same backup that was broken off does no harm.
 * @param say is called with a line for the progress
 * @throws StartError if the target is not empty, or the backup is damaged or of a later release
 */
export async function restore(
  place: RestorePlace,
  backup: string,
  say: (line: string) => void = () => {},
): Promise<Restored> {
  const manifest = await readManifest(backup);
  const schema = await schemaOf(manifest);
  for (const name of sortTables(manifest, schema).leftOut) say(`${name}: no table that is restored`);
  const bytes = await requireUndamaged(manifest, backup);
  await prepareDataFolder(place.dataDir);
  const unlock = await lockDataDir(place.dataDir);
  try {
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const progress = new Progress({ rows, photos: manifest.photos.length, bytes }, say);
    const lookAt = await new Restore(place, { folder: backup, manifest, schema }, progress).run();
    return { ...manifest, lookAt };
  } finally {
    await unlock();
  }
}

interface Filled {
  /** The id of the database. */
  id: string;
  lookAt: readonly string[];
}

class Restore {
  readonly #place: RestorePlace;
  readonly #source: RestoredBackup;
  readonly #progress: Progress;
  readonly #work: string;

  constructor(place: RestorePlace, source: RestoredBackup, progress: Progress) {
    this.#place = place;
    this.#source = source;
    this.#progress = progress;
    this.#work = join(place.dataDir, RESTORING);
  }

  /** @returns what an operator has to look at */
  async run(): Promise<readonly string[]> {
    const photos = await openPhotoStore(this.#place);
    await requireEmpty(this.#place.dataDir, photos, this.#source.manifest);
    await this.#removeWork();
    try {
      await prepareDataFolder(this.#work);
      const { databaseUrl } = this.#place;
      const { id, lookAt } = await (databaseUrl ? this.#fillElsewhere(databaseUrl) : this.#fillEmbedded());
      await this.#removeWork();
      // Last: photos that have a partner are whole.
      await photos.writePartner(id);
      return lookAt;
    } catch (error) {
      await this.#removeWork();
      throw error;
    }
  }

  async #fillElsewhere(databaseUrl: string): Promise<Filled> {
    const database = await openPostgres(databaseUrl, OPERATORS_PATIENCE);
    try {
      await requireEmptyDatabase(database, this.#source.schema);
      return await this.#fill(database);
    } finally {
      await database.close();
    }
  }

  async #fillEmbedded(): Promise<Filled> {
    const database = await openEmbedded(this.#work, { pool: OPERATORS_PATIENCE });
    const outcome = await this.#fill(database).finally(() => database.close());
    await rename(join(this.#work, 'postgres'), join(this.#place.dataDir, 'postgres'));
    await syncFolder(this.#place.dataDir);
    return outcome;
  }

  async #fill(database: Database): Promise<Filled> {
    await fillDatabase(database, this.#source, this.#progress, () => this.#fillPhotos());
    const [row] = await database.db.select().from(installation);
    return { id: row?.id ?? '', lookAt: await whatIsBack(database.db, this.#source.manifest) };
  }

  async #fillPhotos(): Promise<void> {
    const { dataDir, photoStore } = this.#place;
    const arriving = photoStore ? { dataDir, photoStore } : { dataDir: this.#work };
    await this.#copyPhotos(await openPhotoStore(arriving));
    if (!photoStore) await moveFolders(join(this.#work, 'photos'), join(dataDir, 'photos'));
  }

  async #copyPhotos(photos: PhotoStore): Promise<void> {
    const atOnce = pLimit(COPIES_AT_ONCE);
    const copies = this.#source.manifest.photos.map(({ path, sha256: digest }) =>
      atOnce(async () => {
        const file = photoOfBackup(this.#source.folder, path);
        await photos.copyIn(file, path);
        const copy = await photos.read(path);
        if (!copy || (await sha256Of(copy.content)) !== digest) throw damaged(file);
        this.#progress.add({ photos: 1, bytes: copy.bytes });
      }),
    );
    await Promise.all(copies);
  }

  async #removeWork(): Promise<void> {
    await removeCluster(join(this.#work, 'postgres'));
    await rm(this.#work, { recursive: true, force: true });
  }
}

const requestsOf = ({ photos }: Manifest) => new Set(photos.map(({ path }) => dirname(path)));

const damaged = (file: string) => new StartError(`${file} is missing or damaged.`, 'Use another backup.');

/**
 * Checks what can be checked quickly; photos are compared when they are copied.
 * @returns about how many bytes there are to restore
 */
async function requireUndamaged({ tables, photos }: Manifest, backup: string): Promise<number> {
  let bytes = 0;
  for (const { name, sha256: digest } of tables) {
    const file = tableFile(backup, name);
    if ((await sha256(file).catch(() => '')) !== digest) throw damaged(file);
    bytes += (await stat(file)).size * TEXT_SHRINKS;
  }
  for (const { path } of photos) {
    const stats = await stat(photoOfBackup(backup, path)).catch(() => undefined);
    if (!stats) throw damaged(photoOfBackup(backup, path));
    bytes += stats.size;
  }
  return bytes;
}

/** How much smaller rows become in a backup, roughly. */
const TEXT_SHRINKS = 3;

/** Photos of this backup in a store without a partner were left by a restore that was broken off. */
async function requireEmpty(dataDir: string, photos: PhotoStore, manifest: Manifest): Promise<void> {
  if (existsSync(join(dataDir, 'postgres')))
    throw new StartError(`${dataDir} is not empty.`, 'Name an empty folder with DATA_DIR.');
  const ours = (await photos.readPartner()) === '' ? requestsOf(manifest) : new Set<string>();
  for await (const uuid of photos.kept())
    if (!ours.has(uuid))
      throw new StartError(
        `${photos.place} is not empty.`,
        'Name an empty place with DATA_DIR or PHOTO_STORE.',
      );
}

/** Moves all folders of a folder into another one. One of the same name there is replaced. */
async function moveFolders(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from).catch(() => [])) {
    await rm(join(to, name), { recursive: true, force: true });
    await rename(join(from, name), join(to, name));
  }
  await syncFolder(to);
}
