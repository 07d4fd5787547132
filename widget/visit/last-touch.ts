import { LAST_TOUCH } from '#contract/media/tracking.ts';
import type { Attribution } from './attribution.ts';

/** The campaign and the ids by which a seller came again, under the names of the first with a prefix. */
export function lastTouch({ last }: Attribution): [key: string, value: string][] {
  if (!last) return [];
  const { utmSource, utmMedium, utmCampaign, tracking = {} } = last;
  const utm = { utm_source: utmSource, utm_medium: utmMedium, utm_campaign: utmCampaign };
  return Object.entries({ ...utm, ...tracking })
    .filter(([, value]) => value)
    .map(([key, value]) => [LAST_TOUCH + key, value]);
}
