import { type FileHandle, open } from 'node:fs/promises';
import type { Edit, Place } from './formats/walk.ts';

/** A file that is written from its start to its end, and read. */
export class LocalFile {
  readonly path: string;
  size = 0;
  readonly #handle: FileHandle;

  private constructor(path: string, handle: FileHandle) {
    this.path = path;
    this.#handle = handle;
  }

  /** @throws if there is such a file */
  static async create(path: string): Promise<LocalFile> {
    return new LocalFile(path, await open(path, 'wx+', 0o600));
  }

  /** A file that is complete, to read it. */
  static async open(path: string): Promise<LocalFile> {
    const file = new LocalFile(path, await open(path, 'r'));
    file.size = (await file.#handle.stat()).size;
    return file;
  }

  async append(pieces: readonly Buffer[]): Promise<void> {
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytes === 0) return;
    const { bytesWritten } = await this.#handle.writev(pieces);
    // A disk that is nearly full takes a part; the next write then fails with the reason.
    if (bytesWritten < bytes) await this.#handle.appendFile(Buffer.concat(pieces).subarray(bytesWritten));
    this.size += bytes;
  }

  /** Never beyond the end: the places come from the photo. */
  async overwrite(edits: readonly Edit[]): Promise<void> {
    for (const edit of edits) {
      const bytes =
        'from' in edit
          ? edit.bytes(await this.read(edit.from.at, edit.from.length))
          : Buffer.alloc(this.#lengthWithin(edit));
      if (bytes && bytes.length > 0) await this.#handle.write(bytes, 0, bytes.length, edit.at);
    }
  }

  /** Fewer bytes at the end of the file. */
  async read(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(this.#lengthWithin({ at, length }));
    for (let offset = 0; offset < bytes.length; ) {
      const { bytesRead } = await this.#handle.read(bytes, offset, bytes.length - offset, at + offset);
      if (bytesRead === 0) throw new Error(`${this.path} is shorter than what was written`);
      offset += bytesRead;
    }
    return bytes;
  }

  #lengthWithin({ at, length }: Place): number {
    return Math.max(0, Math.min(length, this.size - at));
  }

  /** Waits until the content is on the disk. */
  sync(): Promise<void> {
    return this.#handle.datasync();
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
