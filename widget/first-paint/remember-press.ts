/**
 * Remembers which button of the painted first step was pressed, so that the form presses it (hand-over.ts). It uses
 * nothing from outside: pages of our own site contain its source, and run it before any file has loaded.
 */
export function rememberPress(firstPaint: HTMLElement, target: Element): void {
  const button = target.closest('button');
  if (button) firstPaint.dataset.pressed = String([...firstPaint.querySelectorAll('button')].indexOf(button));
}
