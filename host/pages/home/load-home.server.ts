import { latestShops, recommendedShops } from '#contract/calls/shops.ts';
import { recentAppraisals } from '#contract/calls/site.ts';
import { call } from '../../data/call.ts';
import { countPartners } from '../../data/count-shops.ts';
import { absoluteLogo } from '../../data/logo-url.ts';
import { callOutcome, emptyIfBad } from '../../data/outcome.ts';
import type { Site } from '../../settings/context.ts';

/**
 * The data of the home page, each part with its own state.
 * @param listed how many shops there are, where the page knows it already
 */
export function loadHome({ api, settings }: Pick<Site, 'api' | 'settings'>, listed?: number) {
  const logoOf = (logo: string) => absoluteLogo(logo, settings.apiBase);
  // Pages that search engines may read have no examples.
  const visible = <Entry extends { example?: boolean | undefined }>(entries: readonly Entry[]) =>
    settings.operator ? entries.filter(({ example }) => !example) : entries;
  const recent = call(recentAppraisals, { api }).then(
    (answer) => visible(answer.recent_appraisals),
    emptyIfBad,
  );
  const recommendations = call(recommendedShops, { api }).then(
    ({ data }) => visible(data).map((shop) => ({ ...shop, logo: logoOf(shop.logo) })),
    emptyIfBad,
  );
  const newest = call(latestShops, { api }).then(
    (shops) => visible(shops).map(({ logo_url, ...shop }) => ({ ...shop, logo: logoOf(logo_url) })),
    emptyIfBad,
  );
  return {
    recent: callOutcome('recent appraisals', recent),
    count: callOutcome('partner count', listed === undefined ? countPartners(api) : Promise.resolve(listed)),
    recommended: callOutcome('recommended shops', recommendations),
    newest: callOutcome('newest shops', newest),
  };
}
