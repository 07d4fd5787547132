const THIS_SITE = 'http://this.site.invalid';

/**
 * A path on the API's server becomes a URL (document 1, section 5). '' for none, and for any other address than
 * http(s).
 * @param apiBase as browsers reach it; empty where it is the site itself, whose paths stay paths
 */
export function absoluteLogo(logo: string, apiBase: string): string {
  if (!logo) return '';
  try {
    const url = new URL(logo, `${new URL(apiBase || THIS_SITE).origin}/`);
    if (url.origin === THIS_SITE) return url.pathname + url.search;
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
  } catch {
    return '';
  }
}
