import { useEffect } from 'react';

const CLASS = 'glides';

/** Links to a place of the same page glide there; everything else, such as another page's top, is there at once. */
export function useGliding(): void {
  useEffect(() => {
    const root = document.documentElement;
    const rest = () => root.classList.remove(CLASS);
    const begin = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      rest();
      if (link?.getAttribute('href')?.startsWith('#')) root.classList.add(CLASS);
    };
    addEventListener('click', begin, { capture: true });
    addEventListener('scrollend', rest);
    addEventListener('popstate', rest);
    return () => {
      removeEventListener('click', begin, { capture: true });
      removeEventListener('scrollend', rest);
      removeEventListener('popstate', rest);
    };
  }, []);
}
