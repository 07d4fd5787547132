import type { Term } from '../model.ts';
import type { PostLibrary } from '../post-library.ts';
import { compareText } from '../post-order.ts';
import type { ContentCall, Get } from './call.ts';
import { type Compare, ENTRY_PARAMETERS, entryOrders, findEntries, sendEntries, sorted } from './entries.ts';
import { unknownTerm } from './errors.ts';
import { boolean, integer, oneWord, readParameters } from './parameters.ts';
import { termShape } from './term-shape.ts';

const ORDERS = [
  'id',
  'include',
  'name',
  'slug',
  'include_slugs',
  'term_group',
  'description',
  'count',
] as const;

const PARAMETERS = {
  ...ENTRY_PARAMETERS,
  orderby: oneWord(ORDERS, undefined),
  hide_empty: boolean,
  parent: integer({ fallback: undefined }),
  post: integer({ fallback: undefined }),
};

/**
 * Categories and tags. Without `orderby`, categories come in the editor's order, as with the usual plugins for that,
 * and tags by name.
 */
export function termCalls(get: Get, library: PostLibrary): void {
  for (const collection of ['categories', 'tags'] as const) {
    get(`/wp/v2/${collection}`, (call) => sendList(call, library, collection));
    get(`/wp/v2/${collection}/:id`, ({ id, origin, send }) => {
      const term = library[collection].find((other) => other.id === id);
      if (!term) throw unknownTerm();
      return send(`${collection} ${id}`, () => termShape(origin, term, library.countOf(term)));
    });
  }
}

function sendList(call: ContentCall, library: PostLibrary, collection: 'categories' | 'tags') {
  const parameters = readParameters(call.query, PARAMETERS);
  const { orderby, hide_empty, parent, post } = parameters;
  const terms = findEntries(library[collection], parameters)
    .filter((term) => !hide_empty || library.countOf(term) > 0)
    .filter((term) => post === undefined || isOf(library, post, term))
    // Terms are not nested.
    .filter(() => !parent);
  const orders: Record<(typeof ORDERS)[number], Compare<Term>> = {
    ...entryOrders(parameters),
    term_group: () => 0,
    description: (a, b) => compareText(a.description, b.description),
    count: (a, b) => library.countOf(a) - library.countOf(b),
  };
  const list = { ...parameters, collection, found: sorted(terms, parameters, orderby && orders[orderby]) };
  return sendEntries(call, list, (term) => termShape(call.origin, term, library.countOf(term)));
}

function isOf(library: PostLibrary, id: number, term: Term): boolean {
  const post = library.post(id);
  return post !== undefined && [post.category, ...post.tags].some((other) => other.id === term.id);
}
