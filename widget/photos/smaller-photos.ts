import type { Photo } from '../goods/photos.ts';

/** Makes the photos of a form smaller, one at a time, while the seller fills it in. */
export class SmallerPhotos {
  readonly #shrink: (file: File) => Promise<File>;
  /** Finished photos, by their ids. */
  readonly #done = new Map<string, File>();
  #photos: readonly Photo[] = [];
  #work: Promise<void> | undefined;

  constructor(shrink: (file: File) => Promise<File>) {
    this.#shrink = shrink;
  }

  /** The photos that the form has now. Removed ones are forgotten. */
  follow(photos: readonly Photo[]): void {
    this.#photos = photos;
    for (const id of this.#done.keys()) if (!this.#has(id)) this.#done.delete(id);
    if (!this.#work && this.#next()) this.#work = this.#workThrough();
  }

  /** Waits until all are done. */
  async finish(): Promise<void> {
    await this.#work;
  }

  /** The smaller file of a photo. Until it is done, and if it cannot be made, the file itself. */
  fileOf({ id, file }: Photo): File {
    return this.#done.get(id) ?? file;
  }

  async #workThrough(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const smaller = await this.#shrink(next.file);
      if (this.#has(next.id)) this.#done.set(next.id, smaller);
    }
    this.#work = undefined;
  }

  #next(): Photo | undefined {
    return this.#photos.find(({ id }) => !this.#done.has(id));
  }

  #has(id: string): boolean {
    return this.#photos.some((photo) => photo.id === id);
  }
}
