import type { ShopFilters } from '#host/data/product.ts';

const KEY = 'partners:search';

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
