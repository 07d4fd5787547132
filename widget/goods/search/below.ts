import { foldName } from './fold-name.ts';

/** Lists below more entries are too many to load for one query. */
const MOST_LISTS = 30;

const TELLING = /^.{3}|\p{Script=Han}{2}/u;

/**
 * Whether a query that finds nothing in a list of so many entries is looked for in the lists below them: a model number
 * where products are listed, 山崎 where kinds of drinks are. It must say enough.
 */
export const isForListsBelow = (query: string, entries: number): boolean =>
  entries <= MOST_LISTS && TELLING.test(foldName(query).text);
