import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Shows each next page of the router from its top. An address that is replaced is the same page. On the way back the
 * browser finds the place, with `keepPlace`: `ScrollRestoration` of the router looks for it before a list has come.
 */
export function FromTheTop() {
  const { pathname, search, hash } = useLocation();
  const isNext = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another address.
  useLayoutEffect(() => {
    if (isNext && !hash) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, search, hash, isNext]);
  return null;
}
