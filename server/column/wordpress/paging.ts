import type { WordPressQuery } from './query.ts';

interface Listing {
  query: WordPressQuery;
  /** The list's URL without parameters. */
  address: string;
  page: number;
  pages: number;
  total: number;
}

/**
 * WordPress's headers of a list: totals, and links to the previous and next page. Pages of other origins cannot read
 * them.
 */
export function listHeaders(listing: Listing): Record<string, string> {
  const { page, pages, total } = listing;
  const links: string[] = [];
  if (page > 1 && pages > 0) links.push(`<${addressOf(listing, Math.min(page - 1, pages))}>; rel="prev"`);
  if (page < pages) links.push(`<${addressOf(listing, page + 1)}>; rel="next"`);
  return {
    'x-wp-total': String(total),
    'x-wp-totalpages': String(pages),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}

/** The URL of another page, with the parameters in the same order. */
function addressOf({ query, address }: Listing, page: number): string {
  const parameters = new Map(query).set('page', String(page));
  const pairs = [...parameters].flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${encode(name)}${value === '' ? '' : `=${encode(value)}`}`]
      : value.map((part, index) => `${encode(name)}[${index}]=${encode(part)}`),
  );
  return `${address}?${pairs.join('&')}`;
}

/** PHP's urlencode; WordPress also encodes the colon of `_embed=wp:term`. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+');
