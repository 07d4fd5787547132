import { shopFacts } from '#contract/calls/shops.ts';
import { type ServedArea, servedAreas } from '#contract/site/areas.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { call } from './call.ts';
import { logFailure } from './outcome.ts';
import { isNotThere } from './shop-facts.ts';

interface CountedSite {
  readonly settings: Pick<SiteSettings, 'operator'>;
  readonly api: string;
}

/**
 * The areas in which somebody buys now. None in the demonstration, and none of another back end that does not count.
 * @throws CallError
 */
export async function loadAreas({ settings, api }: CountedSite): Promise<readonly ServedArea[]> {
  if (!settings.operator) return [];
  try {
    return servedAreas((await call(shopFacts, { api })).able);
  } catch (error) {
    if (isNotThere(error)) return [];
    throw error;
  }
}

/** The areas for links to them, which a page can do without. */
export const areasForLinks = (site: CountedSite): Promise<readonly ServedArea[]> =>
  loadAreas(site).catch((error: unknown) => {
    logFailure('areas', error);
    return [];
  });
