import { isSitePath } from '#contract/site/site-path.ts';

const THIS_SITE = 'http://this.site.invalid';

/**
 * A path on the API's server becomes a URL (document 1, section 5). '' for none, and for any other address than
 * http(s).
 * @param apiBase as browsers reach it; empty where it is the site itself, whose paths stay paths
 */
export function absoluteLogo(logo: string, apiBase: string): string {
  if (!logo) return '';
  try {
    const base = new URL(apiBase || THIS_SITE).origin;
    const url = new URL(logo, `${base}/`);
    // Without its scheme it names a host only in the eyes of a browser: it was meant as a path, and is none.
    if (url.origin !== base && !/^\w+:/.test(logo)) return '';
    const path = url.pathname + url.search;
    if (url.origin === THIS_SITE) return isSitePath(path) ? path : '';
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
  } catch {
    return '';
  }
}
