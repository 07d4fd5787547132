import { redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { REGIONS } from '#contract/customer/prefectures.ts';
import { askedPage } from '../../data/list-page.ts';
import { type ShopFilters, type ShopSearch, searchQuery } from './search.ts';

/** Longer keywords find no shop. */
export const KEYWORD_CHARACTERS = 100;

/** The names of the panel's fields. A whole region stands for its prefectures, which the URL names. */
export const FIELDS = {
  categories: 'categories',
  prefectureNames: 'prefecture_names',
  region: 'region',
  keyword: 'keyword',
} as const;

/** A list as we write it, joined by commas, or as a browser sends a form, one by one. */
const listOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => text.split(',').map((entry) => entry.trim())).filter(Boolean)),
];

const prefecturesOf = (region: string): readonly string[] =>
  isKeyOf(REGIONS, region) ? REGIONS[region] : [];

/** The filters of a URL or of the panel. */
export function readFilters(query: URLSearchParams): ShopFilters {
  const regions = query.getAll(FIELDS.region).flatMap(prefecturesOf);
  return {
    keyword: Array.from((query.get(FIELDS.keyword) ?? '').trim())
      .slice(0, KEYWORD_CHARACTERS)
      .join(''),
    categories: listOf(query.getAll(FIELDS.categories)),
    prefectureNames: listOf([...query.getAll(FIELDS.prefectureNames), ...regions]),
  };
}

/** The search of a URL. */
export const readSearch = (query: URLSearchParams): ShopSearch => ({
  page: askedPage(query.get('page')) ?? 1,
  ...readFilters(query),
});

/**
 * The URL of a list names a page that there may be, or none (document 1, section 4), and writes its search as we do: a
 * browser without scripts sends the panel in its own way. Other parameters of the URL stay.
 */
export function requireTidy(url: URL, search: ShopSearch): void {
  const tidy = new URLSearchParams(url.searchParams);
  tidy.delete(FIELDS.region);
  for (const [name, text] of Object.entries(searchQuery(search))) {
    if (text === '') tidy.delete(name);
    else tidy.set(name, text);
  }
  const query = new URLSearchParams(tidy);
  if (!url.searchParams.has('page')) query.delete('page');
  if (query.toString() !== url.searchParams.toString()) throw redirect(`${url.pathname}?${tidy}`);
}
