import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * The coordinates of towns by JIS code, from GeoNames (geonames.org, CC BY 4.0): those whose reading is found once in
 * their prefecture. The wards of large cities are not in it.
 */
let places: ReadonlyMap<number, Place> | undefined;

/** Undefined for a town whose place is not known. */
export function placeOfTown(cityId: number): Place | undefined {
  places ??= readPlaces();
  return places.get(cityId);
}

const FILE = join(import.meta.dirname, 'town-places.csv');

/** The bytes of the file, to find out whether it changed. */
export const placeSource = (): Promise<Buffer> => readFile(FILE);

function readPlaces(): ReadonlyMap<number, Place> {
  const text = readFileSync(FILE, 'utf8');
  const rows = text.trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [code = 0, latitude = 0, longitude = 0] = row.split(',').map(Number);
      return [code, { latitude, longitude }];
    }),
  );
}
