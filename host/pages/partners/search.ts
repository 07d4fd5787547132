import type { ShopFilters } from '#host/data/product.ts';
import { pageOf } from '#host/ui/pagination/page-numbers.ts';

/** What the partner list is searched by, and which page of it is shown. */
export interface SearchState extends ShopFilters {
  page: number;
}

export const NO_FILTERS: ShopFilters = { categories: [], areas: [], keyword: '' };

/** The names in the address (document 1, section 4: comma lists). */
const NAMES = {
  page: 'page',
  keyword: 'keyword',
  categories: 'categories',
  areas: 'prefecture_names',
} as const;

const list = (text: string | null) => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

/** What an address asks for. `page` is 0 where it is missing or makes no sense. */
export function readSearch(query: URLSearchParams): SearchState {
  return {
    page: pageOf(query.get(NAMES.page)) ?? 0,
    keyword: (query.get(NAMES.keyword) ?? '').trim(),
    categories: list(query.get(NAMES.categories)),
    areas: list(query.get(NAMES.areas)),
  };
}

/** Whether nothing is searched for. */
export const isEmpty = ({ keyword, categories, areas }: ShopFilters): boolean =>
  keyword === '' && categories.length === 0 && areas.length === 0;

/** The address of a search; what is empty is left out. */
export function writeSearch({ page, keyword, categories, areas }: SearchState): URLSearchParams {
  const query = new URLSearchParams({ [NAMES.page]: String(page) });
  if (keyword) query.set(NAMES.keyword, keyword);
  if (categories.length > 0) query.set(NAMES.categories, categories.join(','));
  if (areas.length > 0) query.set(NAMES.areas, areas.join(','));
  return query;
}

/** Document 1, section 9. */
const SUMMARY_CHARACTERS = 15;

/** The chosen names in a row, cut at 15 characters and an ellipsis. */
export function summary(names: readonly string[]): string {
  const characters = Array.from(names.join('、'));
  if (characters.length <= SUMMARY_CHARACTERS) return characters.join('');
  return `${characters.slice(0, SUMMARY_CHARACTERS).join('')}…`;
}
