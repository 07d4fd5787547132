/**
 * `node scripts/prefecture-shapes.ts FOLDER`: writes host/pages/partners/map/prefecture-shapes.json from the package
 * @svg-maps/japan 2.0.0 (CC BY 4.0), which is installed in the folder. Its map is a Mercator projection.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joined, type Outline, outlineOf, pathOf, type Ring, simpler } from './prefecture-shapes/outlines.ts';

/** In the order of the JIS codes, as the package names them. */
const NAMES =
  'hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa ' +
  'niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama ' +
  'tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita ' +
  'miyazaki kagoshima okinawa';

/** Neighbours that have a point within this distance have it in common. */
const APART = 0.16;
/** A kilometre is a sixth of a unit of the package. */
const DETAILS = {
  /** For a few prefectures: as the package has it. */
  fine: { grid: 0.1, tolerance: 0.05, smallest: 0 },
  /** For the whole country. */
  coarse: { grid: 0.4, tolerance: 0.45, smallest: 2 },
} as const;

const middleOf = (ring: Ring) => {
  const sum = ring.reduce(([right, down], [x, y]) => [right + x, down + y] as const, [0, 0] as const);
  return { x: sum[0] / ring.length, y: sum[1] / ring.length };
};

/** The package has these islands under a neighbour: Amami belongs to Kagoshima, Iki to Nagasaki. */
const MOVED = [
  { from: 'okinawa', to: 'kagoshima', isIt: (ring: Ring) => middleOf(ring).y < 450 },
  {
    from: 'saga',
    to: 'nagasaki',
    isIt: (ring: Ring) => middleOf(ring).y < 303 && middleOf(ring).x < 122 && ring.length < 30,
  },
] as const;

const [folder = ''] = process.argv.slice(2);
const svg = readFileSync(join(folder, 'node_modules/@svg-maps/japan/japan.svg'), 'utf8');
const byName = new Map<string, Outline>(
  [...svg.matchAll(/id="(\w+)"[^>]*?\sd="([^"]*)"/g)].map(([, name = '', path = '']) => [
    name,
    outlineOf(path),
  ]),
);
for (const { from, to, isIt } of MOVED) {
  const rings = byName.get(from) ?? [];
  byName.set(to, [...(byName.get(to) ?? []), ...rings.filter(isIt)]);
  byName.set(
    from,
    rings.filter((ring) => !isIt(ring)),
  );
}
const outlines = joined(
  NAMES.split(' ').map((name) => byName.get(name) ?? []),
  DETAILS.fine.grid,
  APART,
);

const shapes = Object.fromEntries(
  Object.entries(DETAILS).map(([name, { grid, tolerance, smallest }]) => [
    name,
    { unit: grid, paths: simpler(outlines, tolerance, smallest).map((outline) => pathOf(outline, grid)) },
  ]),
);
writeFileSync(
  join(import.meta.dirname, '..', 'host/pages/partners/map/prefecture-shapes.json'),
  `${JSON.stringify(shapes, null, 2)}\n`,
);
