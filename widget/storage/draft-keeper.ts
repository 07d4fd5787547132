import { toJson } from '../base/json.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import type { Item } from '../goods/item.ts';
import type { Photo } from '../goods/photos.ts';
import type { Draft } from './draft.ts';

/** Stores the photos of a draft, by item. */
export interface PhotoStorage {
  load(): Promise<ReadonlyMap<string, readonly File[]>>;
  /**
   * Stores the photos of these items.
   * @param gone items that no longer have photos. Stored photos of other items stay: they belong to another tab.
   */
  keep(files: ReadonlyMap<string, readonly File[]>, removedItems?: Iterable<string>): Promise<void>;
  /** Deletes the photos of all items. */
  clear(): Promise<void>;
}

/** Photos that an item had, and that are not back. They count as long as the seller leaves its photos as they are. */
interface Missing {
  readonly count: number;
  readonly beside: readonly Photo[];
}

/** Stores the seller's answers and photos. It writes only changes. */
export class DraftKeeper {
  readonly #draft: Draft;
  readonly #storage: PhotoStorage;
  /** Whether this form has stored anything. Another tab may have stored a draft of the same form. */
  #kept = false;
  /** The ids of the stored photos. */
  #photos = '[]';
  /** The items whose photos this form may have stored. */
  #items: ReadonlySet<string> = new Set();
  readonly #missing = new Map<string, Missing>();

  constructor(draft: Draft, storage: PhotoStorage) {
    this.#draft = draft;
    this.#storage = storage;
  }

  /** The goods and contact details of a draft. Drafts that are too old are deleted, including their photos. */
  restore(): { items: Item[] | undefined; customer: Customer | undefined } {
    const items = this.#draft.items();
    if (!items && this.#draft.hasExpired()) {
      this.#draft.forgetItems();
      void this.#storage.clear();
    }
    this.#items = new Set(items?.map(({ id }) => id));
    for (const item of items ?? []) this.miss(item, this.#draft.photosOf(item.id));
    return { items, customer: this.#draft.customer() };
  }

  /** How many photos an item had that are not back. */
  missingOf({ id, photos }: Item): number {
    const missing = this.#missing.get(id);
    return missing?.beside === photos ? missing.count : 0;
  }

  miss({ id, photos }: Item, count: number): void {
    this.#missing.set(id, { count, beside: photos });
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
    this.#draft.keepItems(items, (item) => item.photos.length + this.missingOf(item));
    this.#draft.keepCustomer(customer);
    this.#keepPhotos(items);
  }

  /** Deletes the stored draft and stores everything again, as far as the page now allows it. */
  keepAnew(items: readonly Item[], customer: Customer): void {
    this.forget();
    void this.#storage.clear();
    this.keep(items, customer);
  }

  forget(): void {
    this.#kept = false;
    this.#draft.forget();
    this.#photos = '';
    this.#keepPhotos([]);
  }

  #keepPhotos(items: readonly Item[]): void {
    const withPhotos = items.filter((item) => item.photos.length > 0);
    const ids = toJson(withPhotos.map((item) => [item.id, item.photos.map((photo) => photo.id)]));
    if (ids === this.#photos) return;
    this.#photos = ids;
    const files = withPhotos.map((item) => [item.id, item.photos.map((photo) => photo.file)] as const);
    const now = new Map(files);
    void this.#storage.keep(
      now,
      [...this.#items].filter((id) => !now.has(id)),
    );
    this.#items = new Set(now.keys());
  }
}
