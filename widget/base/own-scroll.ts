import { makeUpFor } from './prevented.ts';

/** The height of a line in pixels, for wheels that tell lines. */
const LINE = 16;

const isModal = (target: EventTarget): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && target.open;

function canScroll(target: EventTarget, by: number): target is Element {
  if (!(target instanceof Element) || !/auto|scroll/.test(getComputedStyle(target).overflowY)) return false;
  const { scrollTop, scrollHeight, clientHeight } = target;
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight;
}

/** The targets of an event in a dialog of this root, from the inner to the outer ones. Other roots have their own. */
function targetsInDialog(root: ShadowRoot, event: Event): EventTarget[] {
  const path = event.composedPath();
  const dialog = path.find(isModal);
  return dialog?.getRootNode() === root ? path.slice(0, path.indexOf(dialog) + 1) : [];
}

const pixelsOf = ({ deltaMode, deltaY }: WheelEvent): number =>
  deltaY * ([1, LINE, innerHeight][deltaMode] ?? 1);

/**
 * Lets dialogs scroll where the page prevents it, and nothing behind them: pages that scroll by themselves (Lenis,
 * fullPage) take every wheel and every touch.
 */
export function scrollDialogs(root: ShadowRoot, signal: AbortSignal): void {
  const options = { passive: true, signal };
  let touchedAt = 0;
  /** The pixels since the last call. */
  const dragged = ({ touches: [touch] }: TouchEvent): number => {
    const before = touchedAt;
    touchedAt = touch?.clientY ?? 0;
    return before - touchedAt;
  };
  const scroll = (targets: readonly EventTarget[], by: number) =>
    targets.find((target) => canScroll(target, by))?.scrollBy({ top: by, behavior: 'instant' });

  makeUpFor(
    root,
    'wheel',
    (event) => {
      const targets = targetsInDialog(root, event);
      return () => event.ctrlKey || scroll(targets, pixelsOf(event));
    },
    signal,
  );
  root.addEventListener('touchstart', (event) => dragged(event as TouchEvent), options);
  makeUpFor(
    root,
    'touchmove',
    (event) => {
      const [targets, by] = [targetsInDialog(root, event), dragged(event)];
      return () => event.touches.length === 1 && scroll(targets, by);
    },
    signal,
  );
  for (const type of ['wheel', 'touchmove'])
    root.addEventListener(
      type,
      (event) => {
        if (targetsInDialog(root, event).length > 0) event.stopPropagation();
      },
      options,
    );
}
