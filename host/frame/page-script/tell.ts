import { PAGE_TROUBLES_PATH, type PageTrouble } from '#contract/site/page-troubles.ts';

const sentTroubles = new Set<PageTrouble>();

/** Tells the server's log once what has happened to this page, without its address, which may be a key, or its text. */
export function tellTrouble(trouble: PageTrouble): void {
  if (sentTroubles.has(trouble)) return;
  sentTroubles.add(trouble);
  const [, page = ''] = location.pathname.split('/');
  navigator.sendBeacon?.(`${PAGE_TROUBLES_PATH}?${new URLSearchParams({ page, trouble })}`);
}
