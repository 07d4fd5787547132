import { whenIdle } from '../base/when-idle.ts';

/** The events by which a visitor shows that the form comes next. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Data saving, where browsers tell of it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Runs work once, as soon as a visitor points at a form, touches it or moves the focus into it; or when they have
 * scrolled to it and the browser is idle and does not save data.
 * @returns stops waiting
 */
export function whenInterested(host: Element, work: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = () => {
    if (signal.aborted) return;
    controller.abort();
    work();
  };
  const onScroll = () => {
    if (isInSight(host) && !savesData()) whenIdle(begin);
  };
  // They may have begun with the painted first step.
  if (host.matches(':hover, :focus-within')) begin();
  for (const sign of SIGNS) host.addEventListener(sign, begin, { signal, passive: true });
  addEventListener('scroll', onScroll, { signal, passive: true, capture: true });
  return () => controller.abort();
}
