import { setTimeout as wait } from 'node:timers/promises';
import { claimsMade, type MadeClaims } from '#contract/site/claims.ts';
import { countPartners } from '../../data/count-shops.ts';
import { noteFailure } from '../../data/failures.server.ts';
import type { Site } from '../../settings/context.ts';

/** A first screen does not wait longer for a number. */
const PATIENCE_MS = 1_000;

async function countInTime(api: string): Promise<number> {
  const late = new AbortController();
  const tooLate = wait(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    // The page is not kept without the number.
    noteFailure();
    return 0;
  });
  tooLate.catch(() => {});
  const count = await Promise.race([countPartners(api), tooLate]);
  late.abort();
  return count;
}

/** The claims that the site makes, without those that need a count. */
export const claimsWithoutCount = ({
  settings,
  content,
}: Pick<Site, 'settings' | 'content'>): MadeClaims => ({
  claims: claimsMade(settings.operator !== undefined, content.evidence),
  shops: 0,
});

/** The claims that the site makes. Its shops are counted once somebody answers for their number. */
export async function madeClaims(site: Pick<Site, 'settings' | 'content' | 'api'>): Promise<MadeClaims> {
  const claimSet = claimsWithoutCount(site);
  return claimSet.claims.includes('shops') ? claimSet : { ...claimSet, shops: await countInTime(site.api) };
}
