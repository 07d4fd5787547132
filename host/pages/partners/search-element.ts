import { defineElement } from '../../ui/page-element/define.ts';

const KEY = 'partners:search';

/** The mirror of the search in local storage (document 1, section 4); a visit without one clears it. */
function start({ dataset: { filters } }: HTMLElement): () => void {
  try {
    if (filters) localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(filters), timestamp: Date.now() }));
    else localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse storage, and it may be full. The URL holds the search as well.
  }
  return () => {};
}

/** Mirrors the search of the shops (partners.tsx). */
export const defineSearch = () => defineElement('site-search', start);
