import { redirect } from 'react-router';
import type { CallOutcome } from './outcome.ts';

/** No list has as many pages. APIs refuse greater numbers, each differently. */
const GREATEST = 1_000_000;

/** The page that a query asks for; undefined where it is missing, below 1 or not a whole number. */
export function askedPage(query: string | null): number | undefined {
  if (query === null || !/^\d+$/.test(query)) return undefined;
  const page = Math.min(Number(query), GREATEST);
  return page >= 1 ? page : undefined;
}

function redirectToPage(url: URL, page: number): Response {
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(page));
  return redirect(`${url.pathname}?${query}`);
}

/**
 * The page of a list that a URL asks for. Without a number it is the first one, whose address browsers complete
 * (frame/first-page.ts). Where the number makes no sense, the visitor is led there (document 1, section 4).
 */
export function requirePage(url: URL): number {
  const query = url.searchParams.get('page');
  const page = query === null ? 1 : askedPage(query);
  if (page === undefined) throw redirectToPage(url, 1);
  return page;
}

/**
 * Leads to the last page of a list if the URL names a later one (document 1, section 4). Only the answer names the last
 * page, so the loader waits for it; the first page always exists and streams.
 * @param lastOf the number of pages
 */
export async function redirectPastEnd<Value>(
  url: URL,
  page: number,
  list: Promise<CallOutcome<Value>>,
  lastOf: (list: Value) => number,
): Promise<void> {
  if (page === 1) return;
  const result = await list;
  const last = result.ok ? lastOf(result.value) : 0;
  if (last > 0 && page > last) throw redirectToPage(url, last);
}
