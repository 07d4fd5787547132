import type { Item } from '../goods/item.ts';
import { type Customer, EMPTY_CUSTOMER } from '../state/customer.ts';
import type { Draft } from './draft.ts';

/** Stores the photos of a draft, by item. */
export interface PhotoStorage {
  load(): Promise<ReadonlyMap<string, readonly File[]>>;
  /** Stores these photos instead of the stored ones. An empty map deletes them. */
  keep(files: ReadonlyMap<string, readonly File[]>): Promise<void>;
}

/** Stores what the seller typed and attached. It writes only what has changed. */
export class DraftKeeper {
  readonly #draft: Draft;
  readonly #storage: PhotoStorage;
  /** Whether this form has stored anything. Another tab may have stored a draft of the same form. */
  #kept = false;
  /** The ids of the stored photos. */
  #photos = '[]';

  constructor(draft: Draft, storage: PhotoStorage) {
    this.#draft = draft;
    this.#storage = storage;
  }

  /** The goods and contact details of a draft. Drafts that are too old are deleted, including their photos. */
  restore(): { items: Item[] | undefined; customer: Customer | undefined } {
    const items = this.#draft.items();
    if (!items && this.#draft.hasExpired()) {
      this.#draft.forgetItems();
      void this.#storage.keep(new Map());
    }
    return { items, customer: this.#draft.customer() };
  }

  photos(): Promise<ReadonlyMap<string, readonly File[]>> {
    return this.#storage.load();
  }

  keep(items: readonly Item[], customer: Customer): void {
    const pristine = items.every((item) => !item.category) && customer === EMPTY_CUSTOMER;
    if (pristine) {
      if (this.#kept) this.forget();
      return;
    }
    this.#kept = true;
    this.#draft.keepItems(items);
    this.#draft.keepCustomer(customer);
    this.#keepPhotos(items);
  }

  forget(): void {
    this.#kept = false;
    this.#draft.forget();
    this.#keepPhotos([]);
  }

  #keepPhotos(items: readonly Item[]): void {
    const withPhotos = items.filter((item) => item.photos.length > 0);
    const now = JSON.stringify(withPhotos.map((item) => [item.id, item.photos.map((photo) => photo.id)]));
    if (now === this.#photos) return;
    this.#photos = now;
    const files = withPhotos.map((item) => [item.id, item.photos.map((photo) => photo.file)] as const);
    void this.#storage.keep(new Map(files));
  }
}
