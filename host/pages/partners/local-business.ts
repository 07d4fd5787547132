import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { WHOLE_COUNTRY } from '#contract/desk/shop-columns.ts';
import type { PartnerShop } from '#contract/schemas/site.ts';

function addressOf(text: string): object {
  const region = PREFECTURES.find((name) => text.startsWith(name));
  return {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    ...(region && { addressRegion: region }),
    streetAddress: region ? text.slice(region.length).trim() : text,
  };
}

const areaOf = (name: string) =>
  name === WHOLE_COUNTRY ? { '@type': 'Country', name: '日本' } : { '@type': 'AdministrativeArea', name };

/**
 * A shop for search engines (schema.org). Only what the page shows or the shop has said.
 * @param url of its page
 */
export function localBusiness(shop: PartnerShop, url: string): object {
  const { areas, latitude, longitude, opening_hours: openingHours } = shop;
  const picture = shop.logo && new URL(shop.logo, url).href;
  return {
    '@type': 'LocalBusiness',
    name: shop.shop_name,
    url,
    address: addressOf(shop.address),
    ...(shop.tel && { telephone: shop.tel }),
    ...(picture && { image: picture, logo: picture }),
    ...(openingHours && { openingHours }),
    ...(areas.length > 0 && { areaServed: areas.map(areaOf) }),
    ...(latitude != null && longitude != null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
