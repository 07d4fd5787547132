import { batch, signal } from '@preact/signals-core';
import { LIMITS } from '#contract/base/limits.ts';
import { uuid } from '../base/uuid.ts';
import type { Item } from '../goods/item.ts';
import { shareOut } from '../photos/share-out.ts';
import type { FormState } from './form-state.ts';
import type { LatePart } from './late-part.ts';
import { perForm } from './per-form.ts';

/** A photo that was chosen for several goods, until it is attached to one of them. */
export interface SharedPhoto {
  readonly id: string;
  readonly file: File;
  /** An object URL, revoked when the photo is attached or given up. */
  readonly preview: string;
  /** The item that it is meant for; undefined until somebody has said so. */
  readonly item: string | undefined;
}

/** The place of the waiting photos above the goods. */
const SHARED_PHOTOS = { at: 'field', item: 'shared', field: 'photos' } as const;

/** The photos that were shared out last without a question. */
export interface Shared {
  readonly photos: number;
  readonly items: number;
}

/** Many photos at once, which are shared out among the goods. Its code comes with the second of the goods. */
export class SharedPhotos implements LatePart {
  readonly #photos = signal<readonly SharedPhoto[]>([]);
  readonly #shared = signal<Shared | undefined>(undefined);
  /** The files that were shared out last, with their items. */
  #last: readonly (readonly [file: File, item: string])[] = [];
  readonly #form: FormState;

  constructor(form: FormState) {
    this.#form = form;
    const { leadsBack } = form.goods;
    form.goods.leadsBack = () => leadsBack() || this.#leadsHere();
  }

  /** The photos that wait for their item. */
  get photos(): readonly SharedPhoto[] {
    return this.#photos.value;
  }

  /** Until the seller says something else about the photos. */
  get shared(): Shared | undefined {
    return this.#shared.value;
  }

  /** Takes photos. They are attached at once if their number says to which of the goods, and wait otherwise. */
  take(files: readonly File[]): void {
    if (files.length === 0) return;
    const takers = this.#goods.filter(({ photos }) => photos.length === 0).map(({ id }) => id);
    const places = this.photos.length === 0 ? shareOut(files.length, takers) : undefined;
    const photos = files.map(
      (file, index): SharedPhoto => ({
        id: uuid(),
        file,
        preview: URL.createObjectURL(file),
        item: places?.[index],
      }),
    );
    batch(() => {
      this.#shared.value = undefined;
      this.#photos.value = [...this.photos, ...photos];
      if (!places) return;
      this.attach();
      this.#shared.value = { photos: files.length, items: takers.length };
    });
  }

  /** Tells if photos wait for their item. */
  isWaiting(): boolean {
    return this.photos.length > 0;
  }

  /** How many photos an item can still have, besides those that are meant for it. */
  roomOf(item: Item): number {
    const meant = this.photos.filter((photo) => photo.item === item.id);
    return LIMITS.photosPerItem - item.photos.length - meant.length;
  }

  /** Says for which item a photo is, or for none any more. */
  give(id: string, item: string | undefined): void {
    this.#photos.value = this.photos.map((photo) => (photo.id === id ? { ...photo, item } : photo));
  }

  /** Attaches the photos to the items that they are meant for, and gives the others up. */
  attach(): void {
    const { goods } = this.#form;
    const { current } = goods;
    batch(() => {
      this.#last = this.photos.flatMap(({ file, item }) => (item ? [[file, item] as const] : []));
      for (const { id } of this.#goods) {
        const files = this.#last.filter(([, item]) => item === id).map(([file]) => file);
        if (files.length > 0) goods.addPhotos(id, files);
      }
      this.#release();
      goods.stayAt(current);
    });
  }

  /** Takes the photos that were shared out last back, so that the seller says which is whose. */
  again(): void {
    const files = new Set(this.#last.map(([file]) => file));
    batch(() => {
      for (const { id, photos } of this.#goods) {
        const own = photos.filter(({ file }) => files.has(file));
        for (const { preview } of own) URL.revokeObjectURL(preview);
        if (own.length > 0)
          this.#form.goods.change(id, (item) => ({
            ...item,
            photos: photos.filter((one) => !own.includes(one)),
          }));
      }
      this.#photos.value = this.#last.map(([file, item]) => ({
        id: uuid(),
        file,
        preview: URL.createObjectURL(file),
        item,
      }));
      this.#shared.value = undefined;
    });
  }

  /** Gives the waiting photos up. */
  restart(): void {
    this.#release();
    this.#shared.value = undefined;
    this.#last = [];
  }

  dispose(): void {
    this.#release();
  }

  get #goods(): readonly Item[] {
    return this.#form.goods.items.filter(({ category }) => category);
  }

  /** Waiting photos would be lost in silence with the request that is sent without them. */
  #leadsHere(): boolean {
    if (this.photos.length > 0) this.#form.navigation.focusOn(SHARED_PHOTOS);
    return this.photos.length > 0;
  }

  #release(): void {
    for (const { preview } of this.photos) URL.revokeObjectURL(preview);
    this.#photos.value = [];
  }
}

export const sharedPhotosOf = perForm((form) => {
  const photos = new SharedPhotos(form);
  form.join(photos);
  return photos;
});
