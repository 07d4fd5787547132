import type { Onward } from '../../state/goods-state.ts';
import type { FocusTarget } from '../../state/navigation-state.ts';
import { REDUCED_MOTION } from '../motion.ts';
import { TEXT_BOXES } from '../text-boxes.ts';

const CONTROLS =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea, button:not(:disabled)';

/** The frame of a question; that of the first one, if no other is named. */
function frameOf(root: ShadowRoot, target: FocusTarget): HTMLElement | null {
  if (!('field' in target)) return root.querySelector('[data-field]');
  const name = target.at === 'field' ? `${target.item}-${target.field}` : target.field;
  return root.querySelector(`[data-field="${name}"]`);
}

const wantsNoMotion = () => matchMedia(REDUCED_MOTION).matches;

const behavior = (): ScrollBehavior => (wantsNoMotion() ? 'auto' : 'smooth');

/** Whether the seller is in a text box, which must not move. */
export const isTyping = (root: ShadowRoot): boolean => root.activeElement?.matches(TEXT_BOXES) ?? false;

/** Scrolls as little as needed to show the next question, below the sticky elements at the top of the page. */
export function bringIntoView(root: ShadowRoot, place: Onward['place']): void {
  const target =
    place === 'end'
      ? root.querySelector<HTMLElement>('[part=submit]')
      : frameOf(root, { at: 'field', ...place });
  target?.scrollIntoView({ block: 'nearest', behavior: behavior() });
}

/** Highlights a question for a moment, unless the seller asked for no motion. */
function flash(field: HTMLElement): void {
  if (wantsNoMotion()) return;
  field.classList.remove('field--flash');
  // Reading a size makes the browser apply the removed class first, so that the animation starts again.
  void field.offsetWidth;
  field.classList.add('field--flash');
}

/** Scrolls to and focuses the target of the state: a question, or the start of a step. */
export function bringToFocus(root: ShadowRoot, target: FocusTarget): void {
  if (target.at === 'step') {
    const heading = root.querySelector<HTMLElement>('[data-step-heading]');
    const start = root.querySelector('[data-step-top]');
    if (start) start.scrollIntoView({ block: 'start' });
    else heading?.scrollIntoView({ block: 'nearest' });
    heading?.focus({ preventScroll: true });
    return;
  }
  const frame = frameOf(root, target);
  const photo = target.at === 'field' && target.photo;
  const field = (photo && frame?.querySelector<HTMLElement>(`[data-photo="${photo}"]`)) || frame;
  if (!field) return;
  field.scrollIntoView({ block: 'center', behavior: behavior() });
  const control =
    field.querySelector<HTMLElement>('[data-focus]') ??
    field.querySelector<HTMLElement>('.field__body')?.querySelector<HTMLElement>(CONTROLS) ??
    field.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
  if (target.at === 'field' && target.opens) control?.click();
  else flash(field);
}
