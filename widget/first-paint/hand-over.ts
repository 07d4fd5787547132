/** Dispatched at the painted first step when the seller has finished with its dialog. */
export const SETTLED = 'settled';

const CONTROLS = 'button, select';

/** The painted first step, while it stands in for the form. */
export const paintedIn = (root: ShadowRoot): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-first-paint]');

/** Waits while the seller chooses in the painted first step: its dialog or list must not disappear. */
export function whenSettled(root: ShadowRoot, takeOver: () => void): void {
  const firstPaint = paintedIn(root);
  const list = firstPaint?.querySelector('select:focus');
  if (firstPaint?.querySelector('dialog')) firstPaint.addEventListener(SETTLED, takeOver, { once: true });
  else if (list) list.addEventListener('blur', takeOver, { once: true });
  else takeOver();
}

/** Chooses the option of a painted list in the same list of the form, as the seller would. */
function choose(list: HTMLSelectElement, value: string): void {
  if (list.value === value) return;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replaces the painted first step by the form, which is already in the root, and takes over the choices, presses and
 * the focus. A kept draft shows other questions; then only the painted step is removed.
 */
export function takeOver(root: ShadowRoot): void {
  const firstPaint = paintedIn(root);
  if (!firstPaint) return;
  firstPaint.querySelector('.missing')?.remove();
  const before: (Element | null)[] = [...firstPaint.querySelectorAll(CONTROLS)];
  const focusIndex = before.indexOf(root.activeElement);
  const button = firstPaint.querySelectorAll('button')[Number(firstPaint.dataset.pressed ?? Number.NaN)];
  firstPaint.remove();
  const now = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  if (before.length !== now.length) return;
  before.forEach((control, index) => {
    const same = now[index];
    if (control instanceof HTMLSelectElement && same instanceof HTMLSelectElement)
      choose(same, control.value);
  });
  now[focusIndex]?.focus({ preventScroll: true });
  if (button) now[before.indexOf(button)]?.click();
}
