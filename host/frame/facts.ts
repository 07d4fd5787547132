import type { RootData } from '#host/settings/root-data.ts';

/** Who runs the site, for search engines. */
export function organisationFacts({ settings, origin }: RootData): object {
  return {
    '@type': 'Organization',
    name: settings.productName,
    url: `${origin}/`,
    logo: `${origin}/pictures/app-icon-512.png`,
  };
}

export function websiteFacts({ settings, origin }: RootData): object {
  return { '@type': 'WebSite', name: settings.productName, url: `${origin}/`, inLanguage: 'ja' };
}
