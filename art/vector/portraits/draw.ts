import { mkdirSync, writeFileSync } from 'node:fs';
import { ACCESSORIES } from './accessories.ts';
import { type Body, CLOTHES } from './clothes.ts';
import { drawEars, drawFace } from './face.ts';
import { blob, fill } from './geometry.ts';
import { HAIR } from './hair.ts';
import { Head } from './head.ts';
import { CLOTHS, GROUNDS, HAIRS, SKINS } from './palette.ts';
import { PEOPLE } from './people.ts';
import type { Person } from './person.ts';

const EYE_LEVEL = 130;

function bodyOf(person: Person): Body {
  const woman = person.sex === 'f';
  const frail = person.age >= 70 ? 6 : 0;
  return { shoulder: (woman ? 96 : 112) - frail, neck: (woman ? 20.5 : 26) - frail / 3, middle: 160 };
}

function neck(body: Body, head: Head, way: 1 | -1, skin: readonly string[]): string {
  const { neck: n, middle: m } = body;
  const lean = way * head.turn * -5;
  const shape = blob([
    [m - n + lean, 170, 1],
    [m + n + lean, 170, 1],
    [m + n, 214],
    [m + n + 16, 238],
    [m + n + 26, 290, 1],
    [m - n - 26, 290, 1],
    [m - n - 16, 238],
    [m - n, 214],
  ]);
  const chin = EYE_LEVEL + head.chin + 6;
  const mid = m + way * head.turn * 7;
  const shade = blob([
    [m - n + lean - 1, 172, 1],
    [m + n + lean + 1, 172, 1],
    [m + n, chin + 6],
    [mid + way * 6, chin + 17],
    [m - n, chin + 7],
  ]);
  return fill(shape, skin[0] ?? '') + fill(shade, skin[1] ?? '');
}

/** One portrait as a complete SVG document, 320 units square, safe to crop to a circle. */
export function portrait(person: Person): string {
  const head = new Head(person.face, person.turn, person.weight);
  const way = person.faces === 'right' ? 1 : -1;
  const skin = SKINS[person.skin];
  const hairTones = HAIRS[person.hairColour];
  const hair = HAIR[person.hair](head);
  const [ground, disc] = GROUNDS[person.ground];
  const body = bodyOf(person);
  const [outer, inner = 'ivory', trim = 'gold'] = person.cloths;
  const worn = (person.wears ?? []).map(
    (name): { head?: (h: Head) => string; body?: (b: Body) => string } => ACCESSORIES[name],
  );
  const place = `translate(160 ${EYE_LEVEL})${person.lean ? ` rotate(${person.lean} 0 70)` : ''}${way < 0 ? ' scale(-1 1)' : ''}`;
  const inHead = (content: string): string => `<g transform="${place}">${content}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" stroke-linecap="round" stroke-linejoin="round"><rect width="320" height="320" fill="${ground}"/>` +
    `<circle cx="${160 - way * 22}" cy="146" r="116" fill="${disc}"/>` +
    '<g transform="translate(160 148) scale(1.1) translate(-160 -134)">' +
    inHead(
      (hair.hanging ? fill(hair.hanging, hairTones[1]) : '') +
        (hair.back ? fill(hair.back, hairTones[0]) : ''),
    ) +
    '<g transform="translate(0 -6)">' +
    neck(body, head, way, skin) +
    CLOTHES[person.clothes](body, CLOTHS[outer], CLOTHS[inner], CLOTHS[trim]) +
    worn.map((thing) => thing.body?.(body) ?? '').join('') +
    '</g>' +
    inHead(
      (hair.skull ? fill(hair.skull, skin[0]) : '') +
        (hair.covers ? '' : drawEars(head, skin)) +
        drawFace(head, person, `${person.id}-face`, hair.skull !== undefined) +
        fill(hair.front, hairTones[0]) +
        (hair.dark ? fill(hair.dark, hairTones[1]) : '') +
        (hair.light ? fill(hair.light, hairTones[2]) : '') +
        worn.map((thing) => thing.head?.(head) ?? '').join(''),
    ) +
    '</g></svg>\n'
  );
}

if (import.meta.main) {
  const folder = new URL('./svg/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const person of PEOPLE) {
    const svg = portrait(person);
    const bytes = Buffer.byteLength(svg);
    if (bytes > 6144) throw new Error(`${person.id}: ${bytes} bytes, more than 6 KB`);
    writeFileSync(new URL(`${person.id}.svg`, folder), svg);
  }
}
