import type { AppStep } from './messages.ts';

/** The three layers of a drawing, as SVG path data on a ground of 120 × 84. */
interface Drawing {
  /** Filled, pale. */
  readonly tint: string;
  readonly ink: string;
  readonly gold: string;
}

/** A circle as path data. */
function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - radius * 2, height - radius * 2, radius];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

const YEN = (x: number, y: number) =>
  `M${x - 5} ${y - 7}l5 7l5 -7M${x} ${y}v8M${x - 4.5} ${y + 1}h9M${x - 4.5} ${y + 4.5}h9`;

export const DRAWINGS: Record<AppStep, Drawing> = {
  // A dripping tap over its basin.
  trouble: {
    tint: 'M34 62h52c0 8 -7 14 -16 14h-20c-9 0 -16 -6 -16 -14z',
    ink: 'M30 62h60M34 62c0 8 7 14 16 14h20c9 0 16 -6 16 -14M40 62v-30c0 -9 6 -15 14 -15s14 6 14 15v2M50 62v-30c0 -3 1.6 -5 4 -5s4 2 4 5v2M55 34h16v5h-16zM54 17v-7M46 10h16',
    gold: 'M63 46c3 3.6 4 5 4 7a4 4 0 0 1 -8 0c0 -2 1 -3.4 4 -7zM80 24l6 -4M82 33h7M78 16l3 -6',
  },
  // Houses of the neighbourhood under a magnifying glass.
  search: {
    tint: circle(70, 40, 19),
    ink: 'M14 74h54M20 74v-30l15 -13l15 13v8M30 74v-16h10v16M84 54l16 16M82 56l4 -4',
    gold: `${circle(70, 40, 19)}M60 42l10 -9l10 9M63 40v9h14v-9`,
  },
  // A sheet with a photo, sent off.
  request: {
    tint: rectangle(32, 20, 26, 20, 2),
    ink: `${rectangle(24, 10, 46, 64, 4)}${rectangle(32, 20, 26, 20, 2)}M34 37l8 -8l6 6l4 -4l5 5M32 50h28M32 58h20M32 66h12`,
    gold: 'M62 56l38 -18l-14 36l-8 -14zM78 60l22 -22',
  },
  // A month with one day marked.
  schedule: {
    tint: 'M26 30h68v-8a5 5 0 0 0 -5 -5h-58a5 5 0 0 0 -5 5z',
    ink: `${rectangle(26, 17, 68, 57, 5)}M26 32h68M42 11v11M78 11v11M37 43h6M53 43h6M37 54h6M37 65h6M53 65h6M69 65h6M85 43h1M69 43h6`,
    gold: `${circle(72, 54, 8.5)}M68 54l3 3.2l5.4 -6`,
  },
  // Quotes side by side, the middle one raised.
  compare: {
    tint: rectangle(44, 8, 32, 60, 4),
    ink: 'M44 20h-20a4 4 0 0 0 -4 4v42a4 4 0 0 0 4 4h20M76 20h20a4 4 0 0 1 4 4v42a4 4 0 0 1 -4 4h-20M28 34h10M28 44h10M28 54h8M82 34h10M82 44h10M82 54h8M52 48h16M52 56h10',
    gold: `${rectangle(44, 8, 32, 60, 4)}${YEN(60, 26)}`,
  },
  // A tradesperson in a cap, chosen.
  decide: {
    tint: 'M32 76c0 -14 10 -22 24 -22s24 8 24 22z',
    ink: 'M30 76c0 -14 11 -22 26 -22s26 8 26 22zM42 31v5a14 14 0 0 0 28 0v-5M38 31h36M42 31c0 -10 5 -17 14 -17s14 7 14 17M56 14v8M48 55l8 8l8 -8',
    gold: `${circle(86, 34, 11)}M80.5 34.5l4 4l7 -8`,
  },
  // A tool box with a spanner.
  work: {
    tint: rectangle(24, 42, 72, 32, 4),
    ink: `${rectangle(24, 42, 72, 32, 4)}M24 56h30M66 56h30M44 42v-6a4 4 0 0 1 4 -4h24a4 4 0 0 1 4 4v6`,
    gold: `${rectangle(54, 51, 12, 10, 2)}M82 8a8 8 0 0 0 -7 12l-9 9M88 14a8 8 0 0 1 -9.500 9.500l-8 8M82 8l-2 6l3 3zM88 14l-5 3`,
  },
  // A phone that pays.
  payment: {
    tint: rectangle(42, 18, 30, 46, 1),
    ink: `${rectangle(38, 8, 38, 68, 6)}M53 13h8M54 70h6M46 50h22M46 57h14`,
    gold: `${circle(57, 33, 11.5)}${YEN(57, 32)}M84 26c5 5 5 14 0 19M90 20c8 8 8 23 0 31`,
  },
};
