import { TAG } from 'virtual:first-paint';
import { FORM_URL } from 'virtual:parts';
import { paint } from './first-paint/paint.ts';

/**
 * The script that pages embed. It paints the first step at once and then loads the form itself, which defines
 * the element and takes over what was painted. It runs as a module and as a classic script alike, so it has no
 * imports left and no exports once it is built.
 */
/** Set once for a page, however often the script stands in it. */
const STARTED = Symbol.for('appraisal-form:started');

/** Known while a classic script runs for the first time, and null in modules. */
const classicScript = document.currentScript as HTMLScriptElement | null;

/** A classic script from another host has no base of its own to import from. */
function load(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ classicScript ? new URL(path, classicScript.src).href : path);
}

function paintAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>(TAG)) paint(element);
}

/** The script may run before the element it is for has been parsed. */
function paintAsParsed(): void {
  paintAll();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(paintAll);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}

if (!(STARTED in window) && !customElements.get(TAG)) {
  Object.defineProperty(window, STARTED, { value: true });
  paintAsParsed();
  load(FORM_URL).catch((error: unknown) => console.error(`[${TAG}] the form could not be loaded`, error));
}
