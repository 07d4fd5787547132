import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Who points at a link for so long means it. */
const HOVER_MS = 80;
const EVENTS = ['touchstart', 'mouseover', 'focusin'] as const;

/** Where a link leads within this site; undefined where the browser goes by itself, or stays in the page. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== location.origin) return undefined;
  const page = link.pathname + link.search;
  return page === location.pathname + location.search ? undefined : page;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the script and the data of the page that a visitor is about to open: when a finger touches its link, a mouse
 * rests on it, or the keyboard reaches it.
 */
export function Prefetch() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const intend = ({ target, type }: Event) => {
      clearTimeout(timer);
      const intended = pageOf(target);
      if (intended) timer = setTimeout(setPage, type === 'mouseover' ? HOVER_MS : 0, intended);
    };
    for (const type of EVENTS) addEventListener(type, intend, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of EVENTS) removeEventListener(type, intend);
    };
  }, []);
  return page ? <PrefetchPageLinks page={page} /> : null;
}
