import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { PHOTO_TYPES, type PhotoType } from '#contract/base/limits.ts';
import type { S3Place } from '../../base/config.ts';
import { PhotoStoreError } from '../../base/errors.ts';
import type { Db } from '../../db/open.ts';
import type { Edit } from '../formats/walk.ts';
import { knownRequests, ownerless } from '../owners.ts';
import {
  type ArrivingPhoto,
  INCOMING,
  isRequestFolder,
  type PhotoStore,
  photoPath,
  SET_ASIDE,
  type StoredPhoto,
  type Swept,
} from '../photo-store.ts';
import { Objects } from './objects.ts';
import { PhotoUpload } from './photo-upload.ts';

const PARTNER = 'database-id';
/** Longer than any request may take. An incomplete request that is older has no process that works on it. */
const PATIENCE_MS = 60 * 60_000;
/** The caller of the health check gives up soon. */
const READY_MS = 1_500;
/** A small call while a seller waits. */
const SOON_MS = 5_000;

/** A request that is arriving at this process. */
interface Arrival {
  /** When, by the clock of this process. */
  since: number;
  keys: string[];
  /** The mark is in the store. */
  marked: Promise<void>;
  isKept: boolean;
  /** Something may come to be in the store that could not be removed: the mark stays for a sweep. */
  isUnclear: boolean;
}

/**
 * Photos in a store that speaks S3: `<prefix><request uuid>/<file>`, as in a folder. S3 cannot rename, so a mark
 * `<prefix>.incoming/<request uuid>` is there before the first photo, and the photos become final in one step by removing
 * it (decision 26).
 */
export class S3Store implements PhotoStore {
  readonly place: string;
  readonly isShared = true;

  readonly #objects: Objects;
  readonly #spool: string;
  readonly #patienceMs: number;
  readonly #arrivals = new Map<string, Arrival>();

  /**
   * @param dataDir photos pass through it while they arrive
   * @param patienceMs the age at which an incomplete request counts as given up
   */
  constructor(place: S3Place, dataDir: string, patienceMs = PATIENCE_MS) {
    this.place = `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, '');
    this.#objects = new Objects(place);
    this.#spool = join(dataDir, 'photos', INCOMING);
    this.#patienceMs = patienceMs;
  }

  async hasRoom(): Promise<boolean> {
    return true;
  }

  async freeBytes(): Promise<undefined> {
    return undefined;
  }

  async isReachable(): Promise<boolean> {
    const size = await this.#objects.size(PARTNER, READY_MS).catch(() => undefined);
    return size !== undefined;
  }

  async receive(uuid: string, expected?: PhotoType): Promise<ArrivingPhoto> {
    const arrival = this.#arrivalOf(uuid);
    await arrival.marked;
    await mkdir(this.#spool, { recursive: true, mode: 0o700 });
    const upload = await PhotoUpload.begin(this.#objects, join(this.#spool, randomUUID()));
    return new ArrivingObject(upload, uuid, arrival, expected);
  }

  async keep(uuid: string): Promise<void> {
    const arrival = this.#arrivals.get(uuid);
    // Other processes may take a process that slept this long for dead.
    if (!arrival || performance.now() - arrival.since > this.#patienceMs / 2)
      throw new PhotoStoreError('unavailable', { cause: new Error('the request took too long') });
    await this.#objects.remove(markOf(uuid), SOON_MS);
    arrival.isKept = true;
  }

  async add(uploadId: string, uuid: string): Promise<void> {
    for (const key of this.#arrivals.get(uploadId)?.keys ?? [])
      await this.#objects.copy(key, `${uuid}/${key.slice(uploadId.length + 1)}`);
  }

  async discardIncoming(uuid: string): Promise<void> {
    const arrival = this.#arrivals.get(uuid);
    this.#arrivals.delete(uuid);
    // Not waited for: a store that is slow would keep the seller waiting.
    if (arrival && !arrival.isKept) void this.#removeArrived(uuid, arrival);
  }

  async #removeArrived(uuid: string, arrival: Arrival): Promise<void> {
    try {
      for (const key of arrival.keys) await this.#objects.remove(key);
      if (!arrival.isUnclear) await this.#objects.remove(markOf(uuid));
    } catch {
      // The mark is still there, so the next sweep removes the rest.
    }
  }

  async erase(uuid: string): Promise<void> {
    const arrival = this.#arrivals.get(uuid);
    // discardIncoming removes it, and the caller need not wait for that.
    if (arrival && !arrival.isKept) return;
    // Lists can lag behind the newest objects.
    const keys = new Set(arrival?.keys);
    for (const start of [`${uuid}/`, `${SET_ASIDE}/${uuid}/`])
      for await (const { key } of this.#objects.list(start)) keys.add(key);
    for (const key of keys) await this.#objects.remove(key);
  }

  async has(path: string): Promise<boolean> {
    return (await this.#objects.size(path)) !== undefined;
  }

  read(path: string): Promise<StoredPhoto | undefined> {
    return this.#objects.read(path);
  }

  async *kept(): AsyncIterable<string> {
    for await (const names of this.#objects.folders()) yield* names.filter(isRequestFolder);
  }

  copyOut(path: string, file: string): Promise<boolean> {
    return this.#objects.copyOut(path, file);
  }

  async copyIn(file: string, path: string): Promise<void> {
    const upload = await PhotoUpload.of(this.#objects, file);
    await upload.finish(path, typeOf(path));
  }

  async readPartner(): Promise<string> {
    return (await this.#objects.text(PARTNER))?.trim() ?? '';
  }

  async writePartner(id: string): Promise<void> {
    await this.#objects.put(PARTNER, Buffer.from(`${id}\n`), 'text/plain');
  }

  async sweep(db: Db): Promise<Swept> {
    const before = Date.now() - this.#patienceMs;
    const count = await this.#removeUnfinished(db, before);
    const takenBack = await this.#takeBack(db);
    let [setAside, erased] = [0, 0];
    for await (const names of this.#objects.folders()) {
      const result = await ownerless(db, names.filter(isRequestFolder));
      for (const uuid of result.erased) await this.erase(uuid);
      erased += result.erased.length;
      for (const uuid of result.orphans) if (await this.#setAside(uuid, before)) setAside += 1;
    }
    return { unfinished: count, setAside, erased, takenBack };
  }

  /** The time of a copy is that of copying, not of the photo's arrival. */
  async dropSetAside(before: Date): Promise<number> {
    const folders = new Set<string>();
    for await (const { key, at } of this.#objects.list(`${SET_ASIDE}/`)) {
      if (at > before) continue;
      await this.#objects.remove(key);
      folders.add(dirname(key));
    }
    return folders.size;
  }

  #arrivalOf(uuid: string): Arrival {
    const present = this.#arrivals.get(uuid);
    if (present) return present;
    const marked = this.#objects.put(markOf(uuid), Buffer.from(uuid), 'text/plain', SOON_MS);
    // The receiver of a photo awaits it.
    marked.catch(() => undefined);
    const arrival: Arrival = { since: performance.now(), keys: [], marked, isKept: false, isUnclear: false };
    this.#arrivals.set(uuid, arrival);
    return arrival;
  }

  async #removeUnfinished(db: Db, before: number): Promise<number> {
    for await (const parts of this.#objects.unfinishedParts())
      if (parts.at.getTime() <= before) await this.#objects.abortParts(parts);
    let count = 0;
    for await (const { key, at } of this.#objects.list(`${INCOMING}/`)) {
      const uuid = key.slice(INCOMING.length + 1);
      if (at.getTime() > before || !isRequestFolder(uuid)) continue;
      // Lists can lag: a photo whose mark is gone, or that has a request, was kept.
      if ((await this.#objects.size(key)) === undefined) continue;
      const { erased, orphans } = await ownerless(db, [uuid]);
      if (erased.length + orphans.length > 0) {
        for await (const photo of this.#objects.list(`${uuid}/`)) await this.#objects.remove(photo.key);
        count += 1;
      }
      await this.#objects.remove(key);
    }
    return count;
  }

  /** Returns false if it is too young: its request may be about to be stored. */
  async #setAside(uuid: string, before: number): Promise<boolean> {
    const keys: string[] = [];
    for await (const { key, at } of this.#objects.list(`${uuid}/`)) {
      if (at.getTime() > before) return false;
      keys.push(key);
    }
    for (const key of keys) await this.#move(key, `${SET_ASIDE}/${key}`);
    return keys.length > 0;
  }

  async #takeBack(db: Db): Promise<number> {
    const aside = new Map<string, string[]>();
    for await (const { key } of this.#objects.list(`${SET_ASIDE}/`)) {
      const [, uuid = ''] = key.split('/');
      aside.set(uuid, [...(aside.get(uuid) ?? []), key]);
    }
    const uuids = await knownRequests(db, [...aside.keys()].filter(isRequestFolder));
    for (const key of uuids.flatMap((uuid) => aside.get(uuid) ?? []))
      await this.#move(key, key.slice(SET_ASIDE.length + 1));
    return uuids.length;
  }

  async #move(key: string, to: string): Promise<void> {
    await this.#objects.copy(key, to);
    if ((await this.#objects.size(to)) === (await this.#objects.size(key))) await this.#objects.remove(key);
  }
}

class ArrivingObject implements ArrivingPhoto {
  readonly #upload: PhotoUpload;
  readonly #uuid: string;
  readonly #arrival: Arrival;
  readonly #expected: PhotoType | undefined;
  readonly #name = randomUUID();

  constructor(upload: PhotoUpload, uuid: string, arrival: Arrival, expected: PhotoType | undefined) {
    this.#upload = upload;
    this.#uuid = uuid;
    this.#arrival = arrival;
    this.#expected = expected;
  }

  async append(pieces: readonly Buffer[]): Promise<void> {
    await this.#upload.append(pieces);
    if (this.#expected) await this.#upload.sendParts(this.#keyOf(this.#expected), this.#expected);
  }

  async finish(type: PhotoType, edits: readonly Edit[]): Promise<string> {
    await this.#upload.overwrite(edits);
    const key = this.#keyOf(type);
    this.#arrival.keys.push(key);
    try {
      await this.#upload.finish(key, type);
    } catch (error) {
      // The object may have arrived without an answer, or may still arrive.
      this.#arrival.isUnclear = true;
      throw error;
    }
    return key.slice(this.#uuid.length + 1);
  }

  async cancel(): Promise<void> {
    if (!(await this.#upload.cancel())) this.#arrival.isUnclear = true;
  }

  #keyOf(type: PhotoType): string {
    return photoPath(this.#uuid, `${this.#name}.${PHOTO_TYPES[type][0]}`);
  }
}

function typeOf(path: string): string {
  const ending = extname(path).slice(1);
  const entry = Object.entries(PHOTO_TYPES).find(([, endings]) => endings.some((one) => one === ending));
  return entry?.[0] ?? 'application/octet-stream';
}

const markOf = (uuid: string) => `${INCOMING}/${uuid}`;
