/** x and y. A third value marks a corner, where the curve is not smooth. */
export type Point = readonly [x: number, y: number, corner?: 1 | undefined];

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];

const round = (value: number, step = 0.1): number => Math.round(Math.round(value / step) * step * 10) / 10;

/** Whole units are enough for large shapes. Small features are drawn in tenths. */
function stepFor(points: readonly Point[]): number {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) > 34 ? 1 : 0.1;
}

/** Writes numbers as short as possible in a path: no leading zero, spaces only where needed. */
const terse = (values: readonly number[], step: number): string =>
  values
    .map((value, i) => {
      const text = String(round(value, step)).replace(/^(-?)0\./, '$1.');
      return i > 0 && !text.startsWith('-') ? ` ${text}` : text;
    })
    .join('');

/** A Catmull-Rom curve through the points, as relative cubic curves. At corners the handles are straight. */
function curve(points: readonly Point[], isClosed: boolean, step: number): string {
  const count = points.length;
  const neighbour = (i: number): Point =>
    isClosed ? at(points, (i + count) % count) : at(points, Math.max(0, Math.min(count - 1, i)));
  let pen: [number, number] = [round(at(points, 0)[0], step), round(at(points, 0)[1], step)];
  let d = '';
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const a = neighbour(i);
    const b = neighbour(i + 1);
    const before = a[2] ? a : neighbour(i - 1);
    const after = b[2] ? b : neighbour(i + 2);
    const c1 = [a[0] + (b[0] - before[0]) / 6 - pen[0], a[1] + (b[1] - before[1]) / 6 - pen[1]];
    const c2 = [b[0] - (after[0] - a[0]) / 6 - pen[0], b[1] - (after[1] - a[1]) / 6 - pen[1]];
    const to = [b[0] - pen[0], b[1] - pen[1]];
    // At a smooth point the handles mirror each other. This is what "s" means.
    d += i > 0 && !a[2] ? `s${terse([...c2, ...to], step)}` : `c${terse([...c1, ...c2, ...to], step)}`;
    pen = [round(pen[0] + round(b[0] - pen[0], step)), round(pen[1] + round(b[1] - pen[1], step))];
  }
  return d;
}

function path(points: readonly Point[], isClosed: boolean): string {
  const step = stepFor(points);
  const from = at(points, 0);
  return `M${terse([from[0], from[1]], step)}${curve(points, isClosed, step)}`;
}

/** A closed smooth outline. */
export const blob = (points: readonly Point[]): string => `${path(points, true)}z`;

/** An open smooth line. */
export const smoothLine = (points: readonly Point[]): string => path(points, false);

/** A brush stroke: pointed at both ends, with its full `width` at `peak` (0 to 1). */
export function brush(points: readonly Point[], width: number, peak = 0.5): string {
  const last = points.length - 1;
  const edge = (p: Point, i: number, side: 1 | -1): Point => {
    const share = i / last;
    const fullness = share <= peak ? share / peak : (1 - share) / (1 - peak);
    const half = (width / 2) * Math.max(0.4, fullness) * side;
    const before = at(points, i - 1);
    const after = at(points, i + 1);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [p[0] - (dy / length) * half, p[1] + (dx / length) * half];
  };
  const inner = points.slice(1, -1);
  const [tail, tip] = [at(points, 0), at(points, last)];
  return blob([
    [tail[0], tail[1], 1],
    ...inner.map((p, i) => edge(p, i + 1, 1)),
    [tip[0], tip[1], 1],
    ...inner.map((p, i) => edge(p, i + 1, -1)).reverse(),
  ]);
}

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`;

/** Round caps and joins are set on the root of the document. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

export const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"/>`;
