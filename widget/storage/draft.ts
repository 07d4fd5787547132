import { tableOf } from '#contract/base/keys.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/customer.ts';
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

/** Goods are stored for a week, contact details only until the tab is closed. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface StoredItem extends Omit<Item, 'photos' | 'category' | 'choices'> {
  /** Another release may have known others. */
  readonly category: string;
  readonly choices?: Item['choices'] | undefined;
  /** The choices of an older draft: only the question about accessories took several. */
  readonly accessories?: readonly string[] | undefined;
}

interface StoredItems {
  /** When the goods become too old. */
  readonly until: number;
  readonly items: readonly StoredItem[];
}

const isTextKey = (kept: unknown): kept is string => isText(kept) && TEXT_KEYS.has(kept);

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
    }),
  ),
});

/** Fields that are newer than the stored draft are empty. */
const isStoredText = (kept: unknown): kept is string | undefined => kept === undefined || isText(kept);

const isStoredCustomer = isObjectOf<Partial<Customer> & Pick<Customer, 'agreedToTerms'>>({
  ...tableOf(CUSTOMER_FIELD_KEYS, () => isStoredText),
  agreedToTerms: isBoolean,
});

/** The members in the order of a new item: drafts are compared as texts. */
const opened = ({ accessories = [], ...stored }: StoredItem & Pick<Item, 'category'>): Item => ({
  id: stored.id,
  category: stored.category,
  answers: stored.answers,
  choices: stored.choices ?? (accessories.length > 0 ? { accessories } : {}),
  others: stored.others,
  photos: [],
});

/** The goods in their stored form. */
const textOf = (stored: StoredItems | undefined) => stored && toJson(stored.items);

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
    const stored = [this.#own(), this.#last()].find((one) => one && one.until >= this.#now());
    if (!stored) return undefined;
    this.#known = textOf(stored);
    const items = ofKnownCategory(stored.items).map(opened);
    return items.length > 0 ? items : undefined;
  }

  /** Whether the stored goods are too old. */
  hasExpired(): boolean {
    const stored = this.#last();
    return stored !== undefined && stored.until < this.#now();
  }

  /** Deletes the goods, but not those that another tab has changed since. Contact details are deleted with their tab. */
  forgetItems(): void {
    const last = textOf(this.#last());
    if (this.hasExpired() || !last || last === this.#known) this.#remove(this.#storages.lasting, this.#key);
    this.#remove(this.#storages.session, this.#goodsKey);
  }

  customer(): Customer | undefined {
    const stored = readKept(this.#storages.session, this.#key, isStoredCustomer);
    return stored && { ...EMPTY_CUSTOMER, ...stored };
  }

  /** A tab without changes leaves the goods of the others alone. */
  keepItems(items: readonly Item[]): void {
    const kept = items.map(({ photos: _, ...item }) => item);
    const stored = { until: this.#now() + KEPT_MS, items: kept };
    if (textOf(stored) === this.#known) return;
    this.#known = textOf(stored);
    this.#write(this.#storages.session, this.#goodsKey, stored);
    this.#write(this.#storages.lasting, this.#key, stored);
  }

  keepCustomer(customer: Customer): void {
    this.#write(this.#storages.session, this.#key, customer);
  }

  forget(): void {
    this.forgetItems();
    this.#remove(this.#storages.session, this.#key);
    this.#known = undefined;
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
