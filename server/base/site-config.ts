import * as z from 'zod/mini';
import { DEFAULT_MEDIUM_UUID, PRIVACY_DATED, TERMS_DATED } from '#contract/base/product.ts';
import { mailAddressOf } from '#contract/customer/email.ts';
import type { ContactRelease } from '#contract/life/follow-up.ts';
import { OPERATOR_PHONE, type Operator, type SiteSettings } from '#contract/site/site-settings.ts';

export interface SiteConfig {
  settings: SiteSettings;
  /** The product API on another server. Empty: this process. */
  apiBase: string;
  /** A WordPress REST API on another server (…/wp-json). Empty: this process. */
  contentApiBase: string;
  /** A YAML file whose contents replace the examples; empty for none. */
  contentFile: string;
  /** How long a person takes to fill in a form of the site at least. */
  leastFillMs: number;
}

const webUrl = z.url({ protocol: /^https?$/, error: 'a URL that begins with https:// or http://' });
const link = (fallback: string) => z._default(webUrl, fallback);
const base = z.optional(webUrl.check(z.overwrite((url) => url.replace(/\/+$/, ''))));
const text = (pattern: RegExp, what: string) => z.optional(z.string().check(z.regex(pattern, what)));

const words = (characters: number) =>
  z.optional(z.string().check(z.maxLength(characters, `at most ${characters} characters`)));
const eMail = z.optional(
  z.pipe(z.pipe(z.string(), z.transform(mailAddressOf)), z.email('an e-mail address')),
);

const day = (fallback: string) => z._default(z.iso.date('a day such as 2026-10-01'), fallback);

const LEAST_FILL_MS = 2_000;

const OWN_PRIVACY = '/privacy';

/** The environment variables of the public site, with their defaults. */
export const siteEnvironment = {
  SITE_URL: base,
  API_BASE: base,
  CONTENT_API_BASE: base,
  SITE_CONTENT: z.optional(z.string()),
  TAG_MANAGER_ID: text(/^GTM-[A-Z0-9]+$/, 'a tag manager id such as GTM-ABC123'),
  TAG_CONSENT: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  MAPS_KEY: text(/^[\w-]+$/, 'a key of the maps embed API'),
  OPERATOR_NAME: words(60),
  OPERATOR_REPRESENTATIVE: words(60),
  OPERATOR_ADDRESS: words(200),
  OPERATOR_PHONE: text(OPERATOR_PHONE, 'a phone number such as 03-1234-5678'),
  OPERATOR_EMAIL: eMail,
  OPERATOR_LICENSE: words(60),
  OPERATOR_URL: base,
  PRIVACY_URL: z.optional(webUrl),
  TERMS_DATED: day(TERMS_DATED),
  PRIVACY_DATED: day(PRIVACY_DATED),
  PERSONAL_INFORMATION_URL: z.optional(webUrl),
  APP_STORE_URL: link('https://apps.apple.com/jp/'),
  GOOGLE_PLAY_URL: link('https://play.google.com/store/apps'),
  SURVEY_URL: z.optional(z.url({ protocol: /^https$/, error: 'a URL that begins with https://' })),
  CAMPAIGN_MAIL: eMail,
  MEDIUM_UUID: z._default(z.uuid('a UUID'), DEFAULT_MEDIUM_UUID),
};

type Values = z.infer<z.ZodMiniObject<typeof siteEnvironment>> & {
  PRODUCT_NAME: string;
  RATE_LIMITS: 'on' | 'off';
  RETENTION_DAYS?: number | undefined;
  CONTACT_RELEASE: ContactRelease;
  MOST_SHOPS_TOLD: number;
  DISCLOSURE_YEARS: number;
  PASS_ON_AFTER_DAYS: number;
  PASS_ON_LOOKED_AFTER_DAYS: number;
};

/** The operator of the site needs all of these. */
const NEEDED_OF_OPERATOR = [
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
] as const;

/** The missing settings of an operator of whom some are set. An operator with a part of them counts as none. */
export function missingOfOperator(values: Values): string[] {
  const missing = NEEDED_OF_OPERATOR.filter((key) => !values[key]);
  const isBegun =
    missing.length < NEEDED_OF_OPERATOR.length || values.OPERATOR_EMAIL || values.OPERATOR_LICENSE;
  return isBegun ? missing : [];
}

function operatorOf(values: Values): Operator | undefined {
  const { OPERATOR_NAME: name, OPERATOR_REPRESENTATIVE: representative } = values;
  const { OPERATOR_ADDRESS: address, OPERATOR_PHONE: phone } = values;
  if (!name || !representative || !address || !phone) return undefined;
  const { OPERATOR_EMAIL: email = '', OPERATOR_LICENSE: license = '' } = values;
  return { name, representative, address, phone, email, license };
}

export function siteConfig(values: Values): SiteConfig {
  const apiBase = values.API_BASE ?? '';
  const contentApiBase = values.CONTENT_API_BASE ?? '';
  const privacyUrl = values.PRIVACY_URL ?? OWN_PRIVACY;
  return {
    apiBase,
    contentApiBase,
    contentFile: values.SITE_CONTENT ?? '',
    leastFillMs: values.RATE_LIMITS === 'on' ? LEAST_FILL_MS : 0,
    settings: {
      productName: values.PRODUCT_NAME,
      siteUrl: values.SITE_URL ?? '',
      apiBase,
      contentApiBase,
      tagManagerId: values.TAG_MANAGER_ID ?? '',
      tagConsent: values.TAG_CONSENT === 'on',
      mapsKey: values.MAPS_KEY ?? '',
      operator: operatorOf(values),
      operatorUrl: values.OPERATOR_URL ?? '',
      retentionDays: values.RETENTION_DAYS ?? 0,
      disclosure: {
        release: values.CONTACT_RELEASE,
        mostShops: values.MOST_SHOPS_TOLD,
        years: values.DISCLOSURE_YEARS,
        silentDays: values.PASS_ON_AFTER_DAYS,
        lookedDays: values.PASS_ON_LOOKED_AFTER_DAYS,
      },
      privacyUrl,
      personalInformationUrl:
        values.PERSONAL_INFORMATION_URL ?? values.PRIVACY_URL ?? `${OWN_PRIVACY}#personal-information`,
      termsDated: values.TERMS_DATED,
      privacyDated: values.PRIVACY_DATED,
      appStoreUrl: values.APP_STORE_URL,
      googlePlayUrl: values.GOOGLE_PLAY_URL,
      surveyUrl: values.SURVEY_URL ?? '',
      campaignMail: values.CAMPAIGN_MAIL ?? '',
      mediumUuid: values.MEDIUM_UUID,
    },
  };
}
