import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Requests that the shops of a kind had. */
export interface KindCounts {
  kind: string;
  low: number;
  median: number;
  high: number;
}

/** The part of pairs of seller and shop that are at most so far apart. */
export interface Curve {
  name: string;
  /** One for each of `KILOMETRES`. */
  parts: readonly number[];
}

export const KILOMETRES = [0, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000] as const;

const WIDTH = 900;
const LEFT = 150;
const ROW = 30;
const CURVE_HEIGHT = 220;
const COLORS = ['#8a1c2b', '#8a8a8a'];

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${words}</text>`;

function bars(kinds: readonly KindCounts[], top: number): string[] {
  const most = Math.max(...kinds.map(({ high }) => high)) * 1.1;
  const x = (value: number) => Math.round(LEFT + (value / most) * (WIDTH - LEFT - 60));
  return kinds.flatMap(({ kind, low, median, high }, index) => {
    const y = top + index * ROW;
    return [
      text(LEFT - 10, y + 14, kind, 'text-anchor="end"'),
      `<rect x="${LEFT}" y="${y}" width="${x(median) - LEFT}" height="18" fill="${COLORS[0]}"/>`,
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y + 9}" y2="${y + 9}" stroke="#222" stroke-width="2"/>`,
      text(x(high) + 6, y + 14, `${Math.round(median)}`),
    ];
  });
}

function curves(lines: readonly Curve[], top: number): string[] {
  const x = (step: number) => Math.round(LEFT + (step / (KILOMETRES.length - 1)) * (WIDTH - LEFT - 60));
  const y = (part: number) => Math.round(top + (1 - part) * CURVE_HEIGHT);
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
      `<line x1="${LEFT}" x2="${WIDTH - 60}" y1="${y(part)}" y2="${y(part)}" stroke="#ddd"/>`,
      text(LEFT - 10, y(part) + 5, `${part * 100} %`, 'text-anchor="end"'),
    ]),
    ...KILOMETRES.map((km, step) => text(x(step), top + CURVE_HEIGHT + 20, `${km}`, 'text-anchor="middle"')),
    ...lines.flatMap(({ name, parts }, index) => {
      const points = parts.map((part, step) => `${x(step)},${y(part)}`).join(' ');
      const style = `fill="none" stroke="${COLORS[index]}" stroke-width="3"`;
      return [
        `<polyline points="${points}" ${style}/>`,
        text(WIDTH - 320, top + CURVE_HEIGHT - 50 + index * 22, name, `fill="${COLORS[index]}"`),
      ];
    }),
  ];
}

/** Draws what the simulation of matching has counted, for docs/decisions/0063-matching.md. */
export async function drawMatching(kinds: readonly KindCounts[], lines: readonly Curve[]): Promise<void> {
  const below = 50 + kinds.length * ROW + 60;
  const height = below + CURVE_HEIGHT + 50;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="14">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(
      10,
      24,
      'Requests of a shop, by kind: median, and from the 10th to the 90th of a hundred',
      'font-weight="bold"',
    ),
    ...bars(kinds, 44),
    text(
      10,
      below - 20,
      'Pairs of seller and shop that are at most so many kilometres apart',
      'font-weight="bold"',
    ),
    ...curves(lines, below),
    '</svg>',
    '',
  ].join('\n');
  await writeFile(join(import.meta.dirname, '../docs/matching.svg'), svg);
}
