import { armLines, jacket, rib, shirtCollar, tie, torso, turtle } from './clothes-parts.ts';
import type { Garment } from './garment.ts';
import { blob, fill, smoothLine, stroke } from './geometry.ts';

/** Jackets and coats. */
export const TAILORED = {
  suit: (b, outer, inner, trim) =>
    fill(torso(b, 0, 24), inner[0]) + tie(b, trim) + shirtCollar(b, inner, 4) + jacket(b, outer, 318),
  suitOpen: (b, outer, inner) =>
    fill(torso(b, 0, 32), inner[0]) +
    shirtCollar(b, inner, 11) +
    stroke(`M${b.middle} 256V330`, inner[1], 1.4) +
    jacket(b, outer, 316),
  jacketKnit: (b, outer, inner) =>
    fill(torso(b, 4, 22), inner[0]) + rib(b, inner, 3, 21, 7) + jacket(b, outer, 322, 24),
  jacketTurtle: (b, outer, inner) => turtle(b, inner, inner, inner) + jacket(b, outer, 318, 27),
  collarless: (b, outer, inner, trim) => {
    const m = b.middle;
    const n = b.neck;
    const front = (s: 1 | -1): string =>
      blob([
        [m + s * (n + 9), 226, 1],
        [m + s * b.shoulder * 0.6, 243],
        [m + s * b.shoulder * 0.95, 262],
        [m + s * (b.shoulder + 11), 290],
        [m + s * (b.shoulder + 18), 330, 1],
        [m + s * 7, 330, 1],
        [m + s * 9, 284],
        [m + s * (n + 3), 246],
      ]);
    const edge = (s: 1 | -1): string =>
      smoothLine([
        [m + s * (n + 9), 227],
        [m + s * (n + 3), 246],
        [m + s * 9, 284],
        [m + s * 7, 330],
      ]);
    return (
      fill(torso(b, 5, 26), inner[0]) +
      fill(front(-1) + front(1), outer[0]) +
      stroke(edge(-1) + edge(1), trim[0], 3.6) +
      armLines(b, outer[1])
    );
  },
  trench: (b, outer, inner) => {
    const m = b.middle;
    const n = b.neck;
    const wing = (s: 1 | -1): string =>
      blob([
        [m + s * (n + 1), 210, 1],
        [m + s * (n + 13), 220],
        [m + s * (n + 40), 256, 1],
        [m + s * (n + 8), 272, 1],
        [m + s * (n - 3), 238],
      ]);
    return (
      fill(torso(b, 5, 24), inner[0]) +
      rib(b, inner, 3, 23, 6) +
      jacket(b, outer, 320, 34) +
      fill(wing(-1) + wing(1), outer[2]) +
      stroke(
        smoothLine([
          [m - n - 13, 221],
          [m - n - 40, 256, 1],
          [m - n - 8, 272],
        ]) +
          smoothLine([
            [m + n + 13, 221],
            [m + n + 40, 256, 1],
            [m + n + 8, 272],
          ]),
        outer[1],
        1.6,
      )
    );
  },
} satisfies Record<string, Garment>;
