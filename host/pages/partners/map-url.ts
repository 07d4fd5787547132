import type { PartnerShop } from '#contract/schemas/site.ts';

type Place = Pick<PartnerShop, 'latitude' | 'longitude' | 'address'>;

/** The coordinates, else the address; '' where there is neither (document 1, section 7). */
function placeOf({ latitude, longitude, address }: Place): string {
  return latitude != null && longitude != null ? `${latitude},${longitude}` : address;
}

export function mapEmbedUrl(place: Place, key: string): string {
  const query = new URLSearchParams({ key, q: placeOf(place), language: 'ja' });
  return `https://www.google.com/maps/embed/v1/place?${query}`;
}

/** '' where there is no place to show. */
export function mapLinkUrl(place: Place): string {
  const where = placeOf(place);
  return where && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: where })}`;
}
