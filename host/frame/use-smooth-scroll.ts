import { useEffect } from 'react';
import { useNavigate } from 'react-router';
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
 *
 * The router follows the press, because it restores the place in the page by keys that it gives to addresses: addresses
 * to which the browser goes by itself have none, and would share one.
 */
export function useSmoothScroll(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout>;
    let pressedAt = 0;
    const stop = () => {
      clearTimeout(timer);
      root.classList.remove(CLASS);
    };
    const follow = (event: MouseEvent) => {
      stop();
      const place = pressedPlace(event);
      if (!place) return;
      event.preventDefault();
      root.classList.add(CLASS);
      pressedAt = performance.now();
      timer = setTimeout(stop, LONGEST_MS);
      const hash = `#${encodeURIComponent(place.id)}`;
      void navigate({ hash, search: location.search }, { replace: hash === location.hash });
      focusOn(place);
    };
    const end = () => {
      if (performance.now() - pressedAt > SHORTEST_MS) stop();
    };
    addEventListener('click', follow);
    addEventListener('scrollend', end);
    addEventListener('popstate', stop);
    return () => {
      stop();
      removeEventListener('click', follow);
      removeEventListener('scrollend', end);
      removeEventListener('popstate', stop);
    };
  }, [navigate]);
}
