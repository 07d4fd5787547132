import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShopFilters } from '../../api/product.ts';
import { searchCache } from '../../shops/search-cache.ts';
import {
  hasSearch,
  NO_FILTERS,
  readSearch,
  type SearchState,
  sameFilters,
  writeSearch,
} from '../../shops/search-state.ts';

/** Document 1, section 4: so long after a search, the address is held against it. */
const CHECK_MS = 150;

/**
 * The search of the partner list. The address is what counts; local storage mirrors it. A visit whose address has no
 * search begins anew.
 */
export function useShopSearch() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const text = query.toString();
  const state = useMemo(() => readSearch(new URLSearchParams(text)), [text]);
  const wanted = useRef<SearchState>(undefined);

  const go = useCallback(
    (next: SearchState, options: { replace: boolean }) => {
      wanted.current = next;
      searchCache.write(next);
      void navigate(`?${writeSearch(next)}`, { ...options, preventScrollReset: options.replace });
    },
    [navigate],
  );

  // A fresh visit without a search forgets the last one, and the address names the page from then on.
  const fresh = useRef(true);
  useEffect(() => {
    const current = new URLSearchParams(text);
    if (fresh.current && !hasSearch(current)) searchCache.clear();
    fresh.current = false;
    if (state.page === 0) {
      const next = { ...state, page: 1 };
      const address = new URLSearchParams(current);
      for (const [name, value] of writeSearch(next)) address.set(name, value);
      void navigate(`?${address}`, { replace: true, preventScrollReset: true });
    }
  }, [text, state, navigate]);

  // Two quick navigations may overtake each other: the last search wins.
  useEffect(() => {
    const timer = setTimeout(() => {
      const last = wanted.current;
      const now = readSearch(new URLSearchParams(location.search));
      if (last && location.pathname === '/partners' && !sameFilters(last, now)) go(last, { replace: true });
      wanted.current = undefined;
    }, CHECK_MS);
    return () => clearTimeout(timer);
  }, [text, go]);

  const search = useCallback((filters: ShopFilters) => go({ ...filters, page: 1 }, { replace: false }), [go]);
  const clear = useCallback(() => {
    wanted.current = undefined;
    searchCache.clear();
    void navigate('/partners');
  }, [navigate]);
  return {
    state,
    search,
    clear,
    filters: useMemo<ShopFilters>(() => ({ ...NO_FILTERS, ...state }), [state]),
  };
}
