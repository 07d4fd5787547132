import { torso } from './clothes-parts.ts';
import type { Body, Garment, Tones } from './garment.ts';
import { blob, dot, fill, smoothLine, stroke } from './geometry.ts';

/**
 * A collar band from one shoulder to the opposite hip. The wearer's left front (at the right for the viewer) is
 * always on top, because the other way is for the dead. Clothes are therefore never mirrored.
 */
function band(b: Body, s: 1 | -1, start: number, width: number): string {
  const m = b.middle;
  const n = b.neck + start;
  return blob([
    [m + s * (n - 3), 213, 1],
    [m + s * n, 226],
    [m + s * 3, 260 + start * 1.4],
    [m - s * 44, 334, 1],
    [m - s * (44 - width * 1.5), 334, 1],
    [m + s * (3 + width), 263 + start * 1.4],
    [m + s * (n + width), 226],
    [m + s * (n + width * 0.5), 212, 1],
  ]);
}

function wrap(b: Body, outer: Tones, inner: Tones, trim: Tones, pattern: string): string {
  const m = b.middle;
  const seam = (s: 1 | -1): string =>
    smoothLine([
      [m + s * b.shoulder * 0.82, 330],
      [m + s * b.shoulder * 0.8, 290],
      [m + s * b.shoulder * 0.92, 262],
    ]);
  const upper = blob([
    [m + b.neck + 4, 222, 1],
    [m + 6, 262],
    [m - 36, 330, 1],
    [m + b.shoulder, 330, 1],
    [m + b.shoulder * 0.7, 262],
  ]);
  return (
    fill(torso(b, 4, 34, 4), outer[0]) +
    fill(band(b, -1, -1, 8), inner[2]) +
    fill(band(b, -1, 5, 13), trim[0]) +
    fill(upper, outer[0]) +
    pattern +
    fill(band(b, 1, -1, 8), inner[2]) +
    fill(band(b, 1, 5, 13), trim[0]) +
    stroke(
      smoothLine([
        [m + b.neck + 4, 214],
        [m + b.neck + 4.6, 227],
        [m + 8, 266],
        [m - 38, 334],
      ]),
      trim[1],
      1.2,
    ) +
    stroke(seam(1) + seam(-1), outer[1], 1.8)
  );
}

const SPOTS: readonly (readonly [u: number, y: number])[] = [
  [-0.82, 276],
  [-0.46, 284],
  [-0.52, 256],
  [0.54, 258],
  [0.84, 278],
  [0.5, 283],
];

const scatter = (b: Body, colour: string, width: number, motif: (x: number, y: number) => string): string =>
  stroke(SPOTS.map(([u, y]) => motif(b.middle + u * b.shoulder, y)).join(''), colour, width);

/** Five petals, drawn as the round caps of lines with length zero. */
const blossom = (x: number, y: number): string =>
  [0, 1, 2, 3, 4]
    .map((k) => (k / 5) * Math.PI * 2 - Math.PI / 2)
    .map((a) => `M${(x + 4 * Math.cos(a)).toFixed(1)} ${(y + 4 * Math.sin(a)).toFixed(1)}h0`)
    .join('');

export const KIMONO_CLOTHES = {
  kimonoPlain: (b, outer, inner, trim) => wrap(b, outer, inner, trim, ''),
  kimonoBlossom: (b, outer, inner, trim) => wrap(b, outer, inner, trim, scatter(b, outer[2], 5.8, blossom)),
  kimonoStripe: (b, outer, inner, trim) =>
    wrap(
      b,
      outer,
      inner,
      trim,
      stroke(
        [-0.95, -0.8, -0.65, -0.5, 0.5, 0.65, 0.8, 0.95]
          .map((u) => `M${(b.middle + u * b.shoulder).toFixed(0)} ${Math.round(240 + Math.abs(u) * 26)}V330`)
          .join(''),
        outer[2],
        1.4,
      ),
    ),
  haori: (b, outer, inner, trim) => {
    const m = b.middle;
    const n = b.neck;
    const front = (s: 1 | -1): string =>
      blob([
        [m + s * (n + 13), 218, 1],
        [m + s * b.shoulder * 0.62, 238],
        [m + s * (b.shoulder * 0.98), 257],
        [m + s * (b.shoulder + 14), 288],
        [m + s * (b.shoulder + 20), 330, 1],
        [m + s * 26, 330, 1],
        [m + s * 30, 290],
      ]);
    const edge = (s: 1 | -1): string =>
      smoothLine([
        [m + s * (n + 13), 220],
        [m + s * 32, 284],
        [m + s * 28, 330],
      ]);
    return (
      wrap(b, inner, trim, inner, '') +
      fill(front(-1) + front(1), outer[0]) +
      stroke(edge(-1) + edge(1), outer[2], 6) +
      stroke(`M${m - 30} 276c12 8 17 8 30 4c13 4 18 4 30-4`, trim[2], 2.6) +
      dot(m, 280, 4, trim[2])
    );
  },
  samue: (b, outer, inner, trim) =>
    wrap(b, outer, inner, trim, '') +
    stroke(`M${b.middle + 34} 272c8 4 12 10 12 22M${b.middle + 34} 272c-2 8-4 14-10 20`, trim[0], 3.4),
} satisfies Record<string, Garment>;
