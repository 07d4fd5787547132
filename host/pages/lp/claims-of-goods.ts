import { mostQuotes, type ToldFacts } from '#contract/site/shop-facts.ts';
import { areaClaim } from '../../blocks/claims/area-claim.ts';
import type { ShownClaim } from '../../blocks/claims/claims.tsx';
import { LP } from './messages.ts';

/** Once shops are counted, the claim is that of the goods: where somebody buys them, and how many do. */
export function claimsOfGoods(shops: ToldFacts | undefined): readonly ShownClaim[] {
  if (mostQuotes(shops) === undefined) return LP.claims;
  return [areaClaim(shops)].filter((claim) => claim !== undefined);
}
