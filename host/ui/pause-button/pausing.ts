/** Bubbles from the pause button of a part. Its detail is whether the part moves now. */
const PAUSE = 'site:pause';

/** Lets visitors stop what moves, and start it again, by all pause buttons of the page. */
export function answerPauseButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-pause]') : null;
    if (!button) return;
    const isPlaying = !button.toggleAttribute('data-paused');
    button.setAttribute('aria-label', (isPlaying ? button.dataset.pause : button.dataset.play) ?? '');
    button.dispatchEvent(new CustomEvent(PAUSE, { bubbles: true, detail: isPlaying }));
  });
}

/**
 * Calls whenever a visitor stops a part that moves, or starts it again.
 * @param part has the pause button
 * @returns a function that ends it
 */
export function onPause(part: Element, change: (isPlaying: boolean) => void): () => void {
  const pause = (event: Event) => change((event as CustomEvent<boolean>).detail);
  part.addEventListener(PAUSE, pause);
  return () => part.removeEventListener(PAUSE, pause);
}
