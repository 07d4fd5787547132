import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import { PhotoStoreError } from '../../base/errors.ts';
import type { Edit } from '../formats/walk.ts';
import { LocalFile } from '../local-file.ts';
import type { Objects, Parts } from './objects.ts';

/** The smallest part that S3 takes, except for the last one. */
const PART_BYTES = 5 * 1024 * 1024;

/** A part is in memory while it is sent; waiting parts are on the disk. */
const sending = pLimit(8);

/**
 * A photo on its way into the store. It waits in a file without a name, which ends with the process, until a part is
 * final; the part is sent while the rest arrives. A photo of one part is put at once.
 */
export class PhotoUpload {
  readonly #objects: Objects;
  readonly #file: LocalFile;
  #target: Parts | undefined;
  readonly #tags: string[] = [];

  private constructor(objects: Objects, file: LocalFile) {
    this.#objects = objects;
    this.#file = file;
  }

  /** @param path of a file for the moment */
  static async begin(objects: Objects, path: string): Promise<PhotoUpload> {
    const file = await LocalFile.create(path);
    await rm(path);
    return new PhotoUpload(objects, file);
  }

  /** A file that is there already; it stays. */
  static async of(objects: Objects, path: string): Promise<PhotoUpload> {
    return new PhotoUpload(objects, await LocalFile.open(path));
  }

  append(pieces: readonly Buffer[]): Promise<void> {
    return this.#file.append(pieces);
  }

  /** Sends the parts that are there. */
  async sendParts(key: string, type: string): Promise<void> {
    while (this.#file.size - this.#tags.length * PART_BYTES >= PART_BYTES) await this.#sendPart(key, type);
  }

  overwrite(edits: readonly Edit[]): Promise<void> {
    return this.#file.overwrite(edits);
  }

  /** Sends the rest, and checks that the store has the whole photo. */
  async finish(key: string, type: string): Promise<void> {
    const { size } = this.#file;
    if (!this.#target && size <= PART_BYTES)
      await sending(async () => this.#objects.put(key, await this.#file.read(0, size), type));
    else {
      while (this.#tags.length * PART_BYTES < size) await this.#sendPart(key, type);
      if (this.#target) await this.#objects.completeParts(this.#target, this.#tags);
      this.#target = undefined;
    }
    await this.#file.close();
    const storedSize = await this.#objects.size(key);
    if (storedSize !== size)
      throw new PhotoStoreError('unavailable', {
        cause: new Error(`${storedSize ?? 'no'} bytes of ${size} are in the store`),
      });
  }

  /** @returns whether the store certainly holds nothing of it */
  async cancel(): Promise<boolean> {
    await this.#file.close();
    if (!this.#target) return true;
    return this.#objects.abortParts(this.#target).then(
      () => true,
      () => false,
    );
  }

  async #sendPart(key: string, type: string): Promise<void> {
    this.#target ??= await this.#objects.beginParts(key, type);
    const target = this.#target;
    const tags = this.#tags;
    const at = tags.length * PART_BYTES;
    const send = async () =>
      this.#objects.putPart(target, tags.length + 1, await this.#file.read(at, PART_BYTES));
    tags.push(await sending(send));
  }
}
