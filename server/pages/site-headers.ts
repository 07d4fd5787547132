import { ALWAYS } from '../static/security-headers.ts';
import type { SiteConfig } from './site-config.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com';
const MAPS = 'https://www.google.com';

/** Videos in articles: those that the cleaning of articles lets through (host/pages/column/posts/sanitize.server.ts). */
const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const originOf = (url: string) => (url ? [new URL(url).origin] : []);

/** Headers of the site's pages. Scripts must be ours or have the nonce of the response. */
export function siteHeaders(
  nonce: string,
  { settings, apiBase, contentApiBase }: SiteConfig,
): Record<string, string> {
  const tags = settings.tagManagerId ? [TAG_MANAGER] : [];
  const analytics = settings.tagManagerId ? [ANALYTICS] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...tags],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // Pictures of articles and logos of shops may be on any server.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...originOf(apiBase), ...originOf(contentApiBase)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiBase), ...originOf(contentApiBase), ...tags, ...analytics],
    'frame-src': [...(settings.mapsKey ? [MAPS] : []), ...VIDEO_PLAYERS],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
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
