import type { Body, Garment } from './garment.ts';
import { blob, brush, fill, type Point, smoothLine, stroke } from './geometry.ts';

/** Shoulders and chest in cloth. The neckline is `open` wide and `deep` low. */
export function torso(b: Body, open: number, deep: number, rise = 0): string {
  const m = b.middle;
  const n = b.neck;
  const side = (s: 1 | -1): Point[] => [
    [m + s * (n + open), 224 - rise, 1],
    [m + s * (n + open + (b.shoulder - n) * 0.42), 244],
    [m + s * b.shoulder * 0.92, 262],
    [m + s * (b.shoulder + 9), 290],
    [m + s * (b.shoulder + 17), 330, 1],
  ];
  const neckline: Point[] = [
    [m - (n + open) * 0.66, 224 - rise + deep * 0.72],
    [m, 224 - rise + deep],
    [m + (n + open) * 0.66, 224 - rise + deep * 0.72],
  ];
  return blob([...side(1), ...side(-1).reverse(), ...neckline]);
}

export const armLines = (b: Body, colour: string): string =>
  stroke(
    [-1, 1]
      .map((s) =>
        smoothLine([
          [b.middle + s * (b.shoulder - 20), 322],
          [b.middle + s * (b.shoulder - 16), 304],
          [b.middle + s * (b.shoulder - 23), 280],
        ]),
      )
      .join(''),
    colour,
    1.8,
  );

export const shirtCollar = (b: Body, tones: readonly [string, string, string], open: number): string => {
  const m = b.middle;
  const n = b.neck;
  const wing = (s: 1 | -1): string =>
    blob([
      [m + s * (n - 1), 214, 1],
      [m + s * (n + 6), 222],
      [m + s * (n + 8), 240, 1],
      [m + s * (9 + open * 1.4), 257, 1],
      [m + s * open, 241, 1],
    ]);
  return (
    fill(wing(-1) + wing(1), tones[2]) +
    stroke(
      smoothLine([
        [m - open, 241],
        [m - 9 - open * 1.4, 257, 1],
        [m - n - 8, 240],
      ]) +
        smoothLine([
          [m + open, 241],
          [m + 9 + open * 1.4, 257, 1],
          [m + n + 8, 240],
        ]),
      tones[1],
      1.3,
    )
  );
};

/** The two fronts of a jacket with lapels, over everything that was drawn before. */
export function jacket(b: Body, tones: readonly [string, string, string], depth: number, width = 26): string {
  const m = b.middle;
  const n = b.neck;
  const front = (s: 1 | -1): string =>
    blob([
      [m + s * (n + 5), 220, 1],
      [m + s * (n + (b.shoulder - n) * 0.42 + 6), 240],
      [m + s * b.shoulder * 0.95, 257],
      [m + s * (b.shoulder + 13), 286],
      [m + s * (b.shoulder + 20), 330, 1],
      [m - s * 2, 330, 1],
      [m + s * 4, depth, 1],
      [m + s * (n * 0.62), (depth + 232) / 2 - 4],
    ]);
  const lapel = (s: 1 | -1): string =>
    blob([
      [m + s * (n + 3), 220, 1],
      [m + s * (n + 15), 231],
      [m + s * (n + width), 262, 1],
      [m + s * (n + width - 9), 266, 1],
      [m + s * (n + width - 5), 276, 1],
      [m + s * 4, depth + 2, 1],
      [m + s * (n * 0.62), (depth + 232) / 2 - 4],
    ]);
  return (
    fill(front(-1) + front(1), tones[0]) +
    fill(lapel(-1) + lapel(1), tones[2]) +
    stroke(
      [-1, 1]
        .map((s) =>
          smoothLine([
            [m + s * (n + width - 5), 276],
            [m + s * n * 0.74, (depth + 276) / 2 + 2],
            [m + s * 4, depth + 2],
          ]),
        )
        .join(''),
      tones[1],
      1.4,
    ) +
    armLines(b, tones[1])
  );
}

export const tie = (b: Body, tones: readonly [string, string, string]): string => {
  const m = b.middle;
  return (
    fill(
      blob([
        [m - 8, 242, 1],
        [m + 8, 242, 1],
        [m + 5.5, 257, 1],
        [m + 12, 330, 1],
        [m - 12, 330, 1],
        [m - 5.5, 257, 1],
      ]),
      tones[0],
    ) +
    fill(`M${m - 5.5} 257L${m + 5.5} 257L${m + 4} 261L${m - 5} 261Z`, tones[1]) +
    stroke(`M${m - 9} 284l16 -10M${m - 10} 302l21 -13M${m - 11} 320l23 -14`, tones[2], 2)
  );
};

export const rib = (
  b: Body,
  tones: readonly [string, string, string],
  open: number,
  deep: number,
  height: number,
): string => {
  const m = b.middle;
  const w = b.neck + open;
  const y = 224;
  return fill(
    blob([
      [m - w, y - height * 0.5, 1],
      [m - w * 0.6, y + deep * 0.72 - height * 0.5],
      [m, y + deep - height * 0.5],
      [m + w * 0.6, y + deep * 0.72 - height * 0.5],
      [m + w, y - height * 0.5, 1],
      [m + w + 4, y + height * 0.5, 1],
      [m + w * 0.66, y + deep * 0.76 + height * 0.6],
      [m, y + deep + height * 0.6],
      [m - w * 0.66, y + deep * 0.76 + height * 0.6],
      [m - w - 4, y + height * 0.5, 1],
    ]),
    tones[1],
  );
};

export const turtle: Garment = (b, outer) => {
  const m = b.middle;
  const n = b.neck + 3;
  const neck = blob([
    [m - n, 206, 1],
    [m - n * 0.4, 212],
    [m + n * 0.4, 212],
    [m + n, 206, 1],
    [m + n + 4, 230],
    [m + n * 0.5, 240],
    [m - n * 0.5, 240],
    [m - n - 4, 230],
  ]);
  return (
    fill(torso(b, -1, 10, 6), outer[0]) +
    fill(neck, outer[2]) +
    fill(
      brush(
        [
          [m - n - 5, 231],
          [m - n * 0.5, 241],
          [m + n * 0.5, 241],
          [m + n + 5, 231],
        ],
        2.2,
      ),
      outer[1],
    ) +
    stroke(
      `M${m - 15} 216v18M${m - 5} 218v18M${m + 5} 218v18M${m + 15} 216v18`,
      outer[1],
      1.1,
      ' opacity=".6"',
    ) +
    armLines(b, outer[1])
  );
};
