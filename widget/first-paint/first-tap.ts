import { CHOOSER, PIECES } from 'virtual:first-paint';
import { onOutsideClick } from '#contract/embed/outside-click.ts';
import { SETTLED } from './hand-over.ts';
import { rememberPress } from './remember-press.ts';
import { build, piecesOf } from './tokens.ts';

/** Data of the painted first step that answer a tap. */
interface FirstTap {
  /** The part of the element's shadow root that was painted. */
  readonly painted: HTMLElement;
  readonly categories: readonly string[];
  /** The base URL of the pictures of the tiles; undefined if unknown, and the tiles have none. */
  readonly base: string | undefined;
  /** Paints the first step after the choice of a category. */
  readonly repaint: (category: string) => void;
}

/** The pieces of the chooser, with URLs that hold in the page. A picture without one is not asked for. */
function* piecesOfChooser(base: string | undefined) {
  for (const piece of piecesOf(CHOOSER, PIECES))
    yield piece.replace(/assets\/tile-[^\t]*/, (path) => (base === undefined ? '' : base + path));
}

function open({ painted, categories, base, repaint }: FirstTap, opener: HTMLElement): void {
  const frame = painted.querySelector('.form') as HTMLElement;
  const place = document.createElement('div');
  build(place, piecesOfChooser(base));
  const dialog = place.firstElementChild as HTMLDialogElement;
  const title = dialog.querySelector<HTMLElement>('.dialog__title');
  frame.append(dialog);
  dialog.showModal();
  dialog.setAttribute('aria-label', title?.innerText ?? '');
  title?.focus();
  const close = () => dialog.close();
  onOutsideClick(dialog, close);
  dialog.querySelector('.icon-button')?.addEventListener('click', close);
  let category: string | undefined;
  dialog.querySelectorAll('.category').forEach((tile, index) => {
    tile.addEventListener('click', () => {
      category = categories[index];
      close();
    });
  });
  // Esc closes it as well.
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (category) repaint(category);
    const trigger = category ? painted.querySelector<HTMLElement>('.trigger') : opener;
    trigger?.focus({ preventScroll: true });
    painted.dispatchEvent(new Event(SETTLED));
  });
}

/**
 * Answers taps on the painted first step before the form is there: the category is chosen in its dialog, and any other
 * button is remembered, so that the form presses it (hand-over.ts).
 */
export function answerTaps(tap: FirstTap): void {
  const { painted } = tap;
  painted.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button || button.closest('dialog')) return;
    if (button === painted.querySelector('.trigger')) open(tap, button);
    else rememberPress(painted, button);
  });
}
