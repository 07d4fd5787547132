import { brush, fill, type Point, smoothLine, stroke } from './geometry.ts';
import type { Head } from './head.ts';
import type { Looks } from './looks.ts';
import { HAIRS, INK } from './palette.ts';

export interface Eye {
  x: number;
  half: number;
  /** 1 if the outer corner is at the right. */
  side: 1 | -1;
}

export function eyes(head: Head): readonly Eye[] {
  const half = 0.2 * head.width;
  return [
    { x: head.x(-0.47), half, side: -1 },
    { x: head.x(0.47), half: half * (1 - 0.26 * head.turn), side: 1 },
  ];
}

/** Points of an eye. They are given for an eye with its outer corner at the right, in halves of its width. */
export const placed = (eye: Eye, y: number, points: readonly Point[]): Point[] =>
  points.map(([px, py]) => [eye.x + px * eye.half * eye.side, y + py]);

export function drawEye(eye: Eye, person: Looks, skin: readonly [string, string, string]): string {
  const woman = person.sex === 'f';
  const old = person.age >= 65;
  const flick = woman && !old ? 0.16 : 0;
  const look = (person.turn > 0.3 ? 0.12 : 0) * eye.half;
  if (person.eyes === 'smiling') {
    const arch = placed(eye, 0, [
      [-1, 2.6],
      [-0.5, -1],
      [0.1, -2.3],
      [0.65, -0.6],
      [1.08 + flick, 3],
    ]);
    return fill(brush(arch, 3, 0.55), INK);
  }
  const tall = person.eyes === 'open' ? 5.6 : person.eyes === 'narrow' ? 3 : 4.3;
  const droop = old ? 1.6 : person.eyes === 'narrow' ? 0.2 : 0.7;
  const lid = placed(eye, 0, [
    [-1, 1.8],
    [-0.62, -tall * 0.55],
    [-0.05, -tall],
    [0.55, -tall * 0.72],
    [1.05 + flick, droop - flick * 7],
  ]);
  const crease = placed(eye, -tall * 0.5, [
    [-0.75, -1.4],
    [-0.1, -tall * 0.95],
    [0.6, -tall * 0.72],
    [1.02, -0.8],
  ]);
  const r = Math.min(tall * 0.86, eye.half * 0.38);
  const iris = `<ellipse cx="${(eye.x + look).toFixed(1)}" cy="${(r * 0.8 - tall * 0.62).toFixed(1)}" rx="${(r * (0.9 + eye.half * 0.008)).toFixed(1)}" ry="${r.toFixed(1)}" fill="${INK}"/>`;
  return (
    iris +
    fill(brush(lid, woman ? 2.9 : 2.6, 0.6), INK) +
    (person.eyes === 'narrow' ? '' : stroke(smoothLine(crease), skin[2], 1, ' opacity=".6"'))
  );
}

export function drawBrow(eye: Eye, person: Looks): string {
  const tones = HAIRS[person.hairColour];
  const colour = person.age >= 65 ? (person.hairColour === 'white' ? '#A59D92' : tones[1]) : tones[0];
  const width = (person.sex === 'f' ? 3 : 4.6) + (person.brow ?? 0);
  const arch = person.sex === 'f' ? 3 : 2.2;
  const points = placed(eye, -15.5, [
    [-1.02, 1.6],
    [-0.3, -arch * 0.6],
    [0.45, -arch],
    [1.3, 1.4],
  ]);
  return fill(brush(points, width, 0.3), colour, ' opacity=".9"');
}
