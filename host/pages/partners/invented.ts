import type { PartnerShop } from '#contract/schemas/site.ts';

type Site = Pick<PartnerShop, 'website_url'>;

function urlOf({ website_url }: Site): URL | undefined {
  try {
    return new URL(website_url);
  } catch {
    return undefined;
  }
}

/** The site of a shop, if it is one: the API may say anything. */
export function webAddress(shop: Site): string {
  const url = urlOf(shop);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** Shops of the demonstration have sites below .example, a name that nobody can have. */
export const isInvented = (shop: Site): boolean => urlOf(shop)?.hostname.endsWith('.example') ?? false;
