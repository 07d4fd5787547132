import type { ShopFilters } from './search.ts';

const KEY = 'partners:search';

/** Private windows may refuse storage; then nothing is mirrored. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The mirror of the search in local storage (document 1, section 4). */
export const searchCache = {
  write({ categories, prefectureNames, keyword }: ShopFilters): void {
    try {
      storage()?.setItem(
        KEY,
        JSON.stringify({ categories, areas: prefectureNames, keyword, timestamp: Date.now() }),
      );
    } catch {
      // Storage may be full. The URL holds the search as well.
    }
  },
  clear(): void {
    try {
      storage()?.removeItem(KEY);
    } catch {
      // Then storage is empty.
    }
  },
};
