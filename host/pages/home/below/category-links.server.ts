import { href } from 'react-router';
import { type CategoryKey, slugOf } from '#contract/goods/categories.ts';
import { absentPages } from '../../../settings/absent-pages.ts';
import type { Site } from '../../../settings/context.ts';
import { landingOf } from '../../lp/words/landing-of.ts';

export interface CategoryLink {
  key: CategoryKey;
  to: string;
  /** The link leads to results, and not to the landing page. */
  hasResults: boolean;
}

/** The goods that somebody buys: each leads to its results, or to its landing page until there are some. */
export function categoryLinks(site: Site, goods: readonly CategoryKey[]): CategoryLink[] {
  const absent = absentPages(site);
  return goods.map((key) => {
    const results = href('/achievements/:category?', { category: slugOf(key) });
    const hasResults = !absent.includes(results);
    return { key, hasResults, to: hasResults ? results : landingOf(key) };
  });
}
