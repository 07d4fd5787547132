import { type Point, smoothLine } from '../portraits/geometry.ts';

/** The strokes that make a bundle of paper cords, from the widest one to the thread in the middle. */
const CORDS: readonly (readonly [width: number, colour: string])[] = [
  [21, '#5A4910'],
  [19.4, '#E9D48C'],
  [13.4, '#8A7024'],
  [12, '#C4AB46'],
  [4.8, '#8A7024'],
  [3.6, '#F1E3AE'],
];

const bundle = (d: string, cap: 'round' | 'butt'): string =>
  CORDS.map(
    ([width, colour]) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}"/>`,
  ).join('');

/** An awaji knot: two ears with one loop between them. Its ends run far down to the left and right. */
const GUIDE: readonly Point[] = [
  [-330, 40],
  [-190, 48],
  [-104, 50],
  [-34, 8],
  [30, -52],
  [92, -86],
  [136, -48],
  [112, 6],
  [40, 34],
  [-30, 66],
  [-54, 118],
];
const PATH: readonly Point[] = [...GUIDE, [0, 154], ...GUIDE.map(([x, y]): Point => [-x, y]).reverse()];

/** Points along the guide, close enough together to find its crossings. */
function sample(points: readonly Point[], perGap: number): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  return Array.from({ length: (points.length - 1) * perGap + 1 }, (_, k): Point => {
    const i = Math.min(Math.floor(k / perGap), points.length - 2);
    const t = k / perGap - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const mix = (p: number, q: number, r: number, s: number): number =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
  });
}

/** The sample numbers at which the line passes its crossings, in drawing order. */
function passes(points: readonly Point[]): number[] {
  const crossings: number[] = [];
  const side = (a: Point, b: Point, p: Point): number =>
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  for (let i = 0; i + 1 < points.length; i++) {
    for (let j = i + 2; j + 1 < points.length; j++) {
      const [a, b, c, d] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (!(a && b && c && d)) continue;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) crossings.push(i, j);
    }
  }
  return crossings.sort((a, b) => a - b);
}

/** The knot in gold cords. At each crossing the second pass is on top. */
export function knot(): string {
  const points = sample(PATH, 14);
  const above = passes(points)
    .filter((_, i) => i % 2 === 0)
    .map((k) => points.slice(Math.max(0, k - 6), k + 8))
    .map((piece) =>
      bundle(smoothLine(piece.filter((_, i) => i % 2 === 0 || i === piece.length - 1)), 'butt'),
    );
  const shade = (y: number, width: number, opacity: number): string =>
    `<path d="${smoothLine(PATH)}" transform="translate(${y} -3)" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}"/>`;
  return shade(9, 26, 0.22) + shade(6, 20, 0.4) + bundle(smoothLine(PATH), 'butt') + above.join('');
}
