import { useEffect, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { useServerHtml } from '../ui/use-server-html.ts';

/** Shows each next page from its top. On the way back the browser finds the place by itself. */
function FromTheTop() {
  const { pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another address.
  useEffect(() => {
    if (!isBack && !hash) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, search, hash, isBack]);
  return null;
}

/**
 * Keeps the place in the page. After an error the router makes the whole document again, in the browser, where React
 * cannot make the script of `ScrollRestoration`: Trusted Types refuse script elements that are made of a string.
 */
export function RestoreScroll() {
  const [inHtml] = useState(useServerHtml());
  return inHtml ? <ScrollRestoration /> : <FromTheTop />;
}
