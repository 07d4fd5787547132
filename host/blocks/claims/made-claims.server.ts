import type { CategoryKey } from '#contract/goods/categories.ts';
import { claimsMade, type MadeClaims } from '#contract/site/claims.ts';
import { inTime } from '../../data/in-time.server.ts';
import { loadShopFacts } from '../../data/shop-facts.ts';
import type { Site } from '../../settings/context.ts';

/** The claims that the site makes, without those that follow from its shops. */
export const claimsWithoutShops = ({
  settings,
  content,
}: Pick<Site, 'settings' | 'content'>): MadeClaims => ({
  claims: claimsMade(settings.operator !== undefined, content.evidence),
  shops: undefined,
});

/**
 * The claims that the site makes. Its shops are counted once somebody answers for what is said of them.
 * @param category the goods that the page is about, if it is about one category
 */
export async function madeClaims(
  site: Pick<Site, 'settings' | 'content' | 'api'>,
  category?: CategoryKey,
): Promise<MadeClaims> {
  const claimSet = claimsWithoutShops(site);
  return claimSet.claims.includes('shops')
    ? claimSet
    : { ...claimSet, shops: await inTime(loadShopFacts(site.api, category), undefined) };
}
