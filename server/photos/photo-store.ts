import type { Readable } from 'node:stream';
import type { PhotoType } from '#contract/base/limits.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/open.ts';
import type { Edit } from './formats/walk.ts';

/** The folder of arriving photos, until the request has all of them. */
export const INCOMING = '.incoming';
/** The folder of photos for which a sweep found no request. */
export const SET_ASIDE = '.set-aside';

/** The result of a sweep. */
export interface Swept {
  /** Uploads that were cut off. They are removed, since no seller was told that they arrived. */
  unfinished: number;
  /** Photos of requests that the database does not know; moved to `.set-aside`, where a person decides. */
  setAside: number;
  /** Photos of requests that were erased; removed. */
  erased: number;
  /** Requests whose photos were set aside and that the database knows again, after a restore; moved back. */
  takenBack: number;
}

/** A photo that is arriving. Ends with `finish` or with `cancel`. */
export interface ArrivingPhoto {
  /** Takes the next pieces, and waits while the store cannot follow. */
  append(pieces: readonly Buffer[]): Promise<void>;
  /**
   * Makes the last changes, and waits until the photo is stored whole.
   * @returns its name, which no other photo of the request has
   */
  finish(type: PhotoType, edits: readonly Edit[]): Promise<string>;
  /** Removes the arrived bytes. */
  cancel(): Promise<void>;
}

/** A photo that is read. */
export interface StoredPhoto {
  bytes: number;
  content: Readable;
}

/**
 * The store of photos, as `<request uuid>/<name>`. A request gets all its photos in one step (`keep`): before it they
 * count as arriving and are removed if anything fails, after it only `erase` removes them.
 */
export interface PhotoStore {
  /** Its name for operators. */
  readonly place: string;
  /** Whether several processes share it. */
  readonly isShared: boolean;

  /** Whether there is room for this many bytes, as far as that can be told. */
  hasRoom(bytes: number): Promise<boolean>;
  /** Undefined if unknown. */
  freeBytes(): Promise<number | undefined>;
  /** Whether it answers, and is the store that belongs to the database. Answers soon. */
  isReachable(): Promise<boolean>;

  /**
   * Begins a photo of a request that is arriving.
   * @param expected the type of the photo if it is whole; given only if nothing of it will be overwritten
   */
  receive(uuid: string, expected?: PhotoType): Promise<ArrivingPhoto>;
  /** Makes all arrived photos final. When it returns, they survive a power cut. */
  keep(uuid: string): Promise<void>;
  /** Adds photos that have arrived under a uuid of their own to a request that is stored. */
  add(uploadId: string, uuid: string): Promise<void>;
  /** Removes photos that arrived and were not kept. Does not fail: a sweep removes the rest. */
  discardIncoming(uuid: string): Promise<void>;
  /** Removes all photos of a request, wherever they are. */
  erase(uuid: string): Promise<void>;

  has(path: string): Promise<boolean>;
  /** Undefined if there is no such photo. The caller reads or destroys the stream. */
  read(path: string): Promise<StoredPhoto | undefined>;
  /** The requests that have photos here. */
  kept(): AsyncIterable<string>;
  /** Copies a photo to a file. Returns false if there is no such photo. */
  copyOut(path: string, file: string): Promise<boolean>;
  /** Stores a file as a photo, for a backup that is restored. */
  copyIn(file: string, path: string): Promise<void>;

  /** The id of the database that the photos belong to; empty if it is not written yet. */
  readPartner(): Promise<string>;
  writePartner(id: string): Promise<void>;
  /**
   * Removes photos that were set aside before a moment, or that arrived before another one, if that can be told.
   * @returns of how many requests
   */
  dropSetAside(before: Date, arrivedBefore?: Date): Promise<number>;
  /** Tidies up after crashes. If the store is not shared, only before the server listens. */
  sweep(db: Db): Promise<Swept>;
}

/** The settings of the store of photos. */
export type PhotoSettings = Pick<Config, 'dataDir'> &
  Partial<Pick<Config, 'photoStore' | 'diskReserveBytes'>>;

/** The place of a photo in any store. */
export const photoPath = (uuid: string, name: string) => `${uuid}/${name}`;

export const isRequestFolder = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
