import { shopFacts } from '#contract/calls/shops.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { type ToldFacts, toldFacts } from '#contract/site/shop-facts.ts';
import { call } from './call.ts';
import { countPartners } from './count-shops.ts';
import { CallError } from './http.ts';
import { logFailure } from './outcome.ts';

/** Other back ends need not have a call of ours. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof CallError && [404, 405].includes(error.status);

/**
 * The shops as pages tell of them. Of a back end that only lists them, their number is known.
 * @returns undefined where they cannot be loaded
 */
export async function loadShopFacts(api: string, category?: CategoryKey): Promise<ToldFacts | undefined> {
  try {
    return toldFacts(await call(shopFacts, { api }), category);
  } catch (error) {
    if (isNotThere(error)) return onlyNumber(api);
    logFailure('shop facts', error);
    return undefined;
  }
}

async function onlyNumber(api: string): Promise<ToldFacts | undefined> {
  const count = await countPartners(api);
  return count > 0 ? { listed: count, bought: [] } : undefined;
}
