import { PREFECTURES, type PrefectureName } from '#contract/customer/prefectures.ts';
import data from './prefecture-shapes.json' with { type: 'json' };

/** In steps of the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Island extends Box {
  /** Its path, in steps. */
  path: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface MapDetail {
  /** How many steps a unit of the package has. */
  readonly steps: number;
  readonly islands: Readonly<Record<PrefectureName, readonly Island[]>>;
}

function islandOf(path: string): Island {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x = 0, y = 0] = numbers;
  const points: [number, number][] = [[x, y]];
  for (let index = 2; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push([x, y]);
  }
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    path,
    points,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const detailOf = ({ unit, paths }: (typeof data)['fine']): MapDetail => ({
  steps: 1 / unit,
  islands: Object.fromEntries(
    PREFECTURES.map((name, index) => [name, (paths[index]?.match(/M[^M]+/g) ?? []).map(islandOf)]),
  ) as unknown as MapDetail['islands'],
});

/** The prefectures, as scripts/prefecture-shapes.ts writes them: for a few of them, and for the whole country. */
export const FINE = detailOf(data.fine);
export const COARSE = detailOf(data.coarse);

/** The map is a Mercator projection: its units by degree, and where 136° east and the line of 38 lie. */
const PROJECTION = { scale: 19.64, east: 136, x: 243.7, line: 38, y: 260.39 };

/** Where a place is on the map. */
export function placeOn({ steps }: MapDetail, latitude: number, longitude: number): { x: number; y: number } {
  const { scale, east, x, line, y } = PROJECTION;
  const north = (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return { x: steps * (x + scale * (longitude - east)), y: steps * (y - scale * (north - line)) };
}

function surrounds({ points }: Island, x: number, y: number): boolean {
  let isInside = false;
  points.forEach(([x1, y1], index) => {
    const [x2 = 0, y2 = 0] = points.at(index - 1) ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

/** How far a place is from the coast or border of an island. */
function distanceTo({ points }: Island, x: number, y: number): number {
  return Math.min(
    ...points.map(([x1, y1], index) => {
      const [x2, y2] = points.at(index - 1) ?? [x1, y1];
      const [right, down] = [x2 - x1, y2 - y1];
      const along = ((x - x1) * right + (y - y1) * down) / (right * right + down * down || 1);
      const part = Math.min(1, Math.max(0, along));
      return Math.hypot(x - x1 - part * right, y - y1 - part * down);
    }),
  );
}

/** Tells if a place lies in a prefecture, or within five kilometres: harbours stand on land that the map does not have. */
export function liesIn(prefecture: PrefectureName, latitude: number, longitude: number): boolean {
  const { x, y } = placeOn(FINE, latitude, longitude);
  return FINE.islands[prefecture].some(
    (island) => surrounds(island, x, y) || distanceTo(island, x, y) <= FINE.steps,
  );
}
