import { EARLY_PRESSES } from '../early-presses.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

let ask = () => {};

/** What the visitor did before this script was there: the browser also puts back the place in the page. */
const hasActed = () => scrollY > 0 || (Reflect.get(window, EARLY_PRESSES)?.length ?? 0) > 0;

/** Fulfilled when a visitor does something in the page. On the server at once. */
export const asked: Promise<void> =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        ask = resolve;
        if (hasActed()) return resolve();
        // Rows that scroll say so only on the way down.
        for (const sign of SIGNS)
          addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
      });

/** For who knows that the visitor has done something. */
export const askForLater = () => ask();
