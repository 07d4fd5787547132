import * as z from 'zod/mini';
import { CATEGORY_KEYS } from '#contract/categories.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer.ts';
import type { Item } from '../goods/item.ts';
import { TEXT_KEYS } from '../goods/text-keys.ts';
import type { Customer } from '../state/customer.ts';

/** Goods are stored for a week, contact details only until the tab is closed. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

const PREFIX = 'appraisal-form:draft:';

const isTextKey = z.string().check(z.refine((key) => TEXT_KEYS.has(key)));

const storedItems = z.object({
  until: z.number(),
  items: z.array(
    z.object({
      id: z.string(),
      category: z.union([z.enum(CATEGORY_KEYS), z.literal('')]),
      answers: z.record(isTextKey, z.string()),
      accessories: z.array(z.string()),
      others: z.array(isTextKey),
    }),
  ),
});

/** Fields that are newer than the stored draft are empty. */
const storedText = z._default(z.string(), '');

const storedCustomer = z.object({
  ...(Object.fromEntries(CUSTOMER_FIELD_KEYS.map((key) => [key, storedText])) as Record<
    CustomerFieldKey,
    typeof storedText
  >),
  agreedToTerms: z.boolean(),
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
    const stored = this.#read(this.#storages.lasting, storedItems);
    if (!stored || stored.until < this.#now() || stored.items.length === 0) return undefined;
    return stored.items.map((item) => ({ ...item, photos: [] }));
  }

  /** Whether there are goods that are too old. */
  hasExpired(): boolean {
    const stored = this.#read(this.#storages.lasting, storedItems);
    return stored !== undefined && stored.until < this.#now();
  }

  /** Deletes the goods. Contact details are deleted with their tab. */
  forgetItems(): void {
    this.#remove(this.#storages.lasting);
  }

  customer(): Customer | undefined {
    return this.#read(this.#storages.session, storedCustomer);
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

  #read<Schema extends z.ZodMiniType>(
    storage: Storage | undefined,
    schema: Schema,
  ): z.output<Schema> | undefined {
    try {
      const text = storage?.getItem(this.#key);
      return text ? schema.safeParse(JSON.parse(text)).data : undefined;
    } catch {
      return undefined;
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
