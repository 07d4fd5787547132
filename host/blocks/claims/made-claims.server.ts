import { setTimeout as wait } from 'node:timers/promises';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { claimsMade, type MadeClaims } from '#contract/site/claims.ts';
import type { ToldFacts } from '#contract/site/shop-facts.ts';
import { noteFailure } from '../../data/failures.server.ts';
import { loadShopFacts } from '../../data/shop-facts.ts';
import type { Site } from '../../settings/context.ts';

/** A first screen does not wait longer for numbers. */
const PATIENCE_MS = 1_000;

async function factsInTime(api: string, category?: CategoryKey): Promise<ToldFacts | undefined> {
  const late = new AbortController();
  const tooLate = wait(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    // The page is not kept without the numbers.
    noteFailure();
    return undefined;
  });
  tooLate.catch(() => {});
  const facts = await Promise.race([loadShopFacts(api, category), tooLate]);
  late.abort();
  return facts;
}

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
    : { ...claimSet, shops: await factsInTime(site.api, category) };
}
