import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShopFilters } from '../../api/product.ts';
import { searchCache } from '../../shops/search-cache.ts';
import {
  isEmpty,
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
  const check = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(check.current), []);
  useEffect(() => forget, [forget]);

  const go = useCallback(
    (next: SearchState, options: { replace: boolean }) => {
      const to = `?${writeSearch(next)}`;
      const replace = options.replace || to === location.search;
      void navigate(to, { replace, preventScrollReset: options.replace });
      forget();
      // Two quick navigations may overtake each other: the last search wins.
      check.current = setTimeout(() => {
        const now = readSearch(new URLSearchParams(location.search));
        if (location.pathname === '/partners' && !sameFilters(next, now)) {
          void navigate(to, { replace: true, preventScrollReset: true });
        }
      }, CHECK_MS);
    },
    [navigate, forget],
  );

  // Whatever else changes the address, such as Back or a link, is meant as it is.
  useEffect(() => {
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, [forget]);

  // Storage mirrors the address: a visit without a search forgets the last one. The address always names the page.
  useEffect(() => {
    const current = new URLSearchParams(text);
    if (isEmpty(state)) searchCache.clear();
    else searchCache.write(state);
    if (state.page === 0) {
      const next = { ...state, page: 1 };
      const address = new URLSearchParams(current);
      for (const [name, value] of writeSearch(next)) address.set(name, value);
      void navigate(`?${address}`, { replace: true, preventScrollReset: true });
    }
  }, [text, state, navigate]);

  const search = useCallback((filters: ShopFilters) => go({ ...filters, page: 1 }, { replace: false }), [go]);
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
