/** The filters of the partner list. The URL and the call use the same names (document 1, section 4). */
export interface ShopFilters {
  /** Slugs of categories: watch, precious_metal … */
  categories: readonly string[];
  prefectureNames: readonly string[];
  keyword: string;
}

/** A search, and the page of its result. */
export interface ShopSearch extends ShopFilters {
  page: number;
}

export const NO_FILTERS: ShopFilters = { categories: [], prefectureNames: [], keyword: '' };

export const hasFilters = ({ categories, prefectureNames, keyword }: ShopFilters): boolean =>
  keyword !== '' || categories.length > 0 || prefectureNames.length > 0;

/** A search in the form of the call: lists are joined by commas, empty filters are empty texts. */
export function searchQuery({ page, keyword, categories, prefectureNames }: ShopSearch) {
  return {
    page: String(page),
    keyword,
    categories: categories.join(','),
    prefecture_names: prefectureNames.join(','),
  };
}

/** A search in the form of the page's URL, without empty filters. */
export function searchUrl(search: ShopSearch): string {
  const entries = Object.entries(searchQuery(search)).filter(([, text]) => text !== '');
  return `?${new URLSearchParams(entries)}`;
}

/** The filters in the form in which local storage mirrors them (document 1, section 4). */
export const mirrored = ({ categories, prefectureNames, keyword }: ShopFilters): string =>
  JSON.stringify({ categories, areas: prefectureNames, keyword });
