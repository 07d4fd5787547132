import { EARLY_PRESSES } from '../early-presses.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

let ask = () => {};

/** Whether the visitor has acted before this script had loaded: the browser also restores the scroll position. */
const hasActed = () => scrollY > 0 || (Reflect.get(window, EARLY_PRESSES)?.length ?? 0) > 0;

/** Fulfilled when a visitor does something in the page. On the server at once. */
export const asked: Promise<void> =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        ask = resolve;
        if (hasActed()) return resolve();
        // Scroll events of rows are seen only in the capture phase.
        for (const sign of SIGNS)
          addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
      });

/** For callers that know that the visitor has acted. */
export const askForLater = () => ask();
