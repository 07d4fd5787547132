import { ableInShort, doGoodsDiffer } from '#contract/site/able-places.ts';
import type { ToldFacts } from '#contract/site/shop-facts.ts';
import type { ShownClaim } from './claims.tsx';
import { CLAIMS_BLOCK } from './messages.ts';

/**
 * Where somebody buys the goods of a page, and how many, for a first screen; undefined where nobody does or counts, and
 * where the goods of the page are not bought in the same areas.
 */
export function areaClaim(shops: ToldFacts | undefined): ShownClaim | undefined {
  if (!shops?.able || doGoodsDiffer(shops)) return undefined;
  const areas = ableInShort(shops.able);
  return areas ? { claim: 'acceptance', label: CLAIMS_BLOCK.able, value: areas } : undefined;
}
