import { blob, brush, lerp, type Point } from './geometry.ts';
import type { HairShapes, HairStyle } from './hair-style.ts';
import type { Head } from './head.ts';

interface Curtain {
  /** The place of the parting, as a face coordinate. The hair falls from there to both sides. */
  part: number;
  /** How far the hair reaches below the eyes. */
  length: number;
  /** How far the ends turn out (positive) or in (negative). */
  flare: number;
  /** Height of the hairline at the parting. */
  hairline?: number;
  volume?: number;
  /** How much the outline waves. */
  wave?: number;
  /** The height at which the fringe ends. */
  fringe?: number;
}

/** Hair that falls on both sides of the face and covers the ears. */
function curtain(h: Head, c: Curtain): HairShapes {
  const top = c.hairline ?? -54;
  const v = c.volume ?? 0;
  const near = h.cap(180, v)[0];
  const far = h.cap(0, v)[0];
  const end = c.length;
  const nearOut: Point = [near - 2 - c.flare, end - 8];
  const farOut: Point = [far + 2 + c.flare, end - 8];
  const nearIn = h.x(-1) + 3;
  const farIn = h.x(1) + 1;
  const long = end > 84;
  const inset = long ? 0.5 : 0.66;
  const nearEnd: Point = [lerp(nearOut[0], nearIn, inset), end, 1];
  const farEnd: Point = [lerp(farOut[0], farIn, inset), end, 1];
  const edge: Point[] =
    c.fringe === undefined
      ? [
          [farIn + 2, 22],
          h.point(0.95, -12),
          h.point(lerp(c.part, 1, 0.55), -38),
          h.point(c.part, top, 1),
          h.point(lerp(c.part, -1, 0.5), -37),
          h.point(-0.9, -8),
          [nearIn - 1, 26],
        ]
      : [
          [farIn + 2, 22],
          h.point(0.94, c.fringe + 9, 1),
          h.point(0.5, c.fringe),
          h.point(0.05, c.fringe - 1),
          h.point(-0.45, c.fringe),
          h.point(-0.86, c.fringe + 8, 1),
          [nearIn - 1, 24],
        ];
  const swing = c.wave ?? 0;
  /** The outer edge from the temple down. */
  const outside = (x: number, s: 1 | -1): Point[] =>
    swing === 0
      ? [[x + s * 3, 20]]
      : [
          [x + s * (2 + swing), 8],
          [x + s * 1, 26],
          [x + s * (3 + swing), 44],
          ...(end > 80 ? [[x + s * 2, 62] as Point] : []),
        ];
  const front = blob([
    nearEnd,
    nearOut,
    ...outside(near, -1).reverse(),
    ...h.arc(176, 4, 7, v),
    ...outside(far, 1),
    farOut,
    farEnd,
    ...edge,
  ]);
  const hanging = blob([
    [near + 6, -20, 1],
    [near, 20],
    [nearOut[0] + 4, end - 6],
    [nearEnd[0], end - 1, 1],
    [farEnd[0], end - 1, 1],
    [farOut[0] - 4, end - 6],
    [far, 20],
    [far - 6, -20, 1],
  ]);
  const p = c.part;
  const strand = (u: number, reach: number): string =>
    brush(
      [
        h.point(lerp(p, u, 0.12), -74 + Math.abs(u - p) * 4),
        h.point(lerp(p, u, 0.62), -58),
        [h.x(u) * 1.03, -30],
        [h.x(u) * 1.1, reach],
      ],
      2.2,
      0.4,
    );
  return {
    covers: true,
    hanging,
    front,
    light:
      (c.fringe === undefined ? '' : strand(-0.4, -40)) +
      strand(-1.04, 8) +
      (p > -0.1 ? strand(-0.78, -26) : strand(0.78, -26)),
    dark:
      (c.fringe === undefined
        ? ''
        : brush([h.point(-0.24, -52), h.point(-0.2, -36), h.point(-0.22, c.fringe - 1)], 1.8) +
          brush([h.point(0.42, -50), h.point(0.46, -36), h.point(0.42, c.fringe)], 1.8)) +
      brush(
        [
          [near + 6, 6],
          [near + 4 - c.flare * 0.3, end * 0.6],
          [nearEnd[0] - 3, end - 6],
        ],
        1.8,
      ) +
      brush(
        [
          [far - 4, 8],
          [far - 2 + c.flare * 0.3, end * 0.6],
          [farEnd[0] + 3, end - 6],
        ],
        1.6,
      ),
  };
}

interface Swept {
  /** The place of the parting. The hair is pulled back from the forehead on both sides. */
  part: number;
  hairline?: number;
  volume?: number;
  /** The middle and the size of a knot, in halves of the width and of the height of the face. */
  knot?: readonly [x: number, y: number, rx: number, ry: number];
  nape?: number;
}

/** Hair pulled back from the forehead, with visible ears. */
function swept(h: Head, s: Swept): HairShapes {
  const w = h.width;
  const v = s.volume ?? 0;
  const top = s.hairline ?? -54;
  const nape = s.nape ?? 30;
  const near = h.cap(180, v)[0];
  const far = h.cap(0, v)[0];
  const front = blob([
    h.point(-0.98, 12, 1),
    [h.nearEar - 1, -9],
    [near + 1, -8],
    ...h.arc(172, 6, 7, v),
    [far - 1, -8],
    h.point(1.02, 10, 1),
    h.point(0.93, -18),
    h.point(lerp(s.part, 1, 0.55), -43),
    h.point(s.part, top, 1),
    h.point(lerp(s.part, -1, 0.55), -42),
    h.point(-0.9, -14),
  ]);
  let back = blob([
    ...h.arc(188, -8, 5, v),
    [lerp(far, 0, 0.24), nape * 0.6],
    [far * 0.45, nape + 4],
    [near * 0.5, nape + 6],
    [near + 5, nape * 0.55],
  ]);
  const knot = s.knot;
  let knotLight = '';
  if (knot) {
    const [kx, ky, rx, ry] = knot;
    const x = kx * w;
    const ring = Array.from({ length: 8 }, (_, i): Point => {
      const a = (i / 8) * Math.PI * 2;
      return [x + Math.cos(a) * rx, ky + Math.sin(a) * ry];
    });
    back += blob(ring);
    knotLight = brush(
      [
        [x - rx * 0.7, ky - ry * 0.1],
        [x - rx * 0.1, ky - ry * 0.62],
        [x + rx * 0.62, ky - ry * 0.2],
      ],
      2.2,
    );
  }
  const comb = (u: number, y: number): string => {
    const from = h.x(u);
    const to = lerp(h.nearEar, near, 0.7);
    return brush(
      [
        [from, top - 3 + Math.abs(u - s.part) * 9],
        [lerp(from, to, 0.42), lerp(top, y, 0.22)],
        [lerp(from, to, 0.8), lerp(top, y, 0.6)],
        [to, y],
      ],
      2,
    );
  };
  return { back, front, light: comb(s.part - 0.3, -30) + comb(s.part - 0.75, -14) + knotLight };
}

/** Short hair with a soft outline. The ears are half covered. */
function cropped(
  h: Head,
  o: { part: number; fringe: number; volume: number; curl: number; nape?: number },
): HairShapes {
  const near = h.cap(180, o.volume)[0];
  const far = h.cap(0, o.volume)[0];
  const ripple = h
    .arc(196, -16, 15, o.volume)
    .map((p, i): Point => [p[0] * (1 + (i % 2 ? o.curl : 0)), p[1] - (i % 2 ? o.curl * 62 : 0)]);
  const front = blob([
    h.point(-1.02, 22, 1),
    [h.nearEar - 7, 12],
    ...ripple,
    h.point(1.06, 20, 1),
    h.point(0.98, -2),
    h.point(0.86, o.fringe + 8),
    h.point(lerp(o.part, 1, 0.45), o.fringe - 2),
    h.point(o.part, o.fringe - 9, 1),
    h.point(lerp(o.part, -1, 0.4), o.fringe + 1),
    h.point(-0.86, o.fringe + 12),
    h.point(-0.95, 6),
  ]);
  const nape = o.nape ?? 34;
  const back = blob([
    ...h.arc(190, -10, 5, o.volume),
    [lerp(far, 0, 0.2), nape - 8],
    [far * 0.4, nape + 6],
    [near * 0.5, nape + 8],
    [near + 3, nape - 8],
  ]);
  const wave = (u: number, y: number, reach: number): string =>
    brush(
      [
        h.point(u - 0.42, y + reach),
        h.point(u - 0.2, y),
        h.point(u + 0.12, y - 2),
        h.point(u + 0.34, y + reach),
      ],
      2.2,
    );
  return {
    covers: true,
    back,
    front,
    light:
      o.curl > 0.02
        ? wave(-0.55, -62, 8) +
          wave(0.25, -70, 7) +
          wave(-0.1, -52, 6) +
          wave(0.7, -50, 8) +
          wave(-0.9, -36, 9)
        : brush(
            [
              h.point(o.part, o.fringe - 20),
              h.point(lerp(o.part, -1, 0.5), -54),
              h.point(-0.95, -36),
              [near + 8, -8],
            ],
            2.4,
            0.4,
          ) +
          brush(
            [
              h.point(o.part + 0.1, o.fringe - 24),
              h.point(lerp(o.part, 1, 0.5), -56),
              h.point(0.95, -38),
              [far - 5, -14],
            ],
            2,
            0.4,
          ),
  };
}

export const WOMENS = {
  bob: (h) => curtain(h, { part: 0.25, length: 62, flare: 2 }),
  bobFringe: (h) => curtain(h, { part: 0, length: 58, flare: 0, fringe: -22 }),
  lob: (h) => curtain(h, { part: -0.2, length: 82, flare: 3, volume: 1 }),
  longParted: (h) => curtain(h, { part: 0.05, length: 128, flare: 4 }),
  longFringe: (h) => curtain(h, { part: 0, length: 122, flare: 2, fringe: -21 }),
  wavy: (h) => curtain(h, { part: 0.3, length: 92, flare: 6, volume: 3, wave: 5 }),
  wavyShort: (h) => curtain(h, { part: -0.3, length: 66, flare: 5, volume: 3, wave: 4 }),
  chignon: (h) => swept(h, { part: 0.3, volume: 2, knot: [-0.86, 34, 20, 18] }),
  topKnot: (h) => swept(h, { part: 0.1, volume: 0, knot: [-0.28, -90, 21, 18], nape: 26 }),
  updo: (h) => swept(h, { part: 0.42, volume: 7, hairline: -52, knot: [-1.02, 2, 22, 26] }),
  tied: (h) => swept(h, { part: -0.15, volume: 1, knot: [-0.78, 48, 13, 26] }),
  shortSoft: (h) => cropped(h, { part: 0.35, fringe: -30, volume: 4, curl: 0 }),
  pixie: (h) => cropped(h, { part: 0.55, fringe: -25, volume: 1, curl: 0.012, nape: 22 }),
  perm: (h) => cropped(h, { part: 0.3, fringe: -36, volume: 6, curl: 0.045 }),
  permFull: (h) => cropped(h, { part: -0.2, fringe: -33, volume: 10, curl: 0.035, nape: 44 }),
} satisfies Record<string, HairStyle>;
