import type { RootData } from '#host/settings/root-data.ts';

/** Structured data: who runs the site. */
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
