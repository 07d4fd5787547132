import { useCallback, useEffect, useRef } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import { isChanged } from '../../frame/page-script/watch-page.ts';
import { NO_FILTERS, type ShopFilters, searchUrl } from './search.ts';

/** The URL is compared with the search after this time (document 1, section 4). */
const CHECK_MS = 150;

/** Searches by changing the URL. The functions stay the same as long as the page is shown. */
export function useShopSearch() {
  const navigate = useNavigate();
  const isNavigating = useRef(false);
  const navigation = useNavigation();
  useEffect(() => {
    isNavigating.current = navigation.state !== 'idle';
  });
  const check = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelCheck = useCallback(() => clearTimeout(check.current), []);
  useEffect(() => cancelCheck, [cancelCheck]);

  const submit = useCallback(
    (filters: ShopFilters) => {
      const from = location.search;
      const to = searchUrl({ ...filters, page: 1 });
      void navigate(to, { replace: to === from });
      cancelCheck();
      // If the URL has changed again, the visitor meant it to.
      check.current = setTimeout(() => {
        const isLost =
          location.pathname === href('/partners') && location.search === from && !isNavigating.current;
        if (isLost && to !== from) void navigate(to);
      }, CHECK_MS);
    },
    [navigate, cancelCheck],
  );

  const clear = useCallback(() => {
    cancelCheck();
    const to = href('/partners') + searchUrl({ ...NO_FILTERS, page: 1 });
    if (isChanged()) location.assign(to);
    else void navigate(to);
  }, [navigate, cancelCheck]);

  return { submit, clear };
}
