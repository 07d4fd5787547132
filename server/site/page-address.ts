import { TRACKING_KEYS } from '#contract/media/tracking.ts';

/** The parameters of a visitor's origin. The page is the same without them; browsers read them. */
const ORIGINS = new Set<string>([...TRACKING_KEYS, 'utm_source', 'utm_medium', 'utm_campaign']);

/** The page of a list, and the parts of a page whose data the router asks for. */
const KEPT = new Set(['page', '_routes']);

/** Longer ones are not written by our pages. */
const LONGEST = 300;

/** Most addresses: a path that is the same in every notation. */
const PLAIN = /^\/(?:[\w-]+\/)*[\w-]*$/;

/**
 * The address under which a page is kept.
 * @param url path and query
 * @returns undefined if its query may be a rare one, such as a search
 */
export function keptAddress(url: string): string | undefined {
  if (url.length <= LONGEST && PLAIN.test(url)) return url;
  const { pathname, searchParams } = new URL(url, 'http://page');
  const parameters = [...searchParams].filter(([name]) => !ORIGINS.has(name));
  if (parameters.some(([name]) => !KEPT.has(name))) return undefined;
  const query = new URLSearchParams(parameters);
  // The first page of a list has two addresses.
  if (query.get('page') === '1') query.delete('page');
  query.sort();
  const address = pathname + (query.size > 0 ? `?${query}` : '');
  return address.length > LONGEST ? undefined : address;
}
