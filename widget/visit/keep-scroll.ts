import { toJson } from '../base/json.ts';
import { isNumber, takeKept } from '../base/shape.ts';
import { watchSize } from '../base/watch-size.ts';

const PREFIX = 'appraisal-form:scroll:';

/** Photos and steps that load later make the page longer. */
const SETTLES_MS = 3000;

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isReload = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
};

/** Scrolls the page until the element is as high as it was, while the page grows and the seller does nothing. */
function bringBack(element: HTMLElement, top: number): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const unwatch = watchSize([element], () => {
    const by = element.getBoundingClientRect().top - top;
    if (Math.abs(by) > 1) scrollBy({ top: by, behavior: 'instant' });
  });
  signal.addEventListener('abort', unwatch);
  for (const act of ACTS) addEventListener(act, () => stop.abort(), { signal, capture: true, passive: true });
  setTimeout(() => stop.abort(), SETTLES_MS);
  return () => stop.abort();
}

/**
 * Keeps the scroll position of the page in the form over a reload. The browser tries that itself, but too early: the
 * form is not there yet and the page is too short.
 * @param form the name of the form, as for its draft
 * @returns stops it
 */
export function keepScroll(element: HTMLElement, form: string, storage: Storage | undefined): () => void {
  const key = PREFIX + form;
  const before = takeKept(storage, key, isNumber);
  const stop = before !== undefined && isReload() ? bringBack(element, before) : undefined;
  const save = () => {
    const { top } = element.getBoundingClientRect();
    try {
      // Above the form, the page is the browser's own business.
      if (top < 0) storage?.setItem(key, toJson(top));
    } catch {
      // Then the page starts at its top.
    }
  };
  addEventListener('pagehide', save);
  return () => {
    stop?.();
    removeEventListener('pagehide', save);
  };
}
