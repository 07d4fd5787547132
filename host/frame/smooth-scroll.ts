import { pressedLink } from './pressed-link.ts';

const CLASS = 'smooth-scroll';
/** A scroll that ends sooner began before the press. */
const SHORTEST_MS = 150;
/** For browsers that do not report the end of a scroll. */
const LONGEST_MS = 2_000;

/** The place in this page that a press leads to; undefined where the press leads elsewhere, or is the browser's. */
function pressedPlace(event: MouseEvent): HTMLElement | undefined {
  const href = pressedLink(event)?.getAttribute('href') ?? '';
  if (!href.startsWith('#')) return undefined;
  try {
    return document.getElementById(decodeURIComponent(href.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The keyboard continues there, as after a press that the browser follows. */
function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Scrolls smoothly to places within the page. Any other place, such as the top of another page, is shown at once. The
 * stylesheet leaves it out for people who want no motion.
 */
export function scrollSmoothly(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  let pressedAt = 0;
  const stop = () => {
    clearTimeout(timer);
    root.classList.remove(CLASS);
  };
  addEventListener('click', (event) => {
    stop();
    const place = pressedPlace(event);
    if (!place) return;
    root.classList.add(CLASS);
    pressedAt = performance.now();
    timer = setTimeout(stop, LONGEST_MS);
    focusOn(place);
  });
  const end = () => {
    if (performance.now() - pressedAt > SHORTEST_MS) stop();
  };
  addEventListener('scrollend', end);
  // The way back; browsers report a press on a link as well.
  addEventListener('popstate', end);
}
