import { useEffect } from 'react';

/** Where the page keeps the buttons that were pressed before its scripts had loaded (entry.late-scripts.ts). */
export const EARLY_PRESSES = 'earlyPresses';

let last: HTMLElement | undefined;

/** Called when React starts to listen: what is pressed from now on is its own. Of the presses before, the last counts. */
export function takeEarlyPresses(): void {
  const pressed: unknown = Reflect.get(window, EARLY_PRESSES);
  if (Array.isArray(pressed)) last = pressed.at(-1);
  Reflect.deleteProperty(window, EARLY_PRESSES);
}

/**
 * Answers the press that came before the scripts. Links, forms, and what browsers open by themselves have answered
 * already, so the page does not keep those.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    if (last?.isConnected) last.click();
    last = undefined;
  }, []);
}
