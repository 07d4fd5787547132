import type { FocusTarget } from '../../state/navigation-state.ts';

const CONTROLS =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea, button:not(:disabled)';

function fieldNameOf(target: Exclude<FocusTarget, { at: 'step' }>): string {
  return target.at === 'field' ? `${target.item}-${target.field}` : target.field;
}

/** Highlights a question for a moment, unless the seller asked for no motion. */
function flash(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  field.classList.remove('field--flash');
  // Reading a size makes the browser apply the removed class first, so that the animation starts again.
  void field.offsetWidth;
  field.classList.add('field--flash');
}

/** Scrolls to and focuses what the state asks for: a question, or the start of a step. */
export function bringToFocus(root: ShadowRoot, target: FocusTarget): void {
  if (target.at === 'step') {
    const heading = root.querySelector<HTMLElement>('[data-step-heading]');
    heading?.scrollIntoView({ block: 'nearest' });
    heading?.focus();
    return;
  }
  const field = root.querySelector<HTMLElement>(`[data-field="${fieldNameOf(target)}"]`);
  if (!field) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: reduced ? 'auto' : 'smooth' });
  const control =
    field.querySelector<HTMLElement>('[data-focus]') ??
    field.querySelector<HTMLElement>('.field__body')?.querySelector<HTMLElement>(CONTROLS);
  (control ?? field.querySelector<HTMLElement>(CONTROLS))?.focus({ preventScroll: true });
  flash(field);
}
