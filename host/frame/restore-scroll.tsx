import { useState } from 'react';
import { ScrollRestoration } from 'react-router';
import { useServerHtml } from '../ui/use-server-html.ts';

/**
 * Keeps the place in the page. After an error the router makes the whole document anew, in the browser, where React
 * cannot make the script of this component: Trusted Types refuse script elements that are made of a string. From there
 * on links load whole documents (use-follow-links.ts), and the browser keeps the place by itself.
 */
export function RestoreScroll() {
  const [inHtml] = useState(useServerHtml());
  return inHtml ? <ScrollRestoration /> : null;
}
