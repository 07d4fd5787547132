import { armLines, rib, shirtCollar, torso, turtle } from './clothes-parts.ts';
import type { Garment } from './garment.ts';
import { blob, dot, fill, type Point, smoothLine, stroke } from './geometry.ts';

/** Shirts, blouses and knitwear. */
export const SOFT = {
  turtle,
  crew: (b, outer) => fill(torso(b, 5, 22), outer[0]) + rib(b, outer, 4, 21, 7) + armLines(b, outer[1]),
  boat: (b, outer) =>
    fill(torso(b, 18, 21), outer[0]) +
    stroke(
      smoothLine([
        [b.middle - b.neck - 17, 226],
        [b.middle - 24, 239],
        [b.middle, 245],
        [b.middle + 24, 239],
        [b.middle + b.neck + 17, 226],
      ]),
      outer[1],
      2,
    ) +
    armLines(b, outer[1]),
  vneckShirt: (b, outer, inner) => {
    const m = b.middle;
    const n = b.neck;
    const v = blob([
      [m - n - 7, 226, 1],
      [m - 12, 262],
      [m, 292, 1],
      [m + 12, 262],
      [m + n + 7, 226, 1],
      [m + b.shoulder * 0.6, 243],
      [m + b.shoulder * 0.94, 262],
      [m + b.shoulder + 10, 290],
      [m + b.shoulder + 17, 330, 1],
      [m - b.shoulder - 17, 330, 1],
      [m - b.shoulder - 10, 290],
      [m - b.shoulder * 0.94, 262],
      [m - b.shoulder * 0.6, 243],
    ]);
    return (
      fill(torso(b, 0, 30), inner[0]) +
      stroke(`M${m} 254V292`, inner[1], 1.4) +
      fill(v, outer[0]) +
      stroke(
        smoothLine([
          [m - n - 6, 229],
          [m - 12, 263],
          [m, 293, 1],
          [m + 12, 263],
          [m + n + 6, 229],
        ]),
        outer[1],
        3.4,
      ) +
      shirtCollar(b, inner, 8) +
      armLines(b, outer[1])
    );
  },
  shirt: (b, outer) =>
    fill(torso(b, 0, 34, 5), outer[0]) +
    shirtCollar(b, outer, 12) +
    stroke(`M${b.middle - 5} 262V330M${b.middle + 5} 262V330`, outer[1], 1.2) +
    dot(b.middle, 278, 2, outer[1]) +
    dot(b.middle, 304, 2, outer[1]) +
    armLines(b, outer[1]),
  bandCollar: (b, outer) => {
    const m = b.middle;
    const n = b.neck + 1;
    const band = (s: 1 | -1): string =>
      blob([
        [m + s * n, 212, 1],
        [m + s * (n + 4), 227],
        [m + s * 4, 248, 1],
        [m + s * 6, 235, 1],
      ]);
    return (
      fill(torso(b, 0, 20, 5), outer[0]) +
      fill(band(-1) + band(1), outer[2]) +
      stroke(`M${m} 248V330`, outer[1], 1.5) +
      dot(m + 6, 266, 2, outer[1]) +
      dot(m + 6, 292, 2, outer[1]) +
      armLines(b, outer[1])
    );
  },
  cardigan: (b, outer, inner) => {
    const m = b.middle;
    const n = b.neck;
    const front = (s: 1 | -1): string =>
      blob([
        [m + s * (n + 6), 224, 1],
        [m + s * b.shoulder * 0.6, 242],
        [m + s * b.shoulder * 0.95, 261],
        [m + s * (b.shoulder + 11), 290],
        [m + s * (b.shoulder + 18), 330, 1],
        [m - s * 3, 330, 1],
        [m + s * 2, 300],
        [m + s * (n * 0.86), 256],
      ]);
    return (
      fill(torso(b, 5, 24), inner[0]) +
      rib(b, inner, 3, 23, 4) +
      fill(front(-1), outer[0]) +
      fill(front(1), outer[0]) +
      stroke(
        smoothLine([
          [m + n + 6, 226],
          [m + n * 0.86, 256],
          [m + 2, 300],
          [m - 3, 330],
        ]) +
          smoothLine([
            [m - n - 6, 226],
            [m - n * 0.86, 256],
            [m - 2, 300],
          ]),
        outer[2],
        4.4,
      ) +
      dot(m - 1, 313, 2.4, outer[1]) +
      armLines(b, outer[1])
    );
  },
  bowBlouse: (b, outer, _inner, trim) => {
    const m = b.middle;
    const n = b.neck;
    const loop = (s: 1 | -1): string =>
      blob([
        [m, 246, 1],
        [m + s * 16, 236],
        [m + s * 28, 241],
        [m + s * 25, 253],
        [m + s * 10, 252],
      ]);
    const tail = (s: 1 | -1): string =>
      blob([
        [m, 248, 1],
        [m + s * 10, 270],
        [m + s * 17, 300, 1],
        [m + s * 5, 304, 1],
      ]);
    return (
      fill(torso(b, 1, 18), outer[0]) +
      fill(
        blob([
          [m - n - 2, 216, 1],
          [m, 238],
          [m + n + 2, 216, 1],
          [m + n + 4, 230],
          [m, 249],
          [m - n - 4, 230],
        ]),
        trim[0],
      ) +
      fill(tail(-1) + tail(1), trim[1]) +
      fill(loop(-1) + loop(1), trim[0]) +
      dot(m, 247, 5.4, trim[1]) +
      armLines(b, outer[1])
    );
  },
  hooded: (b, outer, inner) => {
    const m = b.middle;
    const n = b.neck;
    const hood = blob([
      [m - n - 4, 206, 1],
      [m - n - 26, 222],
      [m - n - 20, 246],
      [m - 12, 262],
      [m, 266],
      [m + 12, 262],
      [m + n + 20, 246],
      [m + n + 26, 222],
      [m + n + 4, 206, 1],
      [m + n + 2, 226],
      [m + 12, 243],
      [m, 247],
      [m - 12, 243],
      [m - n - 2, 226],
    ]);
    return (
      fill(torso(b, 5, 20), outer[0]) +
      fill(
        blob([
          [m - n, 220],
          [m, 240],
          [m + n, 220],
          [m + 14, 250],
          [m - 14, 250],
        ]),
        inner[0],
      ) +
      fill(hood, outer[2]) +
      stroke(`M${m - 12} 262c-2 12-1 22-2 34M${m + 12} 262c2 12 1 20 2 30`, inner[0], 2.6) +
      armLines(b, outer[1])
    );
  },
  polo: (b, outer) =>
    fill(torso(b, 0, 30, 5), outer[0]) +
    fill(`M${b.middle - 7} 250L${b.middle + 7} 250L${b.middle + 6} 290L${b.middle - 6} 290Z`, outer[1]) +
    shirtCollar(b, outer, 9) +
    dot(b.middle, 268, 1.9, outer[2]) +
    dot(b.middle, 281, 1.9, outer[2]) +
    armLines(b, outer[1]),
  stripes: (b, outer, inner) => {
    const m = b.middle;
    const s = b.shoulder;
    const stripe = (y: number, share: number): Point[] => [
      [m - s * share, y - 5],
      [m - s * 0.4, y],
      [m, y + 2],
      [m + s * 0.4, y],
      [m + s * share, y - 5],
    ];
    return (
      fill(torso(b, 14, 21), outer[0]) +
      stroke(
        smoothLine(stripe(261, 0.84)) +
          smoothLine(stripe(276, 0.98)) +
          smoothLine(stripe(291, 1.05)) +
          smoothLine(stripe(306, 1.1)) +
          smoothLine(stripe(320, 1.12)),
        inner[0],
        4,
      ) +
      stroke(
        smoothLine([
          [m - b.neck - 13, 226],
          [m - 22, 239],
          [m, 245],
          [m + 22, 239],
          [m + b.neck + 13, 226],
        ]),
        outer[1],
        2.4,
      ) +
      armLines(b, outer[1])
    );
  },
} satisfies Record<string, Garment>;
