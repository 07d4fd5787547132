import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { visitedPage } from './visited-page.ts';

/** A pointer that rests on a link this long means it. */
const HOVER_MS = 80;
const EVENTS = ['touchstart', 'mouseover', 'focusin'] as const;

/** The page of this site that a link leads to; undefined where the browser goes by itself, or stays in the page. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== location.origin) return undefined;
  const page = link.pathname + link.search;
  return page === location.pathname + location.search ? undefined : page;
}

/** Only some browsers know how the visitor is connected. */
interface Connected extends Pick<Navigator, 'onLine'> {
  readonly connection?: { readonly saveData?: boolean };
}

function savesData(): boolean {
  const { connection }: Connected = navigator;
  return connection?.saveData === true;
}

/** A link that stays in view this long may be opened next; a link that is scrolled past is not. */
const REST_MS = 700;
/** At most this many pages are loaded because their links are in view: visitors open few. */
const MOST = 4;

/** Reports pages whose links rest in view, once the visitor reads on. Returns a function that ends it. */
function watchLinks(tell: (page: string) => void): () => void {
  const resting = new Map<Element, ReturnType<typeof setTimeout>>();
  const told = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target));
      const page = pageOf(target);
      if (!page || !isIntersecting) continue;
      const rested = () => {
        if (told.size < MOST) tell(page);
        told.add(page);
      };
      resting.set(target, setTimeout(rested, REST_MS));
    }
  });
  const start = () => {
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  };
  addEventListener('scroll', start, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', start);
    observer.disconnect();
    for (const timer of resting.values()) clearTimeout(timer);
  };
}

/**
 * Reports the page whose link a finger touches, a mouse rests on, or the keyboard reaches. Returns a function that ends
 * it.
 */
function watchIntentions(tell: (page: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const intend = ({ target, type }: Event) => {
    clearTimeout(timer);
    const page = pageOf(target);
    if (!page) return;
    if (type === 'mouseover') timer = setTimeout(tell, HOVER_MS, page);
    else tell(page);
  };
  for (const type of EVENTS) addEventListener(type, intend, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of EVENTS) removeEventListener(type, intend);
  };
}

function PrefetchFromHere() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (savesData()) return;
    // At once: a finger stays on a link for less time than React may take to come to it.
    const load = (page: string) => flushSync(() => setPages((known) => [...new Set(known).add(page)]));
    const ends = [watchLinks(load), watchIntentions(load)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** Loads the scripts and the data of the pages that a visitor is likely to open from this one, before the press. */
export function Prefetch() {
  return <PrefetchFromHere key={visitedPage(useLocation())} />;
}
