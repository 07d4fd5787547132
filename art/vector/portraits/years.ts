import { eyes, placed } from './eyes.ts';
import { type Point, smoothLine, stroke } from './geometry.ts';
import type { Head } from './head.ts';
import type { Portrait } from './person.ts';

/** The lines of age. Few and thin, because more would make a caricature. */
export function drawYears(head: Head, person: Portrait, ink: string): string {
  const { age } = person;
  const lines: (readonly Point[])[] = [];
  const base = head.chin * 0.44;
  const mouth = head.chin * 0.655;
  const mid = head.x(0.02);
  if (age >= 45) {
    lines.push([
      [mid - 11.5, base],
      [mid - 15.5, base + 6],
      [mid - 17, mouth - 3],
    ]);
    if (age >= 55) {
      const t = head.turn;
      lines.push([
        [mid + 11.5 - 3 * t, base],
        [mid + 15 - 5 * t, base + 6],
        [mid + 16 - 6 * t, mouth - 3],
      ]);
    }
  }
  for (const eye of eyes(head)) {
    if (age >= 55)
      lines.push(
        placed(eye, 7.5, [
          [-0.6, 0],
          [0, 1.8],
          [0.7, 0.6],
        ]),
      );
    if (age >= 60 && (eye.side < 0 || head.turn < 0.5)) {
      lines.push(
        placed(eye, 0, [
          [1.35, 1],
          [1.75, -0.6],
        ]),
        placed(eye, 0, [
          [1.32, 4],
          [1.7, 5],
        ]),
      );
    }
  }
  if (age >= 60 && person.forehead) {
    lines.push([
      [head.x(-0.36), -31],
      [head.x(0), -32.4],
      [head.x(0.36), -31],
    ]);
    if (age >= 70)
      lines.push([
        [head.x(-0.28), -37.6],
        [head.x(0), -38.6],
        [head.x(0.28), -37.6],
      ]);
  }
  if (age >= 72)
    lines.push([
      [head.x(-0.72), 22],
      [head.x(-0.62), 31],
      [head.x(-0.6), 40],
    ]);
  return lines.length > 0 ? stroke(lines.map(smoothLine).join(''), ink, 1.3, ' opacity=".4"') : '';
}
