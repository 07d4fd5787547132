import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer.ts';
import type { Item } from '../goods/item.ts';
import { ofKnownCategory } from '../goods/known-category.ts';
import { TEXT_KEYS } from '../goods/text-keys.ts';
import { type Customer, EMPTY_CUSTOMER } from '../state/customer.ts';
import { isBoolean, isListOf, isNumber, isObjectOf, isRecordOf, isText, readKept } from './shape.ts';

/** Goods are stored for a week, contact details only until the tab is closed. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

const PREFIX = 'appraisal-form:draft:';

interface StoredItem extends Omit<Item, 'photos' | 'category'> {
  /** Another release may have known others. */
  readonly category: string;
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
      accessories: isListOf(isText),
      others: isListOf(isTextKey),
    }),
  ),
});

/** Fields that are newer than the stored draft are empty. */
const isStoredText = (kept: unknown): kept is string | undefined => kept === undefined || isText(kept);

const isStoredCustomer = isObjectOf<Partial<Customer> & Pick<Customer, 'agreedToTerms'>>({
  ...(Object.fromEntries(CUSTOMER_FIELD_KEYS.map((key) => [key, isStoredText])) as Record<
    CustomerFieldKey,
    typeof isStoredText
  >),
  agreedToTerms: isBoolean,
});

/** The two storages of the page. The page may forbid each of them. */
export interface DraftStorages {
  readonly lasting: Storage | undefined;
  readonly session: Storage | undefined;
}

/**
 * Stores what the seller typed, for a reload or a later visit (docs/decisions/0004-what-is-kept-where.md). Photos are
 * stored separately, see photo-storage.ts.
 */
export class Draft {
  readonly #key: string;
  readonly #storages: DraftStorages;
  readonly #now: () => number;

  constructor(key: string, storages: DraftStorages, now: () => number = Date.now) {
    this.#key = PREFIX + key;
    this.#storages = storages;
    this.#now = now;
  }

  items(): Item[] | undefined {
    const stored = readKept(this.#storages.lasting, this.#key, isStoredItems);
    if (!stored || stored.until < this.#now()) return undefined;
    const items = ofKnownCategory(stored.items).map((item) => ({ ...item, photos: [] }));
    return items.length > 0 ? items : undefined;
  }

  /** Whether there are goods that are too old. */
  hasExpired(): boolean {
    const stored = readKept(this.#storages.lasting, this.#key, isStoredItems);
    return stored !== undefined && stored.until < this.#now();
  }

  /** Deletes the goods. Contact details are deleted with their tab. */
  forgetItems(): void {
    this.#remove(this.#storages.lasting);
  }

  customer(): Customer | undefined {
    const stored = readKept(this.#storages.session, this.#key, isStoredCustomer);
    return stored && { ...EMPTY_CUSTOMER, ...stored };
  }

  keepItems(items: readonly Item[]): void {
    const kept = items.map(({ photos: _, ...item }) => item);
    this.#write(this.#storages.lasting, { until: this.#now() + KEPT_MS, items: kept });
  }

  keepCustomer(customer: Customer): void {
    this.#write(this.#storages.session, customer);
  }

  forget(): void {
    this.#remove(this.#storages.lasting);
    this.#remove(this.#storages.session);
  }

  #remove(storage: Storage | undefined): void {
    try {
      storage?.removeItem(this.#key);
    } catch {
      // Forbidden storage contains nothing.
    }
  }

  #write(storage: Storage | undefined, value: unknown): void {
    try {
      storage?.setItem(this.#key, JSON.stringify(value));
    } catch {
      // If storage is full or forbidden, there is no draft. The form works without one.
    }
  }
}
