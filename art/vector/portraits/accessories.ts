import { eyes } from './eyes.ts';
import type { Body } from './garment.ts';
import { blob, brush, dot, fill, type Point, smoothLine, stroke } from './geometry.ts';
import type { Head } from './head.ts';
import { DEEP_GOLD, GOLD_COLOUR, INK, IVORY } from './palette.ts';

/** The place of an accessory: on the head, so that it turns with the head, or on the body. */
interface Accessory {
  head?: (head: Head) => string;
  body?: (body: Body) => string;
}

const earlobe = (head: Head): Point => [head.nearEar - 2, 20];

function glasses(
  head: Head,
  colour: string,
  width: number,
  shape: 'round' | 'square' | 'half' | 'oval',
): string {
  const lenses = eyes(head).map((eye) => {
    const rx = eye.half * 1.62;
    const x = eye.x + eye.side * 1.2;
    if (shape === 'square' || shape === 'half') {
      const corners: Point[] = [
        [x - rx, -7],
        [x - rx * 0.6, -10],
        [x + rx * 0.6, -10],
        [x + rx, -7],
        [x + rx * 0.92, 8],
        [x + rx * 0.5, 12],
        [x - rx * 0.5, 12],
        [x - rx * 0.92, 8],
      ];
      const glass = blob(corners);
      return shape === 'square'
        ? stroke(glass, colour, width)
        : stroke(glass, colour, 0.9) + stroke(smoothLine(corners.slice(0, 4)), colour, width + 0.8);
    }
    const ry = shape === 'round' ? eye.half * 1.55 : eye.half * 1.25;
    return `<ellipse cx="${x.toFixed(1)}" cy="1" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${IVORY}" fill-opacity=".14" stroke="${colour}" stroke-width="${width}"/>`;
  });
  const [near, far] = eyes(head);
  const bridgeFrom = (near?.x ?? 0) + (near?.half ?? 0) * 1.62 - 1.2;
  const bridgeTo = (far?.x ?? 0) - (far?.half ?? 0) * 1.62 + 1.2;
  const arm = (near?.x ?? 0) - (near?.half ?? 0) * 1.62 - 1.2;
  return (
    lenses.join('') +
    stroke(
      smoothLine([
        [bridgeFrom, -1],
        [(bridgeFrom + bridgeTo) / 2, -3.4],
        [bridgeTo, -1],
      ]),
      colour,
      width,
    ) +
    stroke(`M${arm.toFixed(1)} -3L${(head.nearEar + 3).toFixed(1)} -5`, colour, width)
  );
}

const pearls = (b: Body, colour: string): string =>
  Array.from({ length: 11 }, (_, i) => {
    const a = ((i - 5) / 5) * 1.12;
    return dot(b.middle + Math.sin(a) * (b.neck + 8), 226 + Math.cos(a) * 26 - 9, 3.5, colour);
  }).join('');

export const ACCESSORIES = {
  glassesRound: { head: (h) => glasses(h, '#4A3B22', 2, 'round') },
  glassesGold: { head: (h) => glasses(h, '#A68B32', 1.8, 'oval') },
  glassesSquare: { head: (h) => glasses(h, INK, 2.6, 'square') },
  glassesTortoise: { head: (h) => glasses(h, '#6B4527', 2.8, 'round') },
  glassesHalf: { head: (h) => glasses(h, '#3A352D', 2, 'half') },
  pearlEarring: { head: (h) => dot(earlobe(h)[0], 21, 4, '#F8F1E4') },
  goldEarring: {
    head: (h) =>
      `<circle cx="${(earlobe(h)[0]).toFixed(1)}" cy="26" r="5.4" fill="none" stroke="${GOLD_COLOUR}" stroke-width="2.2"/>`,
  },
  dropEarring: {
    head: (h) =>
      stroke(`M${earlobe(h)[0].toFixed(1)} 19v8`, GOLD_COLOUR, 1.6) +
      dot(earlobe(h)[0], 30, 3.4, GOLD_COLOUR),
  },
  moustache: {
    head: (h) =>
      fill(
        brush(
          [
            [h.x(-0.34), h.chin * 0.635],
            [h.x(-0.1), h.chin * 0.555],
            [h.x(0.02), h.chin * 0.565],
            [h.x(0.14), h.chin * 0.555],
            [h.x(0.36), h.chin * 0.635],
          ],
          6.4,
        ),
        '#8E877D',
      ),
  },
  kanzashi: {
    head: (h) => {
      const [x, y] = h.cap(150, 6);
      return (
        stroke(`M${(x - 14).toFixed(0)} ${(y + 4).toFixed(0)}l26 -8`, DEEP_GOLD, 2.4) +
        dot(x - 15, y + 4, 5, '#A8483A')
      );
    },
  },
  pearls: { body: (b) => pearls(b, '#F8F1E4') },
  chain: {
    body: (b) =>
      stroke(`M${b.middle - b.neck - 2} 222Q${b.middle} 282 ${b.middle + b.neck + 2} 222`, GOLD_COLOUR, 1.8) +
      dot(b.middle, 254, 4, GOLD_COLOUR),
  },
  loupe: {
    body: (b) =>
      `${stroke(
        `M${b.middle - b.neck - 10} 232C${b.middle - 38} 252 ${b.middle - 34} 258 ${b.middle - 30} 262M${b.middle + b.neck + 10} 232C${b.middle + 24} 256 ${b.middle - 6} 262 ${b.middle - 26} 263`,
        DEEP_GOLD,
        1.8,
      )}<circle cx="${b.middle - 30}" cy="271" r="9" fill="#DDE3E2" stroke="${GOLD_COLOUR}" stroke-width="3.4"/>`,
  },
  strap: {
    body: (b) =>
      stroke(
        `M${b.middle - b.neck - 12} 228C${b.middle - b.neck - 20} 246 ${b.middle - 38} 258 ${b.middle - 34} 274M${b.middle + b.neck + 12} 228C${b.middle + b.neck + 20} 246 ${b.middle + 38} 258 ${b.middle + 34} 274`,
        '#6A4A2C',
        6.4,
      ) +
      `<rect x="${b.middle - 31}" y="262" width="62" height="40" rx="5" fill="${INK}"/><path d="M${b.middle - 31} 272v-5a5 5 0 0 1 5-5h12l5-6h18l5 6h12a5 5 0 0 1 5 5v5z" fill="#A79D8C"/><circle cx="${b.middle}" cy="283" r="14" fill="#3B352B" stroke="#A79D8C" stroke-width="2"/><circle cx="${b.middle}" cy="283" r="7.5" fill="#4C5A70"/>`,
  },
  headphones: {
    body: (b) =>
      stroke(
        smoothLine([
          [b.middle - b.neck - 12, 238],
          [b.middle - b.neck - 13, 222],
          [b.middle - b.neck - 2, 211],
        ]),
        INK,
        6,
      ) +
      stroke(
        smoothLine([
          [b.middle + b.neck + 12, 238],
          [b.middle + b.neck + 13, 222],
          [b.middle + b.neck + 2, 211],
        ]),
        INK,
        6,
      ) +
      `<rect x="${b.middle - b.neck - 22}" y="230" width="18" height="28" rx="8" fill="#1D1A14"/><rect x="${b.middle + b.neck + 5}" y="230" width="18" height="28" rx="8" fill="#1D1A14"/>`,
  },
  stole: {
    body: (b) => {
      const m = b.middle;
      const n = b.neck;
      const s = (k: 1 | -1): string =>
        blob([
          [m + k * (n + 4), 214, 1],
          [m + k * (n + 26), 232],
          [m + k * b.shoulder * 0.74, 262],
          [m + k * b.shoulder * 0.66, 330, 1],
          [m + k * 22, 330, 1],
          [m + k * 24, 270],
        ]);
      return (
        fill(s(-1), '#C9BCA0') +
        fill(s(1), '#C9BCA0') +
        fill(
          brush(
            [
              [m + n + 14, 228],
              [m + 40, 268],
              [m + 42, 326],
            ],
            2,
          ),
          '#A6977A',
        ) +
        fill(
          brush(
            [
              [m - n - 14, 228],
              [m - 40, 268],
              [m - 42, 326],
            ],
            2,
          ),
          '#A6977A',
        )
      );
    },
  },
  apron: {
    body: (b) =>
      stroke(
        `M${b.middle - b.neck - 12} 230L${b.middle - 38} 268M${b.middle + b.neck + 12} 230L${b.middle + 38} 268`,
        '#3D4A3A',
        7,
      ) + fill(`M${b.middle - 46} 264h92v44h-92z`, '#4B5A47'),
  },
} satisfies Record<string, Accessory>;
