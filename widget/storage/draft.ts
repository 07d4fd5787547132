import { DRAFT_DAYS } from '#contract/base/kept-times.ts';
import { tableOf } from '#contract/base/keys.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import type { Pieces } from '#contract/goods/piece-words.ts';
import { toJson } from '../base/json.ts';
import {
  isBoolean,
  isListOf,
  isMissingOr,
  isNumber,
  isObjectOf,
  isRecordOf,
  isText,
  readKept,
} from '../base/shape.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import type { Item } from '../goods/item.ts';
import { ofKnownCategory } from '../goods/known-category.ts';
import { TEXT_KEYS } from '../goods/text-keys.ts';
import { type DraftStorages, draftKeys } from './draft-keys.ts';

/** Goods are stored for some days, contact details only until the tab is closed. */
const KEPT_MS = DRAFT_DAYS * 24 * 60 * 60_000;

interface StoredItem extends Omit<Item, 'photos' | 'category' | 'choices' | 'pieces'> {
  /** Another release may have known others. */
  readonly category: string;
  readonly choices?: Item['choices'] | undefined;
  readonly pieces?: Item['pieces'] | undefined;
  /** How many it had. They are stored elsewhere, where there may be no room. */
  readonly photos?: number | undefined;
  /** The choices of an older draft: only the question about accessories took several. */
  readonly accessories?: readonly string[] | undefined;
}

interface StoredItems {
  /** When the goods become too old. */
  readonly until: number;
  readonly items: readonly StoredItem[];
}

const isTextKey = (value: unknown): value is string => isText(value) && TEXT_KEYS.has(value);

const isStoredItems = isObjectOf<StoredItems>({
  until: isNumber,
  items: isListOf(
    isObjectOf<StoredItem>({
      id: isText,
      category: isText,
      answers: isRecordOf(isTextKey, isText),
      choices: isMissingOr(isRecordOf(isText, isListOf(isText))),
      accessories: isMissingOr(isListOf(isText)),
      others: isListOf(isTextKey),
      pieces: isMissingOr(isObjectOf<Pieces>({ count: isNumber, mixed: isBoolean })),
      photos: isMissingOr(isNumber),
    }),
  ),
});

/** Fields that are newer than the stored draft are empty. */
const isStoredText = (value: unknown): value is string | undefined => value === undefined || isText(value);

const isStoredCustomer = isObjectOf<Partial<Customer> & Pick<Customer, 'agreedToTerms'>>({
  ...tableOf(CUSTOMER_FIELD_KEYS, () => isStoredText),
  agreedToTerms: isBoolean,
});

/** The members in the order of a new item: drafts are compared as texts. */
const fromStored = ({ accessories = [], ...rest }: StoredItem & Pick<Item, 'category'>): Item => ({
  id: rest.id,
  category: rest.category,
  answers: rest.answers,
  choices: rest.choices ?? (accessories.length > 0 ? { accessories } : {}),
  others: rest.others,
  photos: [],
  ...(rest.pieces && { pieces: rest.pieces }),
});

/** The goods in their stored form. */
const textOf = (draft: StoredItems | undefined) => draft && toJson(draft.items);

/**
 * Stores the seller's answers, for a reload or a later visit (docs/decisions/0004-what-is-kept-where.md). Each tab has
 * its own goods; those that were changed last are kept for a later visit. Photos are stored separately, see
 * photo-storage.ts.
 */
export class Draft {
  readonly #key: string;
  readonly #goodsKey: string;
  readonly #storages: DraftStorages;
  readonly #now: () => number;
  /** The goods as this form has read or written them last. */
  #known: string | undefined;

  constructor(form: string, storages: DraftStorages, now: () => number = Date.now) {
    const { key, goodsKey } = draftKeys(form);
    this.#key = key;
    this.#goodsKey = goodsKey;
    this.#storages = storages;
    this.#now = now;
    this.#known = textOf(this.#own());
  }

  items(): Item[] | undefined {
    const draft = this.#valid();
    if (!draft) return undefined;
    this.#known = textOf(draft);
    const items = ofKnownCategory(draft.items).map(fromStored);
    return items.length > 0 ? items : undefined;
  }

  /** How many photos an item had. */
  photosOf(id: string): number {
    return this.#valid()?.items.find((item) => item.id === id)?.photos ?? 0;
  }

  /** Whether the stored goods are too old. */
  hasExpired(): boolean {
    const draft = this.#last();
    return draft !== undefined && draft.until < this.#now();
  }

  /** Deletes the goods, but not those that another tab has changed since. Contact details are deleted with their tab. */
  forgetItems(): void {
    const last = textOf(this.#last());
    if (this.hasExpired() || !last || last === this.#known) this.#remove(this.#storages.lasting, this.#key);
    this.#remove(this.#storages.session, this.#goodsKey);
  }

  customer(): Customer | undefined {
    const customer = readKept(this.#storages.session, this.#key, isStoredCustomer);
    return customer && { ...EMPTY_CUSTOMER, ...customer };
  }

  /**
   * A tab without changes leaves the goods of the others alone.
   * @param photosOf how many photos an item has
   */
  keepItems(items: readonly Item[], photosOf = ({ photos }: Item) => photos.length): void {
    const storedItems = items.map((item) => {
      const { photos: _, ...answers } = item;
      const photos = photosOf(item);
      return photos > 0 ? { ...answers, photos } : answers;
    });
    const draft = { until: this.#now() + KEPT_MS, items: storedItems };
    if (textOf(draft) === this.#known) return;
    this.#known = textOf(draft);
    this.#write(this.#storages.session, this.#goodsKey, draft);
    this.#write(this.#storages.lasting, this.#key, draft);
  }

  keepCustomer(customer: Customer): void {
    this.#write(this.#storages.session, this.#key, customer);
  }

  forget(): void {
    this.forgetItems();
    this.#remove(this.#storages.session, this.#key);
    this.#known = undefined;
  }

  #valid(): StoredItems | undefined {
    return [this.#own(), this.#last()].find((one) => one && one.until >= this.#now());
  }

  /** The goods of this tab, which a reload brings back. */
  #own(): StoredItems | undefined {
    return readKept(this.#storages.session, this.#goodsKey, isStoredItems);
  }

  /** The goods that were changed last, in any tab. */
  #last(): StoredItems | undefined {
    return readKept(this.#storages.lasting, this.#key, isStoredItems);
  }

  #remove(storage: Storage | undefined, key: string): void {
    try {
      storage?.removeItem(key);
    } catch {
      // Forbidden storage counts as empty.
    }
  }

  #write(storage: Storage | undefined, key: string, value: unknown): void {
    try {
      storage?.setItem(key, toJson(value));
    } catch {
      // If storage is full or forbidden, there is no draft. The form works without one.
    }
  }
}
