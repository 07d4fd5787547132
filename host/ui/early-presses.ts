/** The list of presses from before the page's script: a button, or nothing where the browser has answered. */
export const EARLY_PRESSES = 'earlyPresses';

/** The buttons that only scripts can answer. */
export const ANSWERED_BY_SCRIPTS = 'button[type="button"]:not([popovertarget])';

export interface EarlyPresses {
  /** True if somebody has pressed, chosen or typed anything. */
  readonly isUsed: boolean;
  /** The last pressed button. Links, forms and what browsers open by themselves are not among them. */
  readonly button: HTMLElement | undefined;
}

/** Ends the list. */
export function takeEarlyPresses(): EarlyPresses {
  const list: unknown = Reflect.get(window, EARLY_PRESSES);
  Reflect.deleteProperty(window, EARLY_PRESSES);
  const presses: (HTMLElement | null)[] = Array.isArray(list) ? list : [];
  return { isUsed: presses.length > 0, button: presses.filter((button) => button !== null).at(-1) };
}
