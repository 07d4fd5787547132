import { useEffect } from 'react';

const CLASS = 'smooth-scroll';

/** Scrolls smoothly to places within the page. Everything else, such as the top of another page, is shown at once. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const root = document.documentElement;
    const stop = () => root.classList.remove(CLASS);
    const start = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      stop();
      if (link?.getAttribute('href')?.startsWith('#')) root.classList.add(CLASS);
    };
    addEventListener('click', start, { capture: true });
    addEventListener('scrollend', stop);
    addEventListener('popstate', stop);
    return () => {
      removeEventListener('click', start, { capture: true });
      removeEventListener('scrollend', stop);
      removeEventListener('popstate', stop);
    };
  }, []);
}
