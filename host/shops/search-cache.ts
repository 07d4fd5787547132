import * as z from 'zod/mini';
import type { ShopFilters } from '../api/product.ts';

const KEY = 'partners:search';

const kept = z.object({
  categories: z.array(z.string()),
  areas: z.array(z.string()),
  keyword: z.string(),
  timestamp: z.number(),
});

/** Private windows and full disks refuse storage: then nothing is mirrored. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The mirror of the search in local storage (document 1, section 4). */
export const searchCache = {
  read(): ShopFilters | undefined {
    try {
      const parsed = kept.safeParse(JSON.parse(storage()?.getItem(KEY) ?? 'null'));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  },
  write({ categories, areas, keyword }: ShopFilters): void {
    try {
      storage()?.setItem(KEY, JSON.stringify({ categories, areas, keyword, timestamp: Date.now() }));
    } catch {
      // The address holds the search as well.
    }
  },
  clear(): void {
    try {
      storage()?.removeItem(KEY);
    } catch {
      // Nothing was kept then.
    }
  },
};
