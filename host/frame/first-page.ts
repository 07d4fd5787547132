/** A list in pages (`paged` of a page's handle). */
const isPaged = (): boolean => document.querySelector('main[data-paged]') !== null;

/** An address of this page, with the number that the address of a list has in the browser (document 1, section 4). */
export function withFirstPage(url: URL): URL {
  if (isPaged() && !url.searchParams.has('page')) url.searchParams.set('page', '1');
  return url;
}

/**
 * Names the first page of a list in the address of the browser, where the link to the list has not. Search engines know
 * the list by its address without a number, which therefore answers with the page and not with a redirect.
 */
export function nameFirstPage(): void {
  const { href } = withFirstPage(new URL(location.href));
  if (href !== location.href) history.replaceState(history.state, '', href);
}
