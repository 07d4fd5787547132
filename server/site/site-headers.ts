import {
  ANALYTICS,
  MAPS,
  type Privacy,
  TAG_MANAGER,
  TRUSTED_TYPES,
  VIDEO_PLAYERS,
} from '#contract/site/page-policy.ts';
import { COMMON_HEADERS } from '../base/http/security-headers.ts';
import type { SiteConfig } from '../base/site-config.ts';
import type { AllowedCode } from './policy-hashes.ts';

/**
 * The policies that Google's own scripts need to write HTML. Each script (the tag manager, and every tag that it loads)
 * creates the policy again, hence the second value.
 */
const POLICIES_OF_TAGS = ['goog#html', "'allow-duplicates'"];

const originOf = (url: string) => (url ? [new URL(url).origin] : []);

const NOTHING = ["'none'"];

type Policy = Record<string, readonly string[]>;

/** The sources that a page may load. Scripts must be ours, or explicitly allowed. */
function policyOf(code: AllowedCode, { settings, apiBase, contentApiBase }: SiteConfig): Policy {
  const { html, modules, tags } = TRUSTED_TYPES;
  const tagManager = settings.tagManagerId ? [TAG_MANAGER] : [];
  const analytics = settings.tagManagerId ? ANALYTICS : [];
  return {
    'default-src': NOTHING,
    'script-src': ["'self'", ...code.scripts, ...tagManager],
    'style-src': ["'self'", ...code.styles],
    // Pictures of articles and logos of shops may be on any server.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...originOf(apiBase), ...originOf(contentApiBase)],
    // Films and sound of articles.
    'media-src': ["'self'", 'https:', ...originOf(contentApiBase)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiBase), ...originOf(contentApiBase), ...tagManager, ...analytics],
    'frame-src': [
      "'self'",
      ...(settings.mapsKey ? [MAPS] : []),
      ...VIDEO_PLAYERS.map(({ origin }) => origin),
    ],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': NOTHING,
    'base-uri': NOTHING,
    'frame-ancestors': NOTHING,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [html, modules, ...(settings.tagManagerId ? [tags, ...POLICIES_OF_TAGS] : [])],
  };
}

/** Pages whose address is a key load nothing of other sites. */
const privatePolicyOf = (code: AllowedCode, { settings, ...config }: SiteConfig): Policy => ({
  ...policyOf(code, { ...config, settings: { ...settings, tagManagerId: '' } }),
  'img-src': ["'self'", 'data:', 'blob:', ...originOf(config.apiBase)],
  // Photos that a seller adds go straight to the API.
  'form-action': ["'self'", ...originOf(config.apiBase)],
  'media-src': NOTHING,
  'frame-src': NOTHING,
});

/** A page of the desk may have its worker tell the device of its visitor. */
function deskPolicyOf(code: AllowedCode, config: SiteConfig): Policy {
  const policy = privatePolicyOf(code, config);
  return { ...policy, 'trusted-types': [...(policy['trusted-types'] ?? []), TRUSTED_TYPES.worker] };
}

/** A door has its style in itself, and loads nothing. */
const doorPolicyOf = (code: AllowedCode): Policy => ({
  'default-src': NOTHING,
  'style-src': code.styles,
  'img-src': ['data:'],
  'form-action': ["'self'"],
  'base-uri': NOTHING,
  'frame-ancestors': NOTHING,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': NOTHING,
});

const POLICIES = { key: privatePolicyOf, door: doorPolicyOf, desk: deskPolicyOf } as const;

/** An address that is a key goes nowhere. A desk has to know the origin of the forms that are sent to it. */
const REFERRERS = { key: 'no-referrer', door: 'no-referrer', desk: 'same-origin' } as const;

/** No cache keeps the page, and no other site learns its address. */
const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Headers of the site's pages.
 * @param privacy how private the page is; undefined: it is for everybody
 */
export function siteHeaders(
  code: AllowedCode,
  config: SiteConfig,
  privacy?: Privacy,
): Record<string, string> {
  const policy = (privacy ? POLICIES[privacy] : policyOf)(code, config);
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'cache-control': 'no-cache',
    ...(config.settings.siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    ...COMMON_HEADERS,
    ...(privacy && { ...PRIVATE_HEADERS, 'referrer-policy': REFERRERS[privacy] }),
  };
}
