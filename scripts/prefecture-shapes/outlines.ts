/** A place on the map: to the right, and down. */
export type Point = readonly [x: number, y: number];
/** A closed line; the last point is not the first again. */
export type Ring = readonly Point[];
/** The islands of a prefecture. */
export type Outline = readonly Ring[];

/** Reads the path of an SVG that moves and draws by relative coordinates only, as those of the package do. */
export function outlineOf(path: string): Outline {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'z') {
      [x, y] = rings.at(-1)?.[0] ?? [x, y];
      continue;
    }
    if (command !== 'm') throw new Error(`The path has the command ${command}`);
    const ring: Point[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      ring.push([x, y]);
    }
    rings.push(ring);
  }
  return rings;
}

const nameOf = ([x, y]: Point) => `${x} ${y}`;

const withoutRepeats = (ring: Ring): Ring =>
  ring.filter((point, index) => nameOf(point) !== nameOf(ring.at(index - 1) as Point));

/**
 * The outlines on a grid, with one place where neighbours have the same point. Paths of relative coordinates carry
 * mistakes of rounding from point to point, so a border drifts apart.
 * @param apart the distance within which points of two neighbours are one
 */
export function joined(outlines: readonly Outline[], grid: number, apart: number): Outline[] {
  const cells = new Map<string, { point: Point; owner: number }[]>();
  const cellOf = ([x, y]: Point) => [Math.floor(x / apart), Math.floor(y / apart)] as const;
  const around = (point: Point) => {
    const [column, row] = cellOf(point);
    return [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${column + right} ${row + down}`) ?? []),
    );
  };
  const placed = (point: Point, owner: number): Point => {
    const distance = (other: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
    const [nearest] = around(point)
      .filter((known) => known.owner !== owner && distance(known.point) <= apart)
      .sort((one, other) => distance(one.point) - distance(other.point));
    if (nearest) return nearest.point;
    const onGrid: Point = [Math.round(point[0] / grid), Math.round(point[1] / grid)].map(
      (steps) => Math.round(steps * grid * 1000) / 1000,
    ) as unknown as Point;
    const cell = cellOf(onGrid).join(' ');
    cells.set(cell, [...(cells.get(cell) ?? []), { point: onGrid, owner }]);
    return onGrid;
  };
  return outlines.map((outline, owner) =>
    outline
      .map((ring) => withoutRepeats(ring.map((point) => placed(point, owner))))
      .filter((ring) => ring.length > 2),
  );
}

/** How far a point lies from the line between two others. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - part * dx, point[1] - from[1] - part * dy);
}

/** A line with fewer points, none of which it left out is further away than the tolerance (Douglas and Peucker). */
export function simplerLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let furthest = { index: 0, distance: 0 };
  line.forEach((point, index) => {
    const distance = distanceTo(point, first, last);
    if (distance > furthest.distance) furthest = { index, distance };
  });
  if (furthest.distance <= tolerance) return [first, last];
  return [
    ...simplerLine(line.slice(0, furthest.index + 1), tolerance).slice(0, -1),
    ...simplerLine(line.slice(furthest.index), tolerance),
  ];
}

/** The same for both neighbours of a border, whichever way each of them goes along it. */
function simplerBorder(line: readonly Point[], tolerance: number): Point[] {
  const isReversed = nameOf(line[0] as Point) > nameOf(line.at(-1) as Point);
  const simpler = simplerLine(isReversed ? line.toReversed() : line, tolerance);
  return isReversed ? simpler.reverse() : simpler;
}

/** The sides of all rings, with the prefectures that have them. */
function sideOwners(outlines: readonly Outline[]): (from: Point, to: Point) => string {
  const owners = new Map<string, Set<number>>();
  const sideOf = (from: Point, to: Point) => [nameOf(from), nameOf(to)].sort().join('|');
  for (const [owner, outline] of outlines.entries())
    for (const ring of outline)
      for (const [index, point] of ring.entries()) {
        const side = sideOf(ring.at(index - 1) as Point, point);
        owners.set(side, (owners.get(side) ?? new Set()).add(owner));
      }
  return (from, to) => [...(owners.get(sideOf(from, to)) ?? [])].join(' ');
}

/** The ring in lines that begin and end where its neighbour changes. A ring without neighbours is two halves. */
function linesOf(ring: Ring, owners: (from: Point, to: Point) => string): Point[][] {
  const at = (index: number) => ring.at(index % ring.length) as Point;
  const ends = ring.flatMap((point, index) =>
    owners(at(index - 1), point) === owners(point, at(index + 1)) ? [] : [index],
  );
  const start = ends[0] ?? 0;
  const furthest = ring.reduce(
    (best, point, index) => {
      const distance = Math.hypot(point[0] - at(start)[0], point[1] - at(start)[1]);
      return distance > best.distance ? { index, distance } : best;
    },
    { index: 0, distance: 0 },
  ).index;
  const cuts = ends.length > 1 ? ends : [start, furthest].sort((one, other) => one - other);
  return cuts.map((cut, nth) => {
    const until = cuts[nth + 1] ?? (cuts[0] ?? 0) + ring.length;
    return Array.from({ length: until - cut + 1 }, (_, step) => at(cut + step));
  });
}

/** Twice the area would be positive or negative by the direction; this is its size. */
export function areaOf(ring: Ring): number {
  const sum = ring.reduce((all, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) as Point;
    return all + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(sum) / 2;
}

/**
 * Outlines with fewer points, whose neighbours still have their border in common.
 * @param smallest the area below which an island is left out, unless it is the largest of its prefecture
 */
export function simpler(outlines: readonly Outline[], tolerance: number, smallest: number): Outline[] {
  const owners = sideOwners(outlines);
  return outlines.map((outline) => {
    const largest = Math.max(...outline.map(areaOf));
    return outline
      .filter((ring) => areaOf(ring) >= Math.min(smallest, largest))
      .map((ring) =>
        withoutRepeats(linesOf(ring, owners).flatMap((line) => simplerBorder(line, tolerance).slice(0, -1))),
      )
      .filter((ring) => ring.length > 2);
  });
}

/** The path of an outline in whole steps of a grid: the absolute first point, and then the way to each. */
export function pathOf(outline: Outline, grid: number): string {
  const stepsOf = ([x, y]: Point): Point => [Math.round(x / grid), Math.round(y / grid)];
  return outline
    .map((ring) => {
      const [start, ...others] = withoutRepeats(ring.map(stepsOf));
      let [x, y] = start ?? [0, 0];
      const ways = others.map((point) => {
        const way = `${point[0] - x}${point[1] - y < 0 ? '' : ' '}${point[1] - y}`;
        [x, y] = point;
        return way;
      });
      const text = ways.reduce((all, way) => (all && !way.startsWith('-') ? `${all} ${way}` : all + way), '');
      return others.length > 1 ? `M${(start ?? []).join(' ')}l${text}z` : '';
    })
    .join('');
}
