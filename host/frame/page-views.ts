interface PageView {
  event: 'page_view';
  page_title: string;
  page_path: string;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The session storage key of the pairs of title and path that were counted. */
const KEY = 'site:page-views';
/** Where the browser stores nothing, they are kept for this page. */
const pairs = new Set<string>();

function isNew(pair: string): boolean {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(list)) for (const one of list) pairs.add(String(one));
  } catch {
    // Private windows may refuse storage.
  }
  if (pairs.has(pair)) return false;
  pairs.add(pair);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...pairs]));
  } catch {
    // Storage may be full.
  }
  return true;
}

/**
 * Counts a view of the page that is shown: once for each pair of title and path in a visit (document 1, section 4).
 * @param name of the view; the page's title where it is left out
 */
export function countPageView(name = document.title): void {
  const view: PageView = { event: 'page_view', page_title: name, page_path: location.pathname };
  if (!isNew(JSON.stringify([view.page_title, view.page_path]))) return;
  window.dataLayer ??= [];
  window.dataLayer.push(view);
}
