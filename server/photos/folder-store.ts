import { randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PHOTO_TYPES, type PhotoType } from '#contract/base/limits.ts';
import { copyPrivately } from '../base/data-folder.ts';
import { codeOf } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import type { Edit } from './formats/walk.ts';
import { LocalFile } from './local-file.ts';
import { knownRequests, ownerless } from './owners.ts';
import {
  type ArrivingPhoto,
  INCOMING,
  isRequestFolder,
  type PhotoStore,
  SET_ASIDE,
  type StoredPhoto,
  type Swept,
} from './photo-store.ts';
import { SharedSync, syncFolder } from './sync.ts';

/**
 * Photos on the disk of this machine: `photos/<request uuid>/<file>`. Arriving files lie in `photos/.incoming/<uuid>`
 * and become final by one rename of the folder.
 */
export class FolderStore implements PhotoStore {
  readonly folder: string;
  readonly isShared = false;

  readonly #dataDir: string;
  readonly #reserveBytes: number;
  readonly #names: SharedSync;
  /** The folders of requests that are arriving. */
  readonly #arriving = new Map<string, Promise<unknown>>();

  /**
   * @param dataDir the server's data folder
   * @param reserveBytes how much of the disk stays free
   */
  constructor(dataDir: string, reserveBytes = 0) {
    this.#dataDir = dataDir;
    this.folder = join(dataDir, 'photos');
    this.#reserveBytes = reserveBytes;
    this.#names = new SharedSync(this.folder);
  }

  get place(): string {
    return this.folder;
  }

  async hasRoom(bytes: number): Promise<boolean> {
    return (await this.freeBytes()) - bytes >= this.#reserveBytes;
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }

  /** A disk that has turned read-only takes no photo. */
  async isReachable(): Promise<boolean> {
    return access(this.folder, constants.W_OK).then(
      () => true,
      () => false,
    );
  }

  /** The folder of photos for which a sweep found no request. */
  get setAside(): string {
    return join(this.folder, SET_ASIDE);
  }

  /** The folder in which the files of a submission arrive. */
  incoming(uuid: string): string {
    return join(this.folder, INCOMING, uuid);
  }

  async receive(uuid: string, expected?: PhotoType): Promise<ArrivingPhoto> {
    const folder = this.incoming(uuid);
    const creation = this.#arriving.get(uuid) ?? mkdir(folder, { recursive: true, mode: 0o700 });
    this.#arriving.set(uuid, creation);
    await creation;
    return PhotoFile.begin(folder, expected);
  }

  async keep(uuid: string): Promise<void> {
    const folder = join(this.folder, uuid);
    await rename(this.incoming(uuid), folder);
    this.#arriving.delete(uuid);
    await Promise.all([syncFolder(folder), this.#names.wait()]);
  }

  async add(uploadId: string, uuid: string): Promise<void> {
    const folder = join(this.folder, uuid);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.incoming(uploadId)))
      await rename(join(this.incoming(uploadId), name), join(folder, name));
    await Promise.all([syncFolder(folder), this.#names.wait()]);
  }

  async discardIncoming(uuid: string): Promise<void> {
    if (!this.#arriving.delete(uuid)) return;
    await this.#removeIncoming(uuid).catch(() => undefined);
  }

  #removeIncoming(uuid: string): Promise<void> {
    return rm(this.incoming(uuid), { recursive: true, force: true });
  }

  async erase(uuid: string): Promise<void> {
    for (const folder of [this.incoming(uuid), join(this.folder, uuid), join(this.setAside, uuid)])
      await rm(folder, { recursive: true, force: true });
  }

  async has(path: string): Promise<boolean> {
    return stat(join(this.folder, path)).then(
      () => true,
      () => false,
    );
  }

  async read(path: string): Promise<StoredPhoto | undefined> {
    try {
      const file = await open(join(this.folder, path));
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream() };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async *kept(): AsyncIterable<string> {
    yield* await this.#keptFolders();
  }

  async #keptFolders(): Promise<string[]> {
    return (await readdir(this.folder).catch(() => [])).filter(isRequestFolder);
  }

  async copyOut(path: string, file: string): Promise<boolean> {
    try {
      await copyPrivately(join(this.folder, path), file, constants.COPYFILE_FICLONE);
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  async copyIn(file: string, path: string): Promise<void> {
    const photo = join(this.folder, path);
    await mkdir(dirname(photo), { recursive: true, mode: 0o700 });
    await copyPrivately(file, photo);
  }

  async readPartner(): Promise<string> {
    return (await readFile(this.#partnerFile, 'utf8').catch(() => '')).trim();
  }

  async writePartner(id: string): Promise<void> {
    await writeFile(this.#partnerFile, `${id}\n`, { mode: 0o600 });
    await syncFolder(this.#dataDir);
  }

  get #partnerFile(): string {
    return join(this.#dataDir, 'database-id');
  }

  async sweep(db: Db): Promise<Swept> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(this.folder, 0o700);
    await mkdir(join(this.folder, INCOMING), { recursive: true, mode: 0o700 });
    const uploadIds = await readdir(join(this.folder, INCOMING));
    for (const uuid of uploadIds) await this.#removeIncoming(uuid).catch(() => undefined);
    const takenBack = await this.#takeBack(db);
    const { erased, orphans } = await ownerless(db, await this.#keptFolders());
    for (const uuid of erased) await this.erase(uuid);
    if (orphans.length > 0) await mkdir(this.setAside, { recursive: true, mode: 0o700 });
    for (const uuid of orphans) await this.#moveAside(uuid);
    return { unfinished: uploadIds.length, setAside: orphans.length, erased: erased.length, takenBack };
  }

  async #takeBack(db: Db): Promise<number> {
    const aside = (await readdir(this.setAside).catch(() => [])).filter(isRequestFolder);
    const uuids = await knownRequests(db, aside);
    for (const uuid of uuids) await rename(join(this.setAside, uuid), join(this.folder, uuid));
    return uuids.length;
  }

  async #moveAside(uuid: string): Promise<void> {
    const folder = join(this.setAside, uuid);
    await rename(join(this.folder, uuid), folder);
    const now = new Date();
    await utimes(folder, now, now);
  }

  async dropSetAside(before: Date, arrivedBefore?: Date): Promise<number> {
    let count = 0;
    for (const uuid of await readdir(this.setAside).catch(() => [])) {
      const folder = join(this.setAside, uuid);
      const { setAside, arrived } = await momentsOf(folder);
      if (setAside > before && !(arrivedBefore && arrived < arrivedBefore)) continue;
      await rm(folder, { recursive: true, force: true });
      count += 1;
    }
    return count;
  }
}

/** When the folder was set aside, and when its first photo arrived. */
async function momentsOf(folder: string): Promise<{ setAside: Date; arrived: Date }> {
  const { mtime: setAside } = await stat(folder);
  const [first] = await readdir(folder);
  const { mtime: arrivedAt } = first ? await stat(join(folder, first)) : { mtime: setAside };
  return { setAside, arrived: arrivedAt };
}

const nameOf = (path: string, type: PhotoType) => `${path}.${PHOTO_TYPES[type][0]}`;

class PhotoFile implements ArrivingPhoto {
  readonly #file: LocalFile;
  readonly #expected: PhotoType | undefined;

  private constructor(file: LocalFile, expected: PhotoType | undefined) {
    this.#file = file;
    this.#expected = expected;
  }

  static async begin(folder: string, expected: PhotoType | undefined): Promise<PhotoFile> {
    const path = join(folder, randomUUID());
    return new PhotoFile(await LocalFile.create(expected ? nameOf(path, expected) : path), expected);
  }

  append(pieces: readonly Buffer[]): Promise<void> {
    return this.#file.append(pieces);
  }

  async finish(type: PhotoType, edits: readonly Edit[]): Promise<string> {
    await this.#file.overwrite(edits);
    // A request is acknowledged only when its photos would survive a power cut.
    await this.#file.sync();
    await this.#file.close();
    const { path } = this.#file;
    if (type === this.#expected) return basename(path);
    await rename(path, nameOf(path, type));
    return basename(nameOf(path, type));
  }

  async cancel(): Promise<void> {
    await this.#file.close();
    await rm(this.#file.path, { force: true });
  }
}
