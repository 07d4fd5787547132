/** Paths of a WordPress that are no article: its own files, archives, files. */
const ELSEWHERE = /^\/(wp-|feed\b|tag\/|author\/|page\/|comments\/)|\.\w+$/;
const CATEGORY = /^\/category\/(?:.+\/)?([^/]+)\/?$/;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * Where this site shows what a link to a WordPress means: an article, a page, a category, the list.
 * @param href of the link
 * @param home the address of an article in that WordPress. Other articles have as many parts, and pages one
 * @returns undefined for a link that leads elsewhere
 */
export function columnPath(href: string, home: string | undefined): string | undefined {
  const [url, own] = [URL.parse(href), home === undefined ? null : URL.parse(home)];
  if (!url || !own || url.origin !== own.origin || url.search !== '') return undefined;
  const { pathname, hash } = url;
  if (pathname === '/') return '/column';
  if (ELSEWHERE.test(pathname)) return undefined;
  const [, category] = CATEGORY.exec(pathname) ?? [];
  if (category) return `/column/category/${category}`;
  const segments = segmentsOf(pathname);
  const last = segments.at(-1) ?? '';
  const isArticle = segments.length === segmentsOf(own.pathname).length || segments.length === 1;
  // The last part of an archive is a year, a month or a day.
  return isArticle && !/^\d{1,4}$/.test(last) ? `/column/${last}${hash}` : undefined;
}
