import { areasInShort, type ToldFacts } from '#contract/site/shop-facts.ts';
import type { ShownClaim } from './claims.tsx';
import { CLAIMS_BLOCK } from './messages.ts';

/** Where somebody buys, for a first screen; undefined where nobody does, or nobody counts. */
export function areaClaim(shops: ToldFacts | undefined): ShownClaim | undefined {
  const areas = areasInShort(shops);
  return areas ? { claim: 'acceptance', label: CLAIMS_BLOCK.area, value: areas } : undefined;
}
