import * as z from 'zod';
import { DEFAULT_MEDIUM_UUID } from '#contract/product.ts';
import type { SiteSettings } from '#contract/site-settings.ts';

export interface SiteConfig {
  settings: SiteSettings;
  /** The product API on another server. Empty: this process. */
  apiBase: string;
  /** A WordPress REST API on another server (…/wp-json). Empty: this process. */
  contentApiBase: string;
  /** How long a person takes to fill in a form of the site at least. */
  leastFillMs: number;
}

const emptyMeansUnset = (value: unknown) => (value === '' ? undefined : value);
const webUrl = z.url({ protocol: /^https?$/, error: 'a URL that begins with https:// or http://' });
const trimmed = webUrl.transform((url) => url.replace(/\/+$/, ''));
const link = (fallback: string) => z.preprocess(emptyMeansUnset, webUrl.default(fallback));
const base = z.preprocess(emptyMeansUnset, trimmed.optional());
const text = (pattern: RegExp, what: string) =>
  z.preprocess(emptyMeansUnset, z.string().regex(pattern, what).optional());

const LEAST_FILL_MS = 2_000;

const OPERATOR = 'https://example.com';

/** The environment variables of the public site, with their defaults. */
export const siteEnvironment = {
  SITE_URL: base,
  API_BASE: base,
  CONTENT_API_BASE: base,
  TAG_MANAGER_ID: text(/^GTM-[A-Z0-9]+$/, 'a tag manager id such as GTM-ABC123'),
  MAPS_KEY: text(/^[\w-]+$/, 'a key of the maps embed API'),
  OPERATOR_NAME: z.preprocess(
    emptyMeansUnset,
    z.string().max(60, 'at most 60 characters').default('運営会社'),
  ),
  OPERATOR_URL: link(`${OPERATOR}/`),
  PRIVACY_URL: link(`${OPERATOR}/privacy`),
  PERSONAL_INFORMATION_URL: link(`${OPERATOR}/privacy#personal-information`),
  APP_STORE_URL: link('https://apps.apple.com/jp/'),
  GOOGLE_PLAY_URL: link('https://play.google.com/store/apps'),
  SURVEY_URL: link(`${OPERATOR}/survey`),
  CAMPAIGN_MAIL: z.preprocess(emptyMeansUnset, z.email('an e-mail address').default('campaign@example.com')),
  MEDIUM_UUID: z.preprocess(emptyMeansUnset, z.uuid('a UUID').default(DEFAULT_MEDIUM_UUID)),
};

type Values = z.infer<z.ZodObject<typeof siteEnvironment>> & {
  PRODUCT_NAME: string;
  RATE_LIMITS: 'on' | 'off';
};

export function siteConfig(values: Values): SiteConfig {
  const apiBase = values.API_BASE ?? '';
  const contentApiBase = values.CONTENT_API_BASE ?? '';
  return {
    apiBase,
    contentApiBase,
    leastFillMs: values.RATE_LIMITS === 'on' ? LEAST_FILL_MS : 0,
    settings: {
      productName: values.PRODUCT_NAME,
      siteUrl: values.SITE_URL ?? '',
      apiBase,
      contentApiBase,
      tagManagerId: values.TAG_MANAGER_ID ?? '',
      mapsKey: values.MAPS_KEY ?? '',
      operatorName: values.OPERATOR_NAME,
      operatorUrl: values.OPERATOR_URL,
      privacyUrl: values.PRIVACY_URL,
      personalInformationUrl: values.PERSONAL_INFORMATION_URL,
      appStoreUrl: values.APP_STORE_URL,
      googlePlayUrl: values.GOOGLE_PLAY_URL,
      surveyUrl: values.SURVEY_URL,
      campaignMail: values.CAMPAIGN_MAIL,
      mediumUuid: values.MEDIUM_UUID,
    },
  };
}
