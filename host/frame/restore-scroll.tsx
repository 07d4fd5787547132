import { useState } from 'react';
import { ScrollRestoration } from 'react-router';
import { useServerHtml } from '../ui/use-server-html.ts';

/**
 * Keeps the place in the page. After an error the router renders the whole document again, in the browser, where React
 * cannot create the script of this component: Trusted Types refuse script elements that are made of a string. From then
 * on links load whole documents (use-follow-links.ts), and the browser itself keeps the place.
 */
export function RestoreScroll() {
  const [inHtml] = useState(useServerHtml());
  return inHtml ? <ScrollRestoration /> : null;
}
