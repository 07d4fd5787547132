import { href } from 'react-router';
import { type CategoryKey, slugOf } from '#contract/goods/categories.ts';
import { ableInShort } from '#contract/site/able-places.ts';
import { goodsBought, type MadeClaims } from '#contract/site/claims.ts';
import { absentPages } from '../../../settings/absent-pages.ts';
import type { Site } from '../../../settings/context.ts';
import { landingOf } from '../../lp/words/landing-of.ts';

export interface CategoryLink {
  key: CategoryKey;
  to: string;
  /** The link leads to results, and not to the landing page. */
  hasResults: boolean;
  /** Where somebody buys the goods, if that is told. */
  areas: string;
}

/** The goods that somebody buys: each leads to its results, or to its landing page until there are some. */
export function categoryLinks(site: Site, claimSet: MadeClaims): CategoryLink[] {
  const absent = absentPages(site);
  const able = site.settings.operator && claimSet.shops?.ableOf;
  return goodsBought(claimSet).map((key) => {
    const results = href('/achievements/:category?', { category: slugOf(key) });
    const hasResults = !absent.includes(results);
    const areas = able ? ableInShort(able[key]) : '';
    return { key, hasResults, areas, to: hasResults ? results : landingOf(key) };
  });
}
