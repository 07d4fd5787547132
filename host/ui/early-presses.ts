import { useEffect } from 'react';

/**
 * Where the page keeps what was pressed before its scripts had loaded (late-scripts.ts): a button, or nothing where
 * the browser has answered.
 */
export const EARLY_PRESSES = 'earlyPresses';

/** The buttons that only scripts can answer. */
export const ANSWERED_BY_SCRIPTS = 'button[type="button"]:not([popovertarget])';

let last: HTMLElement | undefined;

/** Called when React starts to listen: what is pressed from now on is its own. Of the presses before, the last counts. */
export function takeEarlyPresses(): void {
  const pressed: unknown = Reflect.get(window, EARLY_PRESSES);
  if (Array.isArray(pressed)) last = pressed.filter(Boolean).at(-1);
  Reflect.deleteProperty(window, EARLY_PRESSES);
}

/** A part whose script loads later (host/ui/later) and is not there yet. */
const WAITING = '[data-later="waiting"]';

/** Keeps presses in parts whose script is not there yet. Returns how to end it. */
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

/** Links, forms, and what browsers open by themselves have answered already, so the page does not keep those. */
export function useEarlyPress(): void {
  useEffect(answerEarlyPress, []);
}
