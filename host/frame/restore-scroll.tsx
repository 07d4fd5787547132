import { useState } from 'react';
import { ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';
import { useServerHtml } from '../ui/use-server-html.ts';

/** What `ScrollRestoration` does besides its script, which only the first page needs. */
function LaterPages() {
  UNSAFE_useScrollRestoration();
  return null;
}

/**
 * Keeps the place in the page. After an error the router makes the whole document anew, in the browser, where React
 * could not make the script: it makes script elements of a string, which Trusted Types refuse.
 */
export function RestoreScroll() {
  const [inHtml] = useState(useServerHtml());
  return inHtml ? <ScrollRestoration /> : <LaterPages />;
}
