import type { Location } from 'react-router';

/**
 * The identity of a page for visitors: another path, or another page of a list, is another page. Filters change the
 * page in place.
 */
export function visitedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`;
}
