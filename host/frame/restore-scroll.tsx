import { useState } from 'react';
import { ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';
import { useServerHtml } from '../ui/use-server-html.ts';

/** `ScrollRestoration` without its script, which only the first page needs. */
function LaterPages() {
  UNSAFE_useScrollRestoration();
  return null;
}

/**
 * Keeps the place in the page. After an error the router renders the whole document again, in the browser, where React
 * could not create the script: it makes script elements of a string, which Trusted Types refuse.
 */
export function RestoreScroll() {
  const [inHtml] = useState(useServerHtml());
  return inHtml ? <ScrollRestoration /> : <LaterPages />;
}
