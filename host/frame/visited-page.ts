import type { Location } from 'react-router';

/** What a visitor takes for another page: another path, or another page of a list. Filters change the page in place. */
export function visitedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`;
}
