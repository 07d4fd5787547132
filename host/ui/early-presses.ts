import { useEffect } from 'react';

/**
 * The list of presses from before the scripts had loaded (late-scripts.ts): a button, or nothing where the browser has
 * answered.
 */
export const EARLY_PRESSES = 'earlyPresses';

/** The buttons that only scripts can answer. */
export const ANSWERED_BY_SCRIPTS = 'button[type="button"]:not([popovertarget])';

let last: HTMLElement | undefined;

/** Called when React starts to listen: it handles later presses itself. Of the earlier presses, the last counts. */
export function takeEarlyPresses(): void {
  const pressed: unknown = Reflect.get(window, EARLY_PRESSES);
  if (Array.isArray(pressed)) last = pressed.filter(Boolean).at(-1);
  Reflect.deleteProperty(window, EARLY_PRESSES);
}

/** A part whose script loads later (host/ui/later) and has not loaded yet. */
const WAITING = '[data-later="waiting"]';

/** Keeps presses in parts whose script has not loaded yet. Returns a function that ends it. */
export function keepPresses(): () => void {
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(ANSWERED_BY_SCRIPTS) : null;
    if (button?.closest(WAITING)) last = button;
  };
  addEventListener('click', keep);
  return () => removeEventListener('click', keep);
}

/** Answers the press that came before the script that can answer it. */
export function answerEarlyPress(): void {
  const button = last;
  if (button?.closest(WAITING)) return;
  last = undefined;
  if (button?.isConnected) button.click();
}

/**
 * Links, forms, and elements that browsers open by themselves have answered already, so the page does not keep those.
 */
export function useEarlyPress(): void {
  useEffect(answerEarlyPress, []);
}
