import type { Operator } from '#contract/site/site-settings.ts';
import type { RootData } from '../settings/root-data.ts';

const operatorFacts = ({ name, address, phone, email }: Operator) => ({
  legalName: name,
  address: { '@type': 'PostalAddress', addressCountry: 'JP', streetAddress: address },
  telephone: phone,
  ...(email && { email }),
});

/** Structured data about the operator. */
export function organisationFacts({ settings, origin }: RootData): object {
  return {
    '@type': 'Organization',
    name: settings.productName,
    url: `${origin}/`,
    logo: `${origin}/pictures/app-icon-512.png`,
    ...(settings.operator && operatorFacts(settings.operator)),
    ...(settings.operator && settings.operatorUrl && { sameAs: settings.operatorUrl }),
  };
}

export function websiteFacts({ settings, origin }: RootData): object {
  return { '@type': 'WebSite', name: settings.productName, url: `${origin}/`, inLanguage: 'ja' };
}
