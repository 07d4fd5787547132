import { TAG_MANAGER, TRUSTED_TYPES, VIDEO_PLAYERS } from '#contract/page-policy.ts';
import { ALWAYS } from '../static/security-headers.ts';
import type { AllowedCode } from './policy-hashes.ts';
import type { SiteConfig } from './site-config.ts';

const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com';
const MAPS = 'https://www.google.com';

/**
 * What Google's own scripts write HTML with. Each of them (the tag manager, and every tag that it loads) makes the policy
 * anew, hence the second value.
 */
const POLICIES_OF_TAGS = ['goog#html', "'allow-duplicates'"];

const originOf = (url: string) => (url ? [new URL(url).origin] : []);

/** Headers of the site's pages. Scripts must be ours, or those that are allowed. */
export function siteHeaders(
  allowed: AllowedCode,
  { settings, apiBase, contentApiBase }: SiteConfig,
): Record<string, string> {
  const { html, modules, tags } = TRUSTED_TYPES;
  const tagManager = settings.tagManagerId ? [TAG_MANAGER] : [];
  const analytics = settings.tagManagerId ? [ANALYTICS] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed.scripts, ...tagManager],
    'style-src': ["'self'", ...allowed.styles],
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
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [html, modules, ...(settings.tagManagerId ? [tags, ...POLICIES_OF_TAGS] : [])],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'cache-control': 'no-cache',
    ...(settings.siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    ...ALWAYS,
  };
}
