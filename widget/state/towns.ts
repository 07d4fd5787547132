import { zipDigits } from '#contract/customer/postal-code.ts';
import type { Area, ZipAnswer } from '#contract/schemas/address.ts';

/** An address as the form shows it. */
export function addressText({
  prefecture_name = '',
  city_name = '',
  area_name,
}: Omit<Area, 'zipcode'>): string {
  return `${prefecture_name}${city_name}${area_name}`;
}

/** The towns of a postal code, with the names of their prefecture and city. */
export function townsOf({ selected, areas }: ZipAnswer, zip: string): readonly Area[] {
  return areas
    .filter((area) => zipDigits(area.zipcode) === zip)
    .map((area) => ({
      ...area,
      prefecture_name: area.prefecture_name ?? selected.prefecture_name,
      city_name: area.city_name ?? selected.city_name,
    }));
}

/** The name of a town among the others of its code. It includes the city if there are several cities. */
export function townName(town: Area, towns: readonly Area[]): string {
  const several = towns.some((other) => other.city_name !== town.city_name);
  const name = several ? `${town.city_name ?? ''}${town.area_name}` : town.area_name;
  return name || town.zipcode;
}
