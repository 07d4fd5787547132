import { createContext, useContext } from 'react';
import { ANSWERED_BY_SCRIPTS, EARLY_PRESSES } from '../../ui/early-presses.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';

interface ScriptOfPage {
  /** The address of the page's script (host/entry.client.ts). */
  readonly url: string;
  /** The nonce of the content security policy. */
  readonly nonce: string | undefined;
}

/** The server's render provides it; a browser has the script by then. */
export const PageScriptContext = createContext<ScriptOfPage>({ url: '', nonce: undefined });

/**
 * Starts the page's script: at once, or, on a page with a large first picture, when that has loaded or somebody presses
 * something. A script in the head would delay the picture on a slow phone. It runs before the page's load event, so that
 * the event still means that the script has loaded.
 */
const starter = (url: string) => `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    import(${JSON.stringify(url)});
  };
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return start();
  for (const event of ['load', 'error']) picture.addEventListener(event, start);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true, passive: true });
  setTimeout(start, 3000);
})();`;

/**
 * Keeps the presses, and of those on buttons that only scripts can answer, the button (host/ui/early-presses.ts). A
 * choice by keyboard, and a field that is filled, count as a press on nothing.
 */
const RECORDER = `(() => {
  window.${EARLY_PRESSES} = [];
  for (const event of ['click', 'input']) addEventListener(event, ({ target }) => {
    window.${EARLY_PRESSES}?.push(event === 'click' ? target.closest?.('${ANSWERED_BY_SCRIPTS}') : null);
  }, true);
})();`;

/** A script in the server's HTML, outside of what React takes over: Trusted Types refuse scripts that React makes. */
export function Inline({ code, type }: { code: string; type?: string }) {
  const { nonce } = useContext(PageScriptContext);
  return <script type={type} nonce={nonce} {...trustedHtml(code)} />;
}

/** In the head: keeps what visitors press before the page's script is there. */
export const EarlyPressRecorder = () => <Inline code={RECORDER} />;

/** At the end of the page: loads its script. */
export const PageScript = () => <Inline code={starter(useContext(PageScriptContext).url)} />;
