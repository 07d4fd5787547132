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

export const STEP_DRAWINGS: Record<AppStep, Drawing> = {
  // A dripping tap over its basin.
  trouble: {
    tint: 'M34 62h52c0 8 -7 14 -16 14h-20c-9 0 -16 -6 -16 -14z',
    ink: 'M30 62h60M34 62c0 8 7 14 16 14h20c9 0 16 -6 16 -14M40 62v-30c0 -9 6 -15 14 -15s14 6 14 15v2M50 62v-30c0 -3 1.6 -5 4 -5s4 2 4 5v2M55 34h16v5h-16zM54 17v-7M46 10h16',
    gold: 'M63 46c3 3.6 4 5 4 7a4 4 0 0 1 -8 0c0 -2 1 -3.4 4 -7zM80 24l6 -4M82 33h7M78 16l3 -6',
  },
  // Houses of the neighbourhood under a magnifying glass.
  search: {
    tint: circle(79, 37, 18),
    ink: 'M12 74h52M19 74v-27l17 -14l17 14v27M30 74v-15h12v15M92.5 50.5l13 13',
    gold: `${circle(79, 37, 18)}M69 38l10 -9l10 9M72 36v9h14v-9`,
  },
  // A sheet with a photo that is sent.
  request: {
    tint: rectangle(32, 20, 26, 20, 2),
    ink: `${rectangle(24, 10, 46, 64, 4)}${rectangle(32, 20, 26, 20, 2)}M34 37l8 -8l6 6l4 -4l5 5M32 50h28M32 58h20M32 66h12`,
    gold: 'M62 56l38 -18l-14 36l-8 -14zM78 60l22 -22',
  },
  // A month with one day marked.
  schedule: {
    tint: 'M26 32h68v-10a5 5 0 0 0 -5 -5h-58a5 5 0 0 0 -5 5z',
    ink: `${rectangle(26, 17, 68, 57, 5)}M26 32h68M42 11v11M78 11v11M36 43h6M50 43h6M64 43h6M78 43h6M36 54h6M50 54h6M36 65h6M50 65h6M64 65h6M78 65h6`,
    gold: `${circle(67, 54, 8)}M63.5 54l2.5 2.7l4.5 -5`,
  },
  // Quotes side by side, the middle one raised.
  compare: {
    tint: rectangle(44, 8, 32, 66, 4),
    ink: 'M44 18h-20a4 4 0 0 0 -4 4v38a4 4 0 0 0 4 4h20M76 18h20a4 4 0 0 1 4 4v38a4 4 0 0 1 -4 4h-20M28 31h9M28 41h9M28 51h6M83 31h9M83 41h9M83 51h6M52 50h16M52 58h10',
    gold: `${rectangle(44, 8, 32, 66, 4)}${YEN(60, 28)}`,
  },
  // A tradesperson in a cap, chosen.
  decide: {
    tint: 'M32 76c0 -14 10 -21 24 -21s24 7 24 21z',
    ink: 'M28 76h56M32 76c0 -14 10 -21 24 -21s24 7 24 21M36 30h40M40 30c0 -10 6 -17 16 -17s16 7 16 17M52 13.5v8M60 13.5v8M43 30v5a13 13 0 0 0 26 0v-5M49 56l7 8l7 -8',
    gold: `${circle(94, 36, 11)}M88.5 36.5l4 4l7 -8`,
  },
  // A tool box, the hammer at hand.
  work: {
    tint: rectangle(24, 46, 72, 28, 4),
    ink: `${rectangle(24, 46, 72, 28, 4)}M24 58h29M67 58h29${rectangle(36, 10, 10, 18, 3)}M41 28v18M88 46v-22h-6v22`,
    gold: `${rectangle(53, 53, 14, 10, 2)}M62 46v-24M68 46v-24M54 12h20c5 0 8 3 9 7c-3 -1 -5 0 -7 3h-22a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z`,
  },
  // A phone that pays.
  payment: {
    tint: rectangle(42, 18, 30, 46, 1),
    ink: `${rectangle(38, 8, 38, 68, 6)}M53 13h8M54 70h6M46 50h22M46 57h14`,
    gold: `${circle(57, 33, 11.5)}${YEN(57, 32)}M84 26c5 5 5 14 0 19M90 20c8 8 8 23 0 31`,
  },
};
