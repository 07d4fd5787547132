import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { latestShops, partnerShops, recommendedShops } from '#contract/calls/shops.ts';
import { recentAppraisals } from '#contract/calls/site.ts';
import { call } from '../../data/call.ts';
import { absoluteLogo } from '../../data/logo-url.ts';
import { emptyIfBad, logFailure, outcome } from '../../data/outcome.ts';
import type { Site } from '../../settings/context.ts';

/** The home page reads only the count of the partner list (document 1, section 7). */
const partnerCount = {
  method: partnerShops.method,
  path: partnerShops.path,
  answer: z.object({ pagination: z.object({ total_count: z.number().check(z.minimum(0)) }) }),
  refusals: [],
} as const satisfies Call;

/** The data of the home page, each part with its own state. */
export function loadHome({ api, settings }: Pick<Site, 'api' | 'settings'>) {
  const logoOf = (logo: string) => absoluteLogo(logo, settings.apiBase);
  const recent = call(recentAppraisals, { api }).then((answer) => answer.recent_appraisals, emptyIfBad);
  const recommended = call(recommendedShops, { api }).then(
    ({ data }) => data.map((shop) => ({ ...shop, logo: logoOf(shop.logo) })),
    emptyIfBad,
  );
  const newest = call(latestShops, { api }).then(
    (shops) => shops.map(({ logo_url, ...shop }) => ({ ...shop, logo: logoOf(logo_url) })),
    emptyIfBad,
  );
  return {
    recent: outcome('recent appraisals', recent),
    count: outcome('partner count', countPartners(api)),
    recommended: outcome('recommended shops', recommended),
    newest: outcome('newest shops', newest),
  };
}

/** 0 where the count cannot be loaded or is not a count (document 1, sections 5 and 8). */
export function countPartners(api: string): Promise<number> {
  return call(partnerCount, { api }).then(
    ({ pagination }) => pagination.total_count,
    (error: unknown) => {
      logFailure('partner count', error);
      return 0;
    },
  );
}
