import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { ShopFilters } from '#host/data/product.ts';
import { useTidyAddress } from '#host/ui/use-tidy-address.ts';
import { isEmpty, NO_FILTERS, readSearch, type SearchState, writeSearch } from './search.ts';
import { searchCache } from './search-cache.ts';

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
  const underWay = useRef(false);
  underWay.current = useNavigation().state !== 'idle';
  const check = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(check.current), []);
  useEffect(() => forget, [forget]);

  const go = useCallback(
    (next: SearchState) => {
      const from = location.search;
      const to = `?${writeSearch(next)}`;
      void navigate(to, { replace: to === from });
      forget();
      // The address must hold the search by then. Where it changed to something else, somebody meant it to.
      check.current = setTimeout(() => {
        const isLost = location.pathname === '/partners' && location.search === from && !underWay.current;
        if (isLost && to !== from) void navigate(to);
      }, CHECK_MS);
    },
    [navigate, forget],
  );

  // Storage mirrors the address: a visit without a search forgets the last one.
  useEffect(() => {
    if (isEmpty(state)) searchCache.clear();
    else searchCache.write(state);
  }, [state]);

  const tidy = new URLSearchParams(text);
  for (const [name, value] of writeSearch({ ...state, page: 1 })) tidy.set(name, value);
  useTidyAddress(state.page === 0 ? `?${tidy}` : undefined);

  const search = useCallback((filters: ShopFilters) => go({ ...filters, page: 1 }), [go]);
  const clear = useCallback(() => {
    forget();
    void navigate('/partners');
  }, [navigate, forget]);
  return {
    state,
    search,
    clear,
    filters: useMemo<ShopFilters>(() => ({ ...NO_FILTERS, ...state }), [state]),
  };
}
