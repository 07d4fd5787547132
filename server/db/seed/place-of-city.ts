import { CAPITALS, LARGE_CITIES, WARDS } from './large-places.ts';
import { placeOfTown } from './town-places.ts';

export interface MapPlace {
  latitude: number | null;
  longitude: number | null;
}

const placeAt = (degrees: readonly [number, number] | undefined): MapPlace => ({
  latitude: degrees?.[0] ?? null,
  longitude: degrees?.[1] ?? null,
});

/** Where a municipality is, for the distance of shops. A ward of a large city counts as the city. */
export function placeOfCity(id: number, name: string): MapPlace {
  const large = Object.keys(LARGE_CITIES).find((city) => name.startsWith(city) && name.endsWith('区'));
  return placeOfTown(id) ?? placeAt(WARDS[id] ?? (large === undefined ? undefined : LARGE_CITIES[large]));
}

/** Where the capital of a prefecture is. */
export const placeOfCapital = (prefectureId: number): MapPlace => placeAt(CAPITALS[prefectureId - 1]);
