import { useEffect } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import type { Search } from '../../goods/search/search.ts';

/** A press in between waits no longer than this. */
const SLICE_MS = 5;
const LONGEST_MS = 500;

/**
 * Folds the names of a list while the seller looks at it. With thousands of names the first letter would wait half a second
 * for that on a slow phone.
 */
export function useFoldedAhead<Entry>(search: Search<Entry>): void {
  useEffect(() => {
    const fold = () => {
      if (search.foldMore(SLICE_MS)) stop = whenIdle(fold, LONGEST_MS);
    };
    let stop = whenIdle(fold, LONGEST_MS);
    return () => stop();
  }, [search]);
}
