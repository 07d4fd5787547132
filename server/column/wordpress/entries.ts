import { normalise } from '../normalise.ts';
import { canonicalSlug } from '../post-library.ts';
import { compareText, SearchWords } from '../post-order.ts';
import type { ContentCall } from './call.ts';
import { apiAddress } from './links.ts';
import { listHeaders } from './paging.ts';
import { freeText, freeTexts, ids, integer, oneWord, type Read } from './parameters.ts';

/** The members that terms and users share. */
interface Entry {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export const ENTRY_PARAMETERS = {
  page: integer({ fallback: 1, minimum: 1 }),
  per_page: integer({ fallback: 10, minimum: 1, maximum: 100 }),
  search: freeText,
  exclude: ids,
  include: ids,
  order: oneWord(['asc', 'desc'], 'asc'),
  slug: freeTexts,
};

type EntryQuery = Read<typeof ENTRY_PARAMETERS>;
export type Compare<T> = (a: T, b: T) => number;

/** The entries that fit the parameters, in the same order. An empty list does not filter. */
export function findEntries<T extends Entry>(
  all: readonly T[],
  { include, exclude, slug, search }: EntryQuery,
): T[] {
  const slugs = slug.map(canonicalSlug);
  const words = new SearchWords(search);
  return all
    .filter(({ id }) => (include.length === 0 || include.includes(id)) && !exclude.includes(id))
    .filter((entry) => slugs.length === 0 || slugs.includes(entry.slug))
    .filter((entry) => words.allIn(normalise(`${entry.name} ${entry.slug}`)));
}

/** Orders for terms and users, ascending. */
export function entryOrders({ include, slug }: EntryQuery) {
  const slugs = slug.map(canonicalSlug);
  return {
    id: (a, b) => a.id - b.id,
    include: (a, b) => include.indexOf(a.id) - include.indexOf(b.id),
    name: (a, b) => compareText(a.name, b.name),
    slug: (a, b) => compareText(a.slug, b.slug),
    include_slugs: (a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug),
  } satisfies Record<string, Compare<Entry>>;
}

/** @param compare orders them ascending; without it they keep their order */
export function sorted<T>(entries: T[], { order }: EntryQuery, compare: Compare<T> | undefined): T[] {
  const sign = order === 'desc' ? -1 : 1;
  return compare ? entries.sort((a, b) => sign * compare(a, b)) : entries;
}

/** A page of a list. A page after the last one is empty; for posts it is an error. */
export function sendEntries<T extends Entry>(
  { origin, query, send }: ContentCall,
  {
    collection,
    page,
    per_page,
    found,
  }: Pick<EntryQuery, 'page' | 'per_page'> & { collection: string; found: readonly T[] },
  shape: (entry: T) => object,
) {
  const start = (page - 1) * per_page;
  const piece = found.slice(start, start + per_page);
  const pages = Math.ceil(found.length / per_page);
  const headers = listHeaders({
    query,
    address: apiAddress(origin, collection),
    page,
    pages,
    total: found.length,
  });
  return send(`${collection} [${piece.map(({ id }) => id)}]`, () => piece.map(shape), headers);
}
