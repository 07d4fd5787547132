/** The lists of the operator's desk: how they are filtered, counted, kept and taken along. */

/** The filters of each list, by their names in its address. Nothing here is about a seller. */
export const LIST_FILTERS = {
  requests: ['state', 'category', 'area', 'theme', 'medium', 'from', 'to', 'mark', 'assignee', 'kind'],
  registrations: ['state'],
  shops: ['text', 'state', 'category', 'sort', 'order'],
  enquiries: ['state'],
  reviews: ['state'],
  cases: ['state', 'shop'],
  deliveries: ['state', 'event', 'reason', 'shop', 'medium', 'about', 'from', 'until'],
  log: ['person', 'action', 'from', 'until'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ListName = keyof typeof LIST_FILTERS;

/** A list is counted exactly up to here. One more stands for any larger count. */
export const MOST_COUNTED = 1000;

/** The lists whose filters people keep under a name. */
export const VIEWED_LISTS = { requests: 'requests' } as const satisfies Partial<Record<ListName, ListName>>;
export type ViewedList = keyof typeof VIEWED_LISTS;

/** A person keeps at most so many lists. */
export const MOST_VIEWS = 20;

/** A list as a file has so many rows at most: the first ones of the list. */
export const MOST_EXPORTED = 100_000;

/** Filters are our own words, days and ids. Anything else could be about a person. */
const PLAIN = /^[\w-]{1,64}$/;

/** The filters of a list in a query, which may come from anywhere: in one order, and nothing else. */
export function plainQuery(list: ListName, query: string): string {
  const texts = new URLSearchParams(query);
  const plain = new URLSearchParams();
  for (const name of LIST_FILTERS[list]) {
    const text = texts.get(name) ?? '';
    if (PLAIN.test(text)) plain.set(name, text);
  }
  return plain.toString();
}
