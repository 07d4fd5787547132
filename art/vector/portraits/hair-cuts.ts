import { blob, brush, lerp, type Point } from './geometry.ts';
import type { HairShapes } from './hair-style.ts';
import type { Head } from './head.ts';

interface Cut {
  /** The hairline from the far temple to the near temple, in face coordinates. */
  hairline: readonly Point[];
  volume?: number;
  lift?: number;
  sideburn?: number;
  nape?: number;
  light?: readonly (readonly Point[])[];
}

/** Short hair with visible ears: the round shape of the head above, the given hairline below. */
export function shortCut(h: Head, c: Cut): HairShapes {
  const v = c.volume ?? 0;
  const lift = c.lift ?? v;
  const burn = c.sideburn ?? 8;
  const near = h.cap(180, v)[0];
  const far = h.cap(0, v)[0];
  const front = blob([
    h.point(-0.99, burn, 1),
    [h.nearEar - 1, -10],
    [near + 1.5, -8],
    ...h.arc(172, 8, 7, v, lift),
    [far - 2, -10],
    h.point(1.02, burn - 4, 1),
    ...c.hairline.map(([u, y, corner]) => h.point(u, y, corner)),
  ]);
  const nape = c.nape ?? 24;
  const back = blob([
    ...h.arc(188, -6, 5, v),
    [far * 0.7, nape * 0.5],
    [far * 0.4, nape],
    [near * 0.6, nape + 4],
    [near + 7, nape * 0.4],
  ]);
  const strands = (c.light ?? [])
    .map((points) =>
      brush(
        points.map(([u, y]) => h.point(u, y)),
        2.3,
        0.45,
      ),
    )
    .join('');
  return { back, front, light: strands };
}

/** A bald crown with hair at the sides. */
export function balding(h: Head, height: number): HairShapes {
  const near = h.cap(180)[0];
  const far = h.cap(0)[0];
  const side = blob([
    h.point(-0.98, 8, 1),
    [h.nearEar - 1, -10],
    [near + 1, -2],
    [near - 1, -20],
    [near + 3, height + 8],
    [near + 9, height, 1],
    [lerp(near, h.x(-1), 0.7), height * 0.6],
    h.point(-0.95, -10),
  ]);
  const other = blob([
    h.point(1.02, 4, 1),
    h.point(0.98, -12),
    [far - 7, height + 8, 1],
    [far - 3, -24],
    [far - 2, -8],
  ]);
  const back = blob([
    [near + 3, -20],
    [near + 2, 2],
    [near + 10, 20],
    [near * 0.5, 28],
    [far * 0.3, 24],
    [far - 8, 2],
    [far - 4, -20],
  ]);
  const skull = blob([...h.arc(184, -4, 7, -5, -6), [0, 10]]);
  return {
    back,
    skull,
    front: side + other,
    light: brush(
      [
        [near + 6, -8],
        [near + 5, -22],
        [near + 9, height + 5],
      ],
      2,
    ),
  };
}
